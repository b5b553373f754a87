#!/bin/sh
# Installs Carte Italiane for you alone, without administrator rights:
#   ./install.sh              the program into ~/.local/lib, a command into ~/.local/bin, an entry into the menu
#   ./install.sh --remove     takes all of it away again; your matches and preferences stay
set -eu
home="${HOME:?}/.local"
program="$home/lib/carte-italiane"
command="$home/bin/carte-italiane"

remove() {
    if [ -x "$program/carte-italiane" ]; then
        "$program/carte-italiane" install-desktop --remove
    fi
    if [ "$(readlink "$command" 2>/dev/null || true)" = "$program/carte-italiane" ]; then
        rm -f "$command"
    fi
    rm -rf "$program"
}

case "${1:-}" in
--remove)
    remove
    echo "Carte Italiane has been removed. Your matches and preferences are still there."
    ;;
"")
    here=$(cd "$(dirname "$0")" && pwd)
    if [ "$here" = "$program" ]; then
        echo "This is the installed program. To take it away: $program/install.sh --remove" >&2
        exit 2
    fi
    if [ -d "$program" ]; then remove; fi
    mkdir -p "$home/lib" "$home/bin"
    cp -R "$here" "$program"
    ln -sf "$program/carte-italiane" "$command"
    "$program/carte-italiane" install-desktop
    echo "Carte Italiane is installed. It is in the menu of your desktop, and starts by: carte-italiane"
    case ":$PATH:" in
    *":$home/bin:"*) ;;
    *) echo "(The folder $home/bin is not on your PATH yet; the menu entry works all the same.)" ;;
    esac
    ;;
*)
    echo "Usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
