"""action.py ACTION OUT: runs the shell steps of a GitHub action as a runner does, with a release, for good and hostile inputs."""

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import yaml

ACTION, OUT = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
EXAMPLES = ACTION.parents[1] / "examples"
REPOSITORY = "your-organization/widgetlint"
DESCRIPTION = yaml.safe_load((ACTION / "action.yml").read_text(encoding="utf-8"))
STEPS = [step for step in DESCRIPTION["runs"]["steps"] if "run" in step]
# What each of these would leave behind where a shell read it as more than a text.
HOSTILE = ["; touch x", "$(touch x)", "`touch x`", "a\ntouch x", "a && touch x", "| touch x", "' ; touch x ; '", '" ; touch x ; "',
           "-- ; touch x", "../../$(touch x)", "0.1.0\n::warning::x"]
MARKS = ("x", "::warning::x")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def value(text, inputs):
    """An expression of a step's env, as the runner fills it in."""
    contexts = {f"inputs.{name}": given for name, given in inputs.items()}
    contexts["github.action_repository"] = REPOSITORY
    return re.sub(r"\$\{\{ *([\w.]+) *\}\}", lambda match: contexts[match[1]], text)


def run(server, given, tamper=None):
    """The exit code of the step that ended the action, its output, and what its step outputs were."""
    inputs = {name: str(entry.get("default", "")) for name, entry in DESCRIPTION["inputs"].items()} | given
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # Two folders deep, so that ../../ stays inside.
        workspace, temporary = folder / "runner" / "work space", folder / "temp"
        workspace.mkdir(parents=True), temporary.mkdir()
        for place in (workspace / "nearby.widget.yml", workspace / "our widgets" / "nearby.widget.yml"):
            place.parent.mkdir(exist_ok=True)
            shutil.copy(EXAMPLES / "nearby.widget.yml", place)
        shutil.copy(EXAMPLES / "good.widget.yml", workspace / "good.widget.yml")
        (workspace / "committed.sarif").write_text("{}", encoding="utf-8")
        paths, outputs = folder / "path", folder / "output"
        paths.touch(), outputs.touch()
        environment = {"PATH": os.environ["PATH"], "RUNNER_TEMP": str(temporary), "GITHUB_PATH": str(paths),
                       "GITHUB_OUTPUT": str(outputs), "GITHUB_ACTION_PATH": str(ACTION), "GITHUB_SERVER_URL": server,
                       "GITHUB_REPOSITORY": "a-team/app"}
        said = ""
        for step in STEPS:
            assert "${{" not in step["run"], f"pasted into a shell: {step['run']}"
            script = folder / "step.sh"
            script.write_text(step["run"], encoding="utf-8")
            added = ":".join(reversed(paths.read_text(encoding="utf-8").splitlines()))
            own = {key: value(text, inputs) for key, text in step.get("env", {}).items()}
            ended = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=workspace, text=True,
                                   env={**environment, **own, "PATH": f"{added}:{environment['PATH']}"}, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            said += ended.stdout
            if ended.returncode:
                break
        left = [str(path) for path in folder.rglob("*") if path.name in MARKS]
        assert not left, f"{given} left {left}"
        assert "\n::warning::x" not in said, f"{given} gave a command to the runner: {said}"
        return ended.returncode, said, outputs.read_text(encoding="utf-8")


def check(result, status, *texts, output=""):
    ended, said, outputs = result
    assert ended == status and all(text in said for text in texts) and output in outputs, (ended, said, outputs)


FINDINGS = ("::error file=nearby.widget.yml,line=15", "::warning file=nearby.widget.yml,line=13")
with tempfile.TemporaryDirectory() as root:
    releases = Path(root, REPOSITORY, "releases/download")
    version = re.search(r"widgetlint-(.+)-linux", next(OUT.glob("*.tar.gz")).name)[1]
    shutil.copytree(OUT, releases / f"v{version}")
    tampered = releases / "v9.9.9"
    tampered.mkdir()
    for file in (releases / f"v{version}").iterdir():
        content = file.read_bytes()
        if file.name == "SHA256SUMS":
            content = content.replace(version.encode(), b"9.9.9")
        elif file.name.endswith(".tar.gz"):
            content += b"!"
        (tampered / file.name.replace(version, "9.9.9")).write_bytes(content)
    unsummed = releases / "v7.7.7"
    shutil.copytree(releases / f"v{version}", unsummed)
    for file in list(unsummed.iterdir()):
        file.rename(unsummed / file.name.replace(version, "7.7.7"))
    (unsummed / "SHA256SUMS").write_text("", encoding="utf-8")
    serve = functools.partial(Quiet, directory=root)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve) as http_server:
        threading.Thread(target=http_server.serve_forever, daemon=True).start()
        action = functools.partial(run, f"http://127.0.0.1:{http_server.server_port}")

        check(action({}), 1, *FINDINGS, "file=our widgets/nearby.widget.yml")
        check(action({"paths": "good.widget.yml"}), 0)
        check(action({"paths": "good.widget.yml\nour widgets\n"}), 1, "file=our widgets/nearby.widget.yml")
        check(action({"args": "--fail-on never\n--select=grid-item-limit"}), 0, FINDINGS[1])
        check(action({"sarif": "out put.sarif"}), 1, *FINDINGS, output="sarif=written")
        check(action({"version": f"v{version}"}), 1, *FINDINGS)
        check(action({"version": "9.9.9"}), 2, "has not the sum")
        check(action({"version": "7.7.7"}), 2, "has no line for")
        committed = action({"sarif": "committed.sarif", "args": "--config=missing.yml"})
        assert committed[0] == 2 and "written" not in committed[2], committed
        check(action({"version": "8.8.8"}), 2, "cannot download")
        for text in HOSTILE:
            check(action({"version": text}), 2, "is no version")
            check(action({"paths": text}), 2)
            assert action({"args": text})[0] == 2
            assert action({"sarif": text + ".sarif"})[0] in (1, 2)
        http_server.shutdown()
print(f"action: its steps lint, refuse a tampered release, and take {len(HOSTILE)} hostile texts in each input as texts")
