"""What `widgetlint import` takes: as its inputs grow, over hostile projects, and beside the files that a target names."""

import pathlib
import shutil
import statistics
import tempfile

import building
from measuring import Command, Failure, counted, ratios, seconds, table, verdict
from projects import EXTENSION, OBJECTIVE_C, PLIST, SWIFT, lines, project, write
from shapes import READERS, SHAPES, board, widget_kit

DEEP = 100_000
LONG = 100_000_000
BOMB = ('<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a0 "aaaaaaaaaa">'
        + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12)) + "]>")
CODE = {"Swift": "Today.swift", "Objective-C": "Old.m", "project": "Dice.xcodeproj/project.pbxproj", "property list": "Info.plist",
        "strings": "en.lproj/InfoPlist.strings", "catalog": "Images.xcassets/one.imageset/Contents.json",
        "storyboard": "Main.storyboard", "build settings": "a.xcconfig"}


def own_view(code):
    """An extension of ten widgets that share a view."""
    made = widget_kit(10, 1, "", code)
    return {**made, "Today.swift": made["Today.swift"].replace("{ var body: some View {", "{ var body: some View { own();")}


HOSTILE = {
    "an entity bomb as storyboard": lambda: {"Main.storyboard": BOMB + '<document initialViewController="&a11;"/>'},
    "an entity bomb as property list": lambda: {"Info.plist": BOMB + "<plist><dict>" + EXTENSION + "<key>&a11;</key></dict></plist>"},
    **{f"100 MB in one line of {name}": lambda name=name: {CODE[name]: b"x" * LONG} for name in CODE},
    "16 MB in one line of build settings": lambda: {"a.xcconfig": "A = " + "$(A)" * (4 << 20)},
    "4 MB of one name in Swift": lambda: {"Today.swift": SWIFT % ("x" * (4 << 20))},
    "100,000 types in each other": lambda: {"Today.swift": "class A { func f() { (" * DEEP},
    "100,000 interpolations in each other": lambda: {"Today.swift": '"\\(' * DEEP},
    "100,000 #if in each other": lambda: {"Today.swift": "#if A\n" * DEEP + "#if " + "!" * DEEP},
    "60,000 else if": lambda: {"Today.swift": SWIFT % (
        "  func widgetActiveDisplayModeDidChange(_ m: NCWidgetDisplayMode, withMaximumSize s: CGSize) {\n if a {}"
        + lines(60_000, " else if m == .compact { preferredContentSize = s }") + "\n}\n")},
    "20,000 blocks in each other": lambda: {"a.xcconfig": "A = Dice\nIPHONEOS_DEPLOYMENT_TARGET = 9.0\n", "Today.swift": SWIFT % (
        "  func viewDidLoad() {" + " if a { extensionContext.widgetLargestAvailableDisplayMode = .expanded\n" * 20_000 + "}" * 20_000 + "}\n")},
    "20,000 buttons that are removed after 1,260 branches": lambda: board(
        lambda count: '<button id="b"/>', outlets=lambda count: '<outlet property="runButton" destination="b"/>',
        code=lambda count: "  func f() {\n" + (" else ".join(["if a { return }"] * 60) + "\n") * 21
        + "if x {\n" + "runButton.removeFromSuperview()\n" * count + "}\n}\n")(20_000),
    "2,000 results in 490 closures": lambda: {"Today.swift": SWIFT % (
        "  func widgetPerformUpdate(completionHandler h: @escaping (NCUpdateResult) -> Void) {\n"
        + ("return " + "a + " * 230 + "f({ ") * 490 + "h(.newData)\n" * 2_000 + "})" * 490 + "\n}\n")},
    "a property of 100,000 lines, used 2,000 times": lambda: {"Today.swift": SWIFT % (
        "  var f: UIFont {\n" + "a()\n" * DEEP + "}\n  func g() {\n" + "l.font = f\n" * 2_000 + "}\n")},
    "texts by a function of 100,000 lines": lambda: widget_kit(1, 2_000, 'Text(L("a"))\n', (
        'func L(_ k: String) -> String {\n  let x = NSLocalizedString(k, comment: "")\n' + "a()\n" * DEEP + "}\n")),
    "2,000 images below 2,850 modifiers": lambda: widget_kit(1, 1, (
        "VStack {\n" * 30 + 'Image("a")\n' * 2_000 + ("}" + ".padding()" * 95 + "\n") * 30)),
    "fonts of 20,000 types": lambda: widget_kit(1, 2_000, "Text(n).font(Q.x)\n", lines(20_000, "struct T# { static let x = 1 }\n")),
    "2,000 names below 490 conditions": lambda: widget_kit(1, 1, (
        ("if " + "a == b || " * 14 + "a {\n") * 490 + "h\n" * 2_000 + "}" * 490 + "\n"),
        'extension V0 { var h: some View { Text("x").font(.body) } }\n'),
    "60,000 texts after 700 branches, in ten widgets": lambda: own_view((
        "extension View { func own() -> some View {\n" + 'if a { return Text("") }\n' * 700 + "Text()\n" * 60_000 + "} }\n")),
    "100,000 message sends in each other": lambda: {"Old.m": OBJECTIVE_C % ("- (void)f { " + "[[" * DEEP + "self openURL:" + "]]" * DEEP + "; }\n")},
    "100,000 elements in each other": lambda: {"Main.storyboard": "<a>" * DEEP},
    "100,000 lists in each other, project": lambda: {"Dice.xcodeproj/project.pbxproj": "{ a = (" * DEEP},
    "100,000 lists in each other, property list": lambda: {"Info.plist": "<plist>com.apple.widget-extension" + "<array>" * DEEP},
    "100,000 lists in each other, JSON": lambda: {CODE["catalog"]: '{"a":[' * DEEP},
    "a link out of the folder": lambda: {"Main.storyboard": None, "Out.storyboard": ("/etc/hostname",)},
    "links in a circle": lambda: {"x/a": ("../x",), "y": ("y",)},
    "settings that include each other": lambda: {"a.xcconfig": '#include "b.xcconfig"\nA = Dice\n', "b.xcconfig": '#include "a.xcconfig"\n' * 1_000},
    "$(A) that holds itself, doubled": lambda: {"a.xcconfig": "A = $(B)$(B)\nB = $(A)$(A)\n"},
    "$(A) of 40 doublings": lambda: {"a.xcconfig": "A = $(D39)\nD0 = aaaaaaaaaa\n" + "".join(f"D{n} = $(D{n - 1})$(D{n - 1})\n" for n in range(1, 40))},
    "groups that hold each other": lambda: {"Dice.xcodeproj/project.pbxproj": project(
        group=", H", objects='H = {isa = PBXGroup; sourceTree = "<group>"; path = h; children = (I, G);}; I = {isa = PBXGroup; sourceTree = "<group>"; children = (H);};')},
    "a binary property list": lambda: {"Info.plist": b"bplist00 com.apple.widget-extension \x00\xff" * 1_000},
    "UTF-16 without an end": lambda: {"en.lproj/InfoPlist.strings": '"CFBundleDisplayName" = "Würfel";\n'.encode("utf-16") + b"\xd8"},
    "zeros as each file": lambda: {name: bytes(1 << 20) for name in CODE.values() if name not in ("Info.plist", CODE["project"])},
    "names with line breaks and control characters": lambda: {
        "a\nb\x1b[31m/Info.plist": PLIST % EXTENSION, "Today\x07\n.swift": SWIFT % "",
        "Dice.xcodeproj/project.pbxproj": project(sources=("Today\\U0007\\n.swift", "Old.m"))},
    "200,000 files that nothing names": lambda: {f"d{n // 1_000}/{n}.txt": "" for n in range(200_000)},
    "a folder 500 deep": lambda: {"d/" * 500 + "Info.plist": PLIST % EXTENSION},
}


def command(program, folder):
    return Command([program, "import", "--app-name", "Dice", str(folder)], one_core=True, accepted=(0, 1, 2))


def growth(bench):
    """Ten times the input in at most twelve times the time."""
    rows, missed = [], []
    with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
        # The least of several: the first run of a program also reads it from the disk.
        empty = command(bench.plain, write(pathlib.Path(folder, "start"), {}))
        start = min(sample.cpu for sample in bench.runner.rounds([empty], 10)[0])
        started = counted(empty.arguments)
        for name, (count, files) in {**READERS, **SHAPES}.items():
            small, large = (write(pathlib.Path(folder, f"{name}-{n}"), files(n)) for n in (count, 10 * count))
            size = max(path.stat().st_size for path in pathlib.Path(large).rglob("*") if path.is_file())
            commands = [command(bench.plain, folder) for folder in (small, large)]
            one, ten = bench.runner.rounds(commands, 5)
            below, above = (max(min(sample.cpu for sample in samples) - start, 1e-6) for samples in (one, ten))
            times = above / below
            # Another program may have disturbed the times; instructions decide.
            if times > 12 and started:
                less, more = (counted(command.arguments) - started for command in commands)
                times = more / less
            if times > 12:
                missed.append(f"{name} ({times:.1f})")
            rows.append([name, f"{size / 1e6:.1f} MB", seconds(below), seconds(above), f"{times:.1f}",
                         verdict(times, 12, 11), f"{max(sample.peak for sample in ten):.0f} MiB"])
            building.say(f"{name}: {times:.1f} times, {seconds(above)}")
            shutil.rmtree(large)
    table("Growth of the import", ["what grows", "ten times", "CPU time", "of ten times", "times", "", "peak memory"], rows,
          f"Less the {seconds(start)} of a project that holds nothing. At most 12 times, or it grows faster than its input:"
          " counted in instructions, all take 8 to 11 times; large tables that outgrow the caches take some time more.")
    if missed:
        raise Failure("over 12 times the time for ten times the input: " + "; ".join(missed))


def hostile(bench):
    """Each ends, with a message or a description, in bounded memory."""
    rows, missed = [], []
    with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
        for name, files in HOSTILE.items():
            made = pathlib.Path(folder, "made")
            changes = files()
            write(made, {path: text for path, text in changes.items() if text is not None})
            for path in (path for path, text in changes.items() if text is None):
                swap(made, path)
            sample = bench.runner.once(command(bench.plain, made))
            if sample.peak > 1024:
                missed.append(f"{name} ({sample.peak:.0f})")
            rows.append([name, seconds(sample.cpu), f"{sample.peak:.0f}", verdict(sample.peak, 1024, 512)])
            building.say(f"{name}: {seconds(sample.cpu)}")
            shutil.rmtree(made)
    table("Hostile projects", ["project", "CPU time", "peak MiB", "of 1,024"], rows)
    if missed:
        raise Failure("over 1,024 MiB: " + "; ".join(missed))


def swap(folder, path):
    """Puts the link `Out…` in the place of a file."""
    file = pathlib.Path(folder, path)
    file.unlink()
    pathlib.Path(folder, "Out" + file.suffix).rename(file)


def rest(bench):
    """A repository around the target costs less than the target's own files."""
    with tempfile.TemporaryDirectory(dir=building.WORK) as folder:
        own = [f"Today/f{n}.swift" for n in range(300)]
        body = lines(60, '  func f#() {\n    label#.font = UIFont(name: "A#", size: 12)\n  }\n')
        others = lines(6_000, ", N#")
        objects = lines(6_000, 'N# = {isa = PBXFileReference; path = "App/a#.swift"; sourceTree = "<group>";};\n')
        changes = {"Dice.xcodeproj/project.pbxproj": project((*own, "Today.swift", "Old.m"), others, objects),
                   **{path: SWIFT.replace("Today", path[6:-6]) % body for path in own}}
        alone = write(pathlib.Path(folder, "alone"), changes)
        whole = write(pathlib.Path(folder, "whole"), {**changes, **{f"App/a{n}.swift": SWIFT % body for n in range(6_000)}})
        one, all_files = bench.runner.rounds([command(bench.plain, alone), command(bench.plain, whole)], 5)
        median = statistics.median(ratios(all_files, one, "cpu"))
        table("Import of a target among 6,000 files of others", ["", "CPU time"], [
            ["the target's 300 files and the project file alone", seconds(statistics.median(s.cpu for s in one))],
            ["among 6,000 other files", seconds(statistics.median(s.cpu for s in all_files))],
        ], f"{median:.2f} times: {verdict(median, 2, 1.2)}; 2 is the bound.")


def imports(bench):
    """All three, of which the last two may fail."""
    rest(bench)
    hostile(bench)
    growth(bench)
