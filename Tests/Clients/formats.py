"""Runs widgetlint over the examples and over hostile names, and reads each format with a reader of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote_to_bytes
from xml.etree import ElementTree

import jsonschema
import junitparser
from sarif import loader

ENDINGS = {"json": "json", "sarif": "sarif", "github": "txt", "gitlab": "json", "junit": "xml", "checkstyle": "xml",
           "rdjson": "json"}
NAMES = ["line\nbreak\r\n::error file=x::injected", "]]> <b> & \"'", "100%0A%25,a:b", "\x1b[31mred", "\u202eevil",
         "no\ufffecharacter", "Größe 🧩 e\u0301", "-dash", "#?a=b"]


class Reports:
    """What one run over a folder says, format by format."""

    def __init__(self, widgetlint, folder, output, status):
        output.mkdir()
        self.files = {name: output / f"report.{name}.{ending}" for name, ending in ENDINGS.items()}
        formats = [f"--format={name}={file}" for name, file in self.files.items()]
        run = subprocess.run([widgetlint, "--quiet", *formats, "."], cwd=folder, capture_output=True)
        assert run.returncode == status, run
        assert run.stdout == run.stderr == b"", run
        self.json = self.read("json")["findings"]
        self.suppressed = self.read("json")["summary"]["suppressed"]

    def text(self, name):
        return self.files[name].read_bytes().decode()

    def read(self, name):
        return json.loads(self.text(name))

    def xml(self, name):
        subprocess.run(["xmllint", "--noout", self.files[name]], check=True)
        return ElementTree.fromstring(self.text(name))


def workflow_commands(text):
    """GitHub's commands, as its runner takes them apart."""
    commands = []
    for line in re.split("\r\n|\r|\n", text)[:-1]:
        kind, properties, message = re.fullmatch("::(error|warning|notice) (.*?)::(.*)", line).groups()
        properties = dict(part.split("=", 1) for part in properties.split(","))
        for code, letter in [("0D", "\r"), ("0A", "\n"), ("3A", ":"), ("2C", ","), ("25", "%")]:
            properties = {key: value.replace("%" + code, letter) for key, value in properties.items()}
            if letter not in ":,":
                message = message.replace("%" + code, letter)
        commands.append((kind, properties, message))
    return commands


def xml_text(text):
    """A text as XML can hold it."""
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", lambda m: f"\\u{{{ord(m[0]):X}}}", text)


def log_text(text):
    """A text as a log shows it: what it would hide is written out, but for line breaks, which GitHub's commands escape."""
    hidden = ("[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff"
              "\U000e0000-\U000e0fff]")
    return re.sub(hidden, lambda m: f"\\u{{{ord(m[0]):X}}}", text)


def check(reports, schema):
    """Checks that all formats say what the JSON says."""
    said = [(f["file"], f["line"], f["message"]) for f in reports.json]

    sarif = reports.read("sarif")
    if schema:
        jsonschema.validate(sarif, schema)
    results = loader.load_sarif_file(str(reports.files["sarif"])).get_results()
    assert len(results) == len(said) + reports.suppressed
    shown = [(r["locations"][0]["physicalLocation"], r["message"]["text"]) for r in results if "suppressions" not in r]
    assert said == [(unquote_to_bytes(place["artifactLocation"]["uri"]).decode(), place["region"]["startLine"], message)
                    for place, message in shown]
    rules = sarif["runs"][0]["tool"]["driver"]["rules"]
    assert all(rules[r["ruleIndex"]]["id"] == r["ruleId"] for r in results)
    for rule in rules:
        assert rule["shortDescription"]["text"] and rule["fullDescription"]["text"], rule
        assert rule["help"]["text"] and rule["help"]["markdown"], rule
        assert rule["defaultConfiguration"]["level"] in ["error", "warning", "note"], rule

    commands = workflow_commands(reports.text("github"))
    logged = [(log_text(file), line, log_text(message)) for file, line, message in said]
    assert sorted((p["file"], int(p["line"]), m.split("\nhelp: ")[0]) for _, p, m in commands) == sorted(logged)
    kinds = [kind for kind, _, _ in commands]
    assert kinds == sorted(kinds, key=["error", "warning", "notice"].index)

    issues = reports.read("gitlab")
    assert [(i["location"]["path"], i["location"]["lines"]["begin"], i["description"]) for i in issues] == said
    assert len({i["fingerprint"] for i in issues}) == len(issues)
    assert {i["severity"] for i in issues} <= {"info", "minor", "major", "critical", "blocker"}

    diagnostics = [(d["location"]["path"], d["location"]["range"]["start"]["line"], d["message"].split("\nhelp: ")[0])
                   for d in reports.read("rdjson")["diagnostics"]]
    assert diagnostics == said

    said = [(xml_text(file), line, xml_text(message)) for file, line, message in said]
    errors = [(file.get("name"), int(error.get("line")), error.get("message"))
              for file in reports.xml("checkstyle") for error in file]
    assert errors == said

    reports.xml("junit")
    suites = list(junitparser.JUnitXml.fromfile(str(reports.files["junit"])))
    failures = [(suite.name, result.message) for suite in suites for case in suite for result in case.result
                if isinstance(result, junitparser.Failure)]
    assert failures == [(file, message) for file, _, message in said]
    clean = [suite for suite in suites if suite.failures == 0 and suite.skipped == 0]
    assert all(len(list(suite)) == 1 and next(iter(suite)).is_passed for suite in clean)
    return len(said), len(clean)


def main():
    folder, widgetlint = Path(sys.argv[1]), sys.argv[2]
    schema = json.loads(Path(sys.argv[3]).read_text()) if len(sys.argv) > 3 else None
    examples = Path(__file__).resolve().parents[2] / "examples"
    findings, clean = check(Reports(widgetlint, examples, folder / "examples", 1), schema)
    assert findings and clean
    print(f"formats: {findings} findings in the examples, read back from each format")

    hostile = folder / "hostile"
    hostile.mkdir()
    for name in NAMES:
        key = json.dumps(name)
        (hostile / f"{name}.widget.yml").write_text(f"app: {{name: Maps}}\nwidgets: [{{name: {key}, {key}: 1}}]\n")
    findings, _ = check(Reports(widgetlint, hostile, folder / "hostile-reports", 1), schema)
    assert findings >= len(NAMES)
    print(f"formats: {findings} findings with hostile names and values, read back to the same text")

    raw = folder / "raw"
    raw.mkdir()
    with open(os.fsencode(raw) + b"/\xff\xfe.widget.yml", "w") as file:
        file.write("app: {}\n")
    reports = Reports(widgetlint, raw, folder / "raw-reports", 1)
    locations = [r["locations"][0]["physicalLocation"] for r in reports.read("sarif")["runs"][0]["results"]]
    assert {p["artifactLocation"]["uri"] for p in locations} == {"%FF%FE.widget.yml"}

    empty = folder / "empty"
    empty.mkdir()
    (empty / "Clean.widget.yml").write_text("app: {name: Maps}\nwidgets: [{name: Maps}]\n")
    reports = Reports(widgetlint, empty, folder / "empty-reports", 0)
    check(reports, schema)
    assert reports.read("sarif")["runs"][0]["results"] == []


main()
