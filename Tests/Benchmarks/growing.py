"""Folders for which widgetlint once took more time or memory than they are worth, each in any size."""

from typing import Callable, NamedTuple

GOOD = "app: {name: A}\nwidgets: [{name: A}]\n"
HEAD = "app: {name: Maps}\nwidgets:\n"
RULES = ("grid-item-limit", "no-scrolling", "text-style", "content-margins", "grid-spacing", "font-color", "system-font",
         "title-prefix", "no-open-app-button", "placeholder-name")


class Kind(NamedTuple):
    name: str
    flags: str  # what is said beside the paths
    size: int  # the smaller one; the larger is ten times it
    files: Callable[[int], dict]
    paths: Callable[[int], list] = lambda count: ["."]


def lines(count, line):
    return "".join(line % index for index in range(count))


def rule(expect="{present: true}", given="'$.widgets[*]'", rest="", valid="['a: b']", name="own"):
    return (f"id: {name}\nseverity: warning\nsummary: s\n{rest}given: {given}\nexpect: {expect}\nmessage: '{{actual}}'\n"
            f"noFix: n\nexamples: {{valid: {valid}, invalid: [{{description: 'a: b', reports: /a}}]}}\n")


def team(text, description=GOOD):
    return {".widgetlint.yml": "rulePaths: [rules]\n", "rules/own.yml": text, "a.widget.yml": description}


def guidelines(fields="type: text", rows=1, description="guidelines: own\nf0: a0\n"):
    """A set of guidelines of one's own, with rows that hold some text."""
    row = "type: text, " if "type" not in fields else ""
    return {".widgetlint.yml": "rulePaths: [own]\n", "a.widget.yml": description,
            "own/guidelines.yml": "id: own\ntitle: t\nmeaning: m\nsources: {A: {title: a}}\n",
            "own/fields.yml": lines(rows, "- {path: f%d, meaning: m, " + row + fields.replace("%", "%%") + "}\n")}


def configured(text, count=100):
    return {".widgetlint.yml": text, **{f"{index}.widget.yml": GOOD for index in range(count)}}


def widgets(count, widget="{name: Maps}"):
    return HEAD + f"- {widget}\n" * count


def alias_bomb(count):
    """A list of lists through aliases: what is written stays small, and count elements are read."""
    return f"- &a [{'x, ' * 100}]\n" + "- *a\n" * (count // 101)


def baseline(count):
    return "version: 1\nfindings:\n" + lines(
        count, '  - {rule: "grid-item-limit", file: "Screen%d.widget.yml", path: "widgets/grid/items", value: 6}\n')


def listed(count):
    """A widget with long lists of all that is drawn one by one."""
    entry = "{title: {default: Go, %s}, opens: 'maps://x'}, "
    few = ", ".join("fr-%x: Va" % index for index in range(10))
    return {"a.widget.yml": HEAD + "- name: Maps\n  largestDisplayMode: expanded\n  grid: {items: ["
            + (entry % few).replace(", opens: 'maps://x'", "") * (count // 50) + "]}\n  buttons: [" + (entry % few) * (count // 50)
            + "]\n  font: [" + "{color: black}, " * (count // 10) + "]\n  content: {compact: [" + lines(count // 5, "a%d, ")
            + "], expanded: [" + lines(count // 5, "b%d, ") + "]}\n  title: {default: Maps, "
            + lines(count // 5, "aa-%x: Maps, ") + "}\n"}


def heavy(count):
    """Widgets that are each as much as fits a picture, of long texts, through aliases."""
    rows = ", ".join("'%d%s'" % (index, '"' * 300) for index in range(40))
    return {"a.widget.yml": f"x-w: &w {{name: Maps, largestDisplayMode: expanded, heights: {{expanded: 616}}, content: {{expanded: [{rows}]}},"
            f" buttons: [{'{title: Go}, ' * 60}], font: [{'{color: gray}, ' * 40}]}}\n" + HEAD + "- *w\n" * count}


PICTURED = [
    ("widgets without findings", 10_000, lambda n: {"a.widget.yml": HEAD + lines(n, "- {name: Maps %d, primary: false}\n")}),
    ("widgets with findings", 10_000, lambda n: {"a.widget.yml": widgets(n, "{name: Maps, margins: 0}")}),
    ("findings of a widget", 500, lambda n: {
        "a.widget.yml": HEAD + "- name: Maps\n  title:\n    default: Maps\n" + lines(n, "    aa-%x: x\n")}),
    ("what a widget lists", 40_000, listed),
    ("what widgets list, through aliases", 50, heavy),
    ("letters of a name", 1_000_000, lambda n: {"a.widget.yml": HEAD + "- {name: " + "\u00e9" * (n // 2) + ", margins: 0}\n"}),
]

KINDS = [
    # 1. One set of limits for all that is read.
    Kind("nodes of a configuration, through aliases", "", 4_500, lambda n: configured("exclude:\n" + alias_bomb(n), 1)),
    Kind("nodes of a rule, through aliases", "", 4_500,
         lambda n: team(rule(f"\n- &c {{path: .name, present: true}}\n" + "- *c\n" * (n // 5)))),
    Kind("nodes of a baseline, through aliases", "--baseline b.yml", 50_000,
         lambda n: {"b.yml": "version: 1\nfindings:\n- &e {rule: r, file: f, value: [a, b]}\n" + "- *e\n" * (n // 10),
                    "a.widget.yml": GOOD}),
    # 2. Linear in everything.
    Kind("%TAG lines", "", 80_000, lambda n: {"a.widget.yml": lines(n, "%%TAG !a%d! x\n") + "---\n" + GOOD}),
    Kind("constants of an enum, for 100 widgets", "", 4_900,
         lambda n: team(rule("{path: .name, enum: [" + lines(n, "a%d, ") + "]}"), widgets(100))),
    Kind("uses of a parameter with as many values", "", 1_000,
         lambda n: team(rule("\n" + "- {path: .name, enum: {parameter: p}}\n" * (n // 10),
                             rest="parameters: {p: [" + "a, " * 190 + "]}\n"), widgets(100))),
    Kind("examples of a rule", "test rules", 100, lambda n: team(rule(valid="[" + "'a: b', " * n + "]")), lambda n: []),
    Kind("conditions, on 1,000 widgets", "", 200,
         lambda n: team(rule("\n" + "- {path: .name, present: true}\n" * n), widgets(1_000))),
    Kind("widgets, under 1,000 conditions", "", 1_000,
         lambda n: team(rule("\n" + "- {path: .name, present: true}\n" * 1_000), widgets(n))),
    Kind("rules of a team", "", 100,
         lambda n: {".widgetlint.yml": "rulePaths: [rules]\n", "a.widget.yml": widgets(100),
                    **{f"rules/own{i}.yml": rule(name=f"own{i}") for i in range(n)}}),
    Kind("names for a field of guidelines", "", 4_900,
         lambda n: guidelines(fields="called: [" + lines(n, "a%d, ") + "]", description="guidelines: own\na: b\nc: d\n")),
    Kind("words of fields of guidelines", "", 2_000,
         lambda n: guidelines(fields="type: {words: [" + lines(n // 100, "a%d, ") + "]}", rows=100)),
    Kind("statements of guidelines, with a rule for each ten", "", 600,
         lambda n: {**guidelines(), "own/statements.yml": lines(n, "- {id: s%d, source: A, text: t}\n"),
                    **{f"own/r{i}.yml": rule(name=f"r{i}", given="$.f0", rest="statements: [" + "".join(
                        f"s{10 * i + j}, " for j in range(10)) + "]\n") for i in range(n // 10)}}),
    Kind("mistakes in the fields of guidelines", "", 16,
         lambda n: guidelines(fields="type: {words: [" + "a, " * n + "]}, " + lines(n, "k%d: v, "), rows=100)),
    Kind("findings with long messages", "", 1_000,
         lambda n: team(rule("{path: .name, equals: z}").replace("'{actual}'", "'" + "{p}" * 600 + "'").replace(
             "given:", "parameters: {p: " + "x" * 400_000 + "}\ngiven:", 1), widgets(n))),
    Kind("languages in which a rule fails at one node", "", 2_000,
         lambda n: team(rule("{path: .title, equals: z}"),
                        HEAD + "- name: A\n  title: {default: a, " + lines(n, "aa-%x: q, ") + "}\n")),
    Kind("words with marks, in a name", "", 1_000, lambda n: {
        "a.widget.yml": "guidelines: widgetkit\napp: {name: A}\nwidgets:\n- name: " + "wi\u0301dget " * n + "\n"}),
    Kind("documents with findings", "", 1_000, lambda n: {"a.widget.yml": "---\na: b\n" * n}),
    Kind("stale entries of a baseline", "--baseline b.yml", 2_000, lambda n: {"b.yml": baseline(n), "a.widget.yml": GOOD}),
    Kind("names in a suppression", "", 790_000,
         lambda n: {"a.widget.yml": GOOD + "# widgetlint:disable-file " + "a," * n + " -- r\n"}),
    Kind("near names in suppressions", "", 1_000,
         lambda n: {"a.widget.yml": GOOD + "# widgetlint:disable-file grid-item-limi -- r\n" * n}),
    Kind("near names in a configuration", "", 1_000, lambda n: configured("rules:\n" + lines(n, "  grid-item-limi%d: off\n"), 1)),
    Kind("exclusions with wildcards, for 100 files", "", 100, lambda n: configured("exclude:\n" + lines(n, "- '**/a%d*'\n"))),
    Kind("**/a/ in a glob, for a file in 400 folders", "", 600,
         lambda n: {".widgetlint.yml": "exclude: '" + "**/a/" * n + "b'\n", "a/" * 400 + "a.widget.yml": GOOD}),
    Kind("overrides, for 100 files", "", 100,
         lambda n: configured("overrides:\n" + "- {files: '*b', rules: {all: error}}\n" * n)),
    Kind("folders with equal settings", "", 500,
         lambda n: {f"{i // 100}/{i}/{name}": text for i in range(n) for name, text in (
             (".widgetlint.yml", "rules: {grid-item-limit: error}\n"), ("x.widget.yml", GOOD))}),
    Kind("folders with settings of their own", "", 100,
         lambda n: {f"{i // 100}/{i}/{name}": text for i in range(n) for name, text in (
             (".widgetlint.yml", "rules: {grid-item-limit: {maximum: %d}}\n" % (i + 1)), ("x.widget.yml", GOOD))}),
    Kind("folders in each other, each with a configuration", "", 40,
         lambda n: {"d/" * i + name: text for i in range(n) for name, text in (
             (".widgetlint.yml", "rules: {}\n"), ("x.widget.yml", GOOD))}),
    Kind("files, each with overrides of its own set", "", 100, lambda n: {
        ".widgetlint.yml": "overrides:\n" + lines(10, "- {files: '*b%d*', rules: {all: error}}\n"),
        **{"".join(f"b{bit}" for bit in range(10) if i >> bit & 1) + ".widget.yml": GOOD for i in range(n)}}),
    Kind("files, each with settings of its own", "", 100, lambda n: {
        ".widgetlint.yml": "overrides:\n" + "".join(
            "- {files: '*b%d*', rules: {%s: {severity: info}}}\n" % (bit, rule) for bit, rule in enumerate(RULES)),
        **{"".join(f"b{bit}" for bit in range(10) if i >> bit & 1) + ".widget.yml": GOOD for i in range(n)}}),
    Kind("paths after a flag", "--quiet", 2_000, lambda n: {f"{i}.widget.yml": GOOD for i in range(n)},
         lambda n: [f"{i}.widget.yml" for i in range(n)]),
    # 3. Memory bounded by a file, not by the run.
    *(Kind(f"files with 50,000 findings each, as {name}", f"--format {name}", 1,
           lambda n: {f"{i}.widget.yml": "x-a: [a, b]\n" * 50_000 for i in range(n)})
      for name in ("json", "sarif", "gitlab", "rdjson")),
    Kind("suppressed findings", "--format json", 500,
         lambda n: {"a.widget.yml": "# widgetlint:disable-file unknown-field -- why\n" + GOOD + lines(n, "k%d: 1\n")}),
    Kind("suppressions", "", 1_000,
         lambda n: {"a.widget.yml": HEAD + "- name: Maps\n" + lines(
             n, "  # widgetlint:disable-next unknown-field -- why\n  k%d: 1\n")}),
    # 4. Fixes.
    Kind("unsafe fixes of titles", "--unsafe-fixes --diff", 240, lambda n: {"a.widget.yml": widgets(n, "{name: x}")}),
    Kind("safe fixes of values", "--fix --diff", 400,
         lambda n: {"a.widget.yml": widgets(n, "{name: Maps, scrolls: 'no'}")}),
    Kind("unsafe fixes that do harm", "--unsafe-fixes --diff", 200,
         lambda n: {"a.widget.yml": HEAD + lines(n, "- {name: Nearby %d}\n") + lines(n, "- {name: Maps Nearby %d}\n")}),
    # 5. Output.
    Kind("lines of a diff", "--fix --diff", 400,
         lambda n: {"a.widget.yml": widgets(n, "{name: Maps,\n    primary: yes}")}),
    # 6. Pictures.
    *(Kind(f"{what}, {kind}", flags, size, files)
      for what, size, files in PICTURED for kind, flags in (("as a page", "--format html"), ("as a picture", "preview"))),
    Kind("rules of a team, as a page", "rules --format html", 100,
         lambda n: {".widgetlint.yml": "rulePaths: [rules]\n", **{
             f"rules/own{i}.yml": rule(name=f"own{i}", rest=f"guideline: g{i}\n") for i in range(n)}}, lambda n: []),
]
