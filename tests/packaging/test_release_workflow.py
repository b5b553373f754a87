"""The release workflow without its machines: what it uses is pinned and alive, and its jobs hang together."""

from __future__ import annotations

import re

from setup_env import ROOT

TEXT = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
#: The oldest major versions that run on a Node that GitHub still has.
ALIVE = {
    "actions/checkout": 5,
    "actions/setup-python": 6,
    "actions/upload-artifact": 6,
    "actions/download-artifact": 7,
}
RUNNERS = {"ubuntu-24.04", "windows-2022", "macos-15", "macos-15-intel"}


def jobs() -> dict[str, str]:
    """Each job's part of the file."""
    parts = re.split(r"^  (\w+):\n", TEXT.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_actions_are_pinned_to_commits_of_living_versions() -> None:
    used = re.findall(r"uses: (\S+)@(\S+)(?: # v(\d+)\.\d+\.\d+)?$", TEXT, re.MULTILINE)
    assert len(used) == TEXT.count("uses:") > 0
    for action, commit, major in used:
        assert re.fullmatch(r"[0-9a-f]{40}", commit)
        assert int(major) >= ALIVE[action]
    assert len({(action, commit) for action, commit, _ in used}) == len({action for action, _, _ in used})


def test_no_checkout_leaves_its_token_behind() -> None:
    for after in TEXT.split("actions/checkout@")[1:]:
        assert "persist-credentials: false" in "\n".join(after.splitlines()[:3])


def test_runners_are_there_and_every_job_ends() -> None:
    runners = set(re.findall(r"(?:runs-on|runner): ([\w.-]+)$", TEXT, re.MULTILINE))
    assert runners <= RUNNERS
    assert [name for name, job in jobs().items() if "    timeout-minutes: " not in job] == []


def test_jobs_wait_for_jobs_that_exist() -> None:
    found = jobs()
    for job in found.values():
        for needed in re.findall(r"^    needs: (.+)$", job, re.MULTILINE):
            assert set(re.findall(r"\w+", needed)) <= found.keys()


def test_tools_and_parts_are_named_exactly() -> None:
    from build import ORDER

    for words in re.findall(r"pip install (.+)$", TEXT, re.MULTILINE):
        assert [word for word in words.split() if "==" not in word] == []
    for words in re.findall(r"dev\.py build (.+)$", TEXT, re.MULTILINE):
        assert set(words.split()) <= set(ORDER)
    assert "pipx run" not in TEXT
