"""What of a project grows: for each a number, and the files whose size goes with it."""

from projects import EXTENSION, OBJECTIVE_C, PLIST, SCENE, SWIFT, lines, project

MODE = "  func widgetActiveDisplayModeDidChange(_ m: NCWidgetDisplayMode, withMaximumSize s: CGSize) {\n%s}\n"


def swift(body):
    return lambda count: {"Today.swift": SWIFT % body(count)}


def objective_c(body):
    return lambda count: {"Today.swift": "", "Old.m": OBJECTIVE_C % body(count)}


def board(views, constraints=lambda count: "", outlets=lambda count: "", code=lambda count: ""):
    return lambda count: {
        "Main.storyboard": (SCENE % (views(count), constraints(count))).replace(
            "</viewController>", f"<connections>{outlets(count)}</connections></viewController>"),
        "Today.swift": SWIFT % code(count)}


def objects(text, **changes):
    """A project file with more objects, and with some of its texts replaced."""
    def files(count):
        made = project(objects=text(count))
        for old, new in changes.values():
            made = made.replace(old, new(count))
        return {"Dice.xcodeproj/project.pbxproj": made}
    return files


def manifest(name, text):
    """A project that others make from a file."""
    return lambda count: {"Dice.xcodeproj/project.pbxproj": None, name: text(count)}


def xcode_gen(targets=lambda count: "", today="    sources: [Today.swift]\n"):
    return manifest("project.yml", lambda count: (
        "name: Dice\noptions: {deploymentTarget: {iOS: '10.0'}}\ntargets:\n  App:\n    type: application\n    platform: iOS\n"
        "    info: {path: App.plist, properties: {CFBundleDisplayName: Dice}}\n    dependencies: [{target: Today}]\n"
        "  Today:\n    type: app-extension\n    platform: iOS\n    info: {path: Info.plist, properties: {NSExtension: "
        "{NSExtensionPointIdentifier: com.apple.widget-extension, NSExtensionPrincipalClass: Today}}}\n"
        + (today if isinstance(today, str) else today(count)) + targets(count)))


def tuist(source, constants=""):
    target = ('.target(name: "%s", destinations: .iOS, product: .%s, bundleId: "a", infoPlist: .extendingDefault(with: [%s]),'
              ' sources: [%s], dependencies: [%s]),\n')
    extension = '"NSExtension": ["NSExtensionPointIdentifier": "com.apple.widget-extension"]'
    return manifest("Project.swift", lambda count: (
        'import ProjectDescription\n' + lines(count, constants) + 'let project = Project(name: "Dice", targets: [\n'
        + target % ("App", "app", '"CFBundleDisplayName": "Dice"', "", '.target(name: "Today")')
        + target % ("Today", "appExtension", extension, lines(count, source), "") + "])\n"))


def widget_kit(widgets, views, view='Text("T#").font(.system(size: 9)).padding(#)\n', rest=""):
    """An extension of WidgetKit with so many widgets, the first of which has so many views, beside other code."""
    body = lines(views, view)
    return {
        "Info.plist": PLIST % EXTENSION.replace("com.apple.widget-extension", "com.apple.widgetkit-extension"),
        "Today.swift": "import SwiftUI\nimport WidgetKit\n@main struct B: WidgetBundle {\n  var body: some Widget {\n"
        + lines(widgets, "W#()\n") + "}\n}\n" + lines(
            widgets, 'struct W#: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k#", provider: P()) { _ in V#() }\n'
            '  .configurationDisplayName("Name #").description("Text #").supportedFamilies([.systemSmall]) } }\n')
        + lines(widgets, "struct V#: View { var body: some View { Text(\"#\").font(.system(size: 9)) } }\n").replace(
            'View { Text("0")', 'View { VStack {\n' + body + '} ; Text("0")', 1) + rest}


def chain(count, line):
    return "".join(line % (index, index + 1) for index in range(count))


# For each reader a number, and the files of a project whose size goes with it; ten times as many still fit the limits.
READERS = {
    "project file": (8000, lambda count: {"Dice.xcodeproj/project.pbxproj": project(
        group=lines(count, ", N#"), objects=lines(count, 'N# = {isa = PBXFileReference; path = "a#.swift"; sourceTree = "<group>";};\n'))}),
    "property list": (15000, lambda count: {"Info.plist": PLIST % (EXTENSION + lines(count, "<key>k#</key><string>text</string>\n"))}),
    "strings": (40000, lambda count: {"en.lproj/InfoPlist.strings": lines(count, '"key #" = "text \\U00e9 #";\n')}),
    "JSON of a catalog": (25000, lambda count: {
        "Main.storyboard": SCENE % ('<imageView image="one"/>', ""), "Images.xcassets/one.imageset/Contents.json":
                                        '{"images": [%s{}]}' % lines(count, '{"idiom": "universal", "scale": "#x"},\n')}),
    "storyboard": (3000, lambda count: {"Main.storyboard": SCENE % (
        lines(count, '<label id="l#" text="#"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>\n',
              '<button id="b#"><state key="normal" title="#"/></button>\n'),
        lines(count, '<constraint firstItem="l#" firstAttribute="top" secondItem="v" secondAttribute="top" constant="#" id="c#"/>\n'))}),
    "build settings": (6000, lambda count: {"a.xcconfig": "A = $(A9)\n" + lines(count, "A# = a$(B#:lower)\nB#[sdk=iphoneos*] = #\n")}),
    "Swift": (1500, lambda count: {"Today.swift": SWIFT % (
        lines(count, '  func f#() {\n    let a = "maps://#"\n    label#.font = UIFont(name: "A#", size: 12)\n    button.setTitle("#", for: .normal)\n',
              "    if b { preferredContentSize = CGSize(width: 0, height: #) } else { g(#) }\n",
              "    extensionContext?.open(URL(string: a)!)\n  }\n"))}),
    "Objective-C": (1100, lambda count: {"Today.swift": "", "Old.m": OBJECTIVE_C % (
        lines(count, '- (void)f# {\n  NSString *a = @"maps://#";\n  self.label#.font = [UIFont fontWithName:@"A#" size:12];\n',
              "  if (b) { self.preferredContentSize = CGSizeMake(0, #); } else { [self g:#]; }\n",
              "  [self.extensionContext openURL:[NSURL URLWithString:a] completionHandler:nil];\n}\n"))}),
    "names of constants": (3000, lambda count: {"Today.swift": SWIFT % (
        lines(count, '  private var name# = "A#"\n  func f#() { label#.font = UIFont(name: name#, size: 12) }\n'))}),
    "XcodeGen's targets": (40, xcode_gen(lambda count: lines(count, "  T#: {type: framework, platform: iOS, sources: [" + "A#, " * 25 + "B#]}\n"))),
    "XcodeGen's templates": (40, xcode_gen(lambda count: (
        lines(count, "  T#: {templates: [U#]}\n") + "targetTemplates:\n"
        + lines(count, "  U#: {type: framework, platform: iOS, sources: ['${target_name}']}\n")))),
    "XcodeGen's settings": (2000, xcode_gen(today=lambda count: "    settings:\n" + lines(count, "      A#: $(B#)\n"))),
    "Tuist's sources": (600, tuist('"Today.swift", ')),
    "Tuist's constants": (600, tuist("source#, ", 'let source# = "Today.swift"\n')),
    "WidgetKit's widgets": (40, lambda count: widget_kit(count, 1)),
    "views of a widget": (800, lambda count: widget_kit(1, count)),
    "statements of one method": (2500, lambda count: {"Today.swift": SWIFT % (
        "  func viewDidLoad() {\n" + lines(count, "    var a# = UIEdgeInsets(top: #, left: 0, bottom: 0, right: 0)\n    use(a#)\n",
                                           "    if #available(iOS 1#, *) { label#.textColor = .red }\n") + "  }\n")}),
}

# The same for what once took more time than its size.
SHAPES = {
    "fonts that views hand on": (300, lambda count: widget_kit(1, count, 'f#("A#", #); f#("B", 9)\n', chain(
        count, "extension View { func f%d(_ a: String, _ b: CGFloat) -> some View { VStack { "
        "Text(a).font(.custom(a, fixedSize: b)); f%d(a, b) } } }\n"))),
    "cases that views hand on": (300, lambda count: widget_kit(1, count, "f#(.a); f#(.b)\n", "enum K { case a, b }\n" + chain(
        count, "extension View { func f%d(_ k: K) -> some View { if k == .a { Text(n).font(.body) } else { f%d(k) } } }\n"))),
    "raw values of cases": (300, lambda count: widget_kit(
        1, count, "Text(n).font(.custom(F.c#.rawValue, fixedSize: 9))\n", "enum F: String {\n" + lines(count, 'case c# = "A#"\n') + "}\n")),
    "links that calls give": (300, lambda count: widget_kit(
        1, count, 'R(t: "#", u: URL(string: "a://#")!)\n', "struct R: View { let t: String\nlet u: URL\nvar body: some View { VStack {\n"
        + "Link(destination: u) { Text(t) }\n" * count + "} } }\n")),
    "branches that return": (600, lambda count: widget_kit(
        1, 1, "own()\n", "extension View { func own() -> AnyView {\n" + lines(
            count, "if family == .systemSmall { return AnyView(Text(n).font(.body)) }\n") + "return AnyView(Text(n)) } }\n")),
    "classes that inherit from each other": (1500, lambda count: {
        "Today.swift": SWIFT.replace("UIViewController", "C0") % "" + chain(count, "class C%d: C%d {}\n")}),
    "classes, each made": (5000, lambda count: {
        "Today.swift": SWIFT % ("func f() {\n" + lines(count, "V#()\n") + "}\n") + lines(count, "class V#: UIView {}\n")}),
    "classes in each other, each made": (400, lambda count: {
        "Today.swift": SWIFT % (chain(count, "class V%d: UIView { let v = V%d()\n") + "}" * count)}),
    "actions that call each other": (1000, swift(
        lambda count: chain(count, "@objc func f%d() { g() }\nfunc g() { f%d(); extensionContext?.open(u) }\n") + "func v() {\n"
        + chain(count, "b.addTarget(self, action: #selector(f%d), for: .x) // %d\n") + "}\n")),
    "extensions of a class that is made": (10000, lambda count: {
        "Today.swift": SWIFT % ("func f() {\n" + "V()\n" * count + "}\n") + lines(count, "extension V { func f#() {} }\n") + "class V {}\n"}),
    "heads of classes without a body": (20000, swift(lambda count: "class A : " * count)),
    "functions without parameters": (40000, swift(lambda count: "func f " * count)),
    "initializers without parameters": (40000, swift(lambda count: "init? " * count)),
    "assignments in each other": (3000, swift(lambda count: "func f() { " + "view.backgroundColor = " * count + "}\n")),
    "one property, set and used": (1500, swift(lambda count: ' var name = "a"\n func viewDidLoad() {\n' + lines(
        count, ' name = "a#"\n l.font = UIFont(name: name, size: 1)\n') + "}\n")),
    "methods of one name that call each other": (4000, swift(lambda count: " func touchesBegan() { f() }\n" + lines(
        count, " func f(a#: Int) { f() }\n"))),
    "largest modes of one name": (500, swift(lambda count: " func viewDidLoad() {\n var mode = x\n" + "mode = .compact\n"
                                             " extensionContext?.widgetLargestAvailableDisplayMode = mode\n" * count + "}\n")),
    "methods that set sizes, each called": (1500, swift(lambda count: (
        " func widgetActiveDisplayModeDidChange(_ m: NCWidgetDisplayMode, withMaximumSize s: CGSize) {\n" + lines(count, "f#(m); f#(m)\n") + "}\n"
        + lines(count, "func f#(_ m: NCWidgetDisplayMode) { if m == .compact { preferredContentSize.height = 9 } }\n")))),
    "macros of macros": (3000, objective_c(lambda count: "".join(f"#define A{n} (A{n + 1})\n" for n in range(count)) + (
        "- (void)viewDidLoad {\n" + lines(count, "if (A#) { context.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded; }\n") + "}\n"))),
    "message sends in each other": (10000, objective_c(lambda count: "- (void)touchesBegan {" + "[e openURL:" * count + "x" + "]" * count + "; }\n")),
    "titles without an end": (12000, objective_c(lambda count: "- (void)f {" + "b setTitle: " * count + " }\n")),
    "one action of many buttons": (1500, board(
        lambda count: lines(count, '<button id="b#"><state key="normal" title="T#"/><connections>'
                            '<action selector="tap:" destination="a"/></connections></button>\n'),
        code=lambda count: "@IBAction func tap(_ sender: Any) {\n" + lines(count, ' extensionContext?.open(URL(string: "a#://")!)\n') + "}\n")),
    "an action of each button": (1500, board(
        lambda count: lines(count, '<button id="b#"><connections><action selector="tap#:" destination="a"/></connections></button>\n'),
        code=lambda count: lines(count, '@IBAction func tap#(_ sender: Any) { extensionContext?.open(URL(string: "a#://")!) }\n'))),
    "titles of a collection of buttons": (3000, board(
        lambda count: lines(count, '<button id="b#"/>\n'),
        outlets=lambda count: lines(count, '<outletCollection property="p" destination="b#"/>'),
        code=lambda count: "func viewDidLoad() {\n" + lines(count, 'p.setTitle("A#", for: .normal)\n') + "}\n")),
    "constraints with outlets": (4000, board(
        lambda count: '<view id="w"/>',
        lambda count: lines(count, '<constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c#"/>\n'),
        lambda count: lines(count, '<outlet property="p#" destination="c#"/>'),
        lambda count: "func f() {\n" + lines(count, "x#.constant = 1\n") + "}\n")),
    "color assets": (5000, lambda count: {"Main.storyboard": (SCENE % (
        '<color key="backgroundColor" white="0" alpha="0"/>' + lines(count, '<view><color key="backgroundColor" name="c#"/></view>\n'), "")).replace(
            "</document>", "<resources>" + lines(count, '<namedColor name="c#"><color white="0" alpha="0"/></namedColor>') + "</resources></document>")}),
    "xibs": (600, lambda count: {
        **objects(lambda count: lines(count, 'X# = {path = "x#.xib"; sourceTree = "<group>";}; BX# = {fileRef = X#;};\n'),
                  group=("children = (S", lambda count: "children = (S" + lines(count, ", X#")),
                  phase=("isa = PBXResourcesBuildPhase; files = (",
                         lambda count: "isa = PBXResourcesBuildPhase; files = (" + lines(count, "BX#, ")))(count),
        "Today.swift": SWIFT % lines(count, 'let a# = "x#"\n'),
        **{f"x{index}.xib": '<document><objects><button><state key="normal" title="T"/></button></objects></document>'
           for index in range(count)}}),
    "groups in each other": (3000, objects(
        lambda count: chain(count, 'N%d = {path = "a"; sourceTree = "<group>"; children = (N%d);};\n'),
        group=("children = (S", lambda count: "children = (S, N0"))),
    "files in a group of a long path": (8000, objects(
        lambda count: 'N = {path = "' + "a/" * count + '"; sourceTree = "<group>"; children = (' + lines(count, "N#, ") + ");};\n"
        + lines(count, 'N# = {path = "f#"; sourceTree = "<group>";};\n'),
        group=("children = (S", lambda count: "children = (S, N"))),
    "frameworks that a target depends on": (6000, objects(
        lambda count: lines(count, "D# = {target = T#;};\nT# = {isa = PBXNativeTarget; name = T#;};\n"),
        targets=("targets = (A, T", lambda count: "targets = (A, T" + lines(count, ", T#")),
        dependencies=("buildPhases = (TS, TR);", lambda count: "buildPhases = (TS, TR); dependencies = (" + lines(count, "D#, ") + ");"))),
    "files of a synchronized folder": (4000, lambda count: {
        **objects(lambda count: 'Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Y; sourceTree = "<group>";};\n',
                  group=("children = (S", lambda count: "children = (S, Y"),
                  folder=("buildPhases = (TS, TR);", lambda count: "buildPhases = (TS, TR); fileSystemSynchronizedGroups = (Y);"))(count),
        **{f"Y/{index}.swift": "" for index in range(count)}}),
    "folders in each other": (6, lambda count: {"d/" * count + "Deep.swift": ""}),
    "applications": (800, objects(
        lambda count: lines(count, 'T# = {isa = PBXNativeTarget; name = T#; productType = "com.apple.product-type.application";'
                            " buildConfigurationList = AL; buildPhases = (E);};\n"),
        targets=("targets = (A, T", lambda count: "targets = (A, T" + lines(count, ", T#")))),
    "configurations": (2000, objects(
        lambda count: lines(count, "C# = {name = C#; buildSettings = {INFOPLIST_FILE = Info.plist;};};\n"),
        list=("TL = {buildConfigurations = (TC", lambda count: "TL = {buildConfigurations = (TC" + lines(count, ", C#")))),
    "configurations with keys of their own": (600, objects(
        lambda count: lines(count, "C# = {name = C#; buildSettings = {INFOPLIST_FILE = Info.plist; "
                            + " ".join(f"K#_{key} = 1;" for key in range(20)) + "};};\n"),
        list=("TL = {buildConfigurations = (TC", lambda count: "TL = {buildConfigurations = (TC" + lines(count, ", C#")))),
    "packages": (600, lambda count: {
        **objects(lambda count: lines(count, 'PK# = {isa = PBXFileReference; path = "P#"; sourceTree = "<group>";}; PD# = {productName = K#;};\n'),
                  group=("children = (S", lambda count: "children = (S" + lines(count, ", PK#")),
                  products=("buildPhases = (TS, TR);",
                            lambda count: "buildPhases = (TS, TR); packageProductDependencies = (" + lines(count, "PD#, ") + ");"))(count),
        **{f"P{index}/Package.swift": f'"K{index}"' for index in range(count)}}),
}
