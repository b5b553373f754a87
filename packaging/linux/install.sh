#!/bin/sh
# Installs Carte Italiane for you alone, without administrator rights:
#   ./install.sh              the program into ~/.local/lib, a command into ~/.local/bin, an entry into the menu
#   ./install.sh --remove     takes all of it away again; your matches and preferences stay
# Both also mend or take away an installation that is broken.
set -eu
home="${HOME:?}/.local"
program="$home/lib/carte-italiane"
command="$home/bin/carte-italiane"
data="${XDG_DATA_HOME:-$home/share}"

# The program itself takes its files out of the menu; one that cannot start has it done here.
forget() {
    if [ -x "$program/carte-italiane" ] && "$program/carte-italiane" install-desktop --remove >/dev/null 2>&1; then
        return
    fi
    id=io.github.carteitaliane.CarteItaliane
    rm -f "$data/applications/$id.desktop" "$data/mime/packages/$id.xml"
    rm -f "$data"/icons/hicolor/*/apps/"$id".* "$data"/icons/hicolor/*/mimetypes/application-x-carte-italiane.*
    update-mime-database "$data/mime" >/dev/null 2>&1 || true
    update-desktop-database "$data/applications" >/dev/null 2>&1 || true
}

remove() {
    forget
    if [ "$(readlink "$command" 2>/dev/null || true)" = "$program/carte-italiane" ]; then
        rm -f "$command"
    fi
    rm -rf "$program" "$program.new"
}

install() {
    if ! told=$("$here/carte-italiane" --version 2>&1); then
        echo "Carte Italiane cannot start on this system, so nothing has been changed." >&2
        echo "It needs a 64-bit Linux with glibc 2.36 or newer, like Debian 12, Ubuntu 24.04 or Fedora 37." >&2
        echo "What it said: $told" >&2
        exit 1
    fi
    mkdir -p "$home/lib" "$home/bin"
    rm -rf "$program.new"
    cp -R "$here" "$program.new"  # whole, before anything of an older version goes
    if [ -d "$program" ]; then
        forget
        rm -rf "$program"
    fi
    mv "$program.new" "$program"
    ln -sf "$program/carte-italiane" "$command"
    "$program/carte-italiane" install-desktop
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
    install
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
