import LintSystem
import Testing

@testable import WidgetImport

@Suite("Manifests, most of them hostile")
struct ManifestTests {
  /// Returns the notes about a manifest next to other files.
  private static func notes(
    _ manifest: String,
    as name: String = "project.yml",
    _ files: [String: String] = [:],
    isGiven: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder(files.merging([name: manifest]) { $1 })
    var options = ImportOptions()
    if isGiven { options.project = name }
    var importer = Importer(try SourceTree(folder), options)
    _ = try? importer.run()
    return importer.notes.map(\.text)
  }

  private static let targets = "name: A\ntargets:\n  W: {type: app-extension, platform: iOS}\n"

  @Test("the files of a manifest are named as the disk spells them")
  func spelling() throws {
    let spec = Self.targets.replacing("iOS}", with: "iOS, sources: Today}")
    let folder = try TemporaryFolder(["project.yml": spec, "today/Info.plist": TodayProject.info()])
    let found = ExtensionFinder(try SourceTree(folder), project: "project.yml").extensions
    #expect(found.map(\.infoPlist) == ["today/Info.plist"] && found.first?.target != nil)
  }

  @Test("what a manifest includes ends with a message", arguments: [["project.yml"], ["a.yml", "b.yml"]])
  func circle(_ names: [String]) throws {
    let files = ["a.yml": "include: b.yml\n", "b.yml": "include: [a.yml, a.yml]\n"]
    let notes = try Self.notes("include: \(names)\n" + Self.targets, files)
    #expect(notes.contains { $0.contains("it includes itself by") })
    #expect(notes.count < 10)
  }

  @Test("files that include two more each are read up to a number")
  func doubling() throws {
    var files: [String: String] = [:]
    for level in 0..<14 { files["\(level).yml"] = "include: [\(level + 1).yml, \(level + 1).yml]\n" }
    files["14.yml"] = "a: [1]\n"
    let notes = try Self.notes("include: 0.yml\n" + Self.targets, files)
    #expect(notes.contains { $0.contains("it includes more than 128 files, or deeper than 16") })
    #expect(notes.count < 1_000)
  }

  @Test("files that hold much in all are read up to a number of values")
  func large() throws {
    let list = (0..<30).map { _ in "a.yml" }.joined(separator: ", ")
    let values = "a: [" + String(repeating: "1,", count: 20_000) + "]\n"
    let notes = try Self.notes("include: [\(list)]\n" + Self.targets, ["a.yml": values])
    #expect(notes.contains("a.yml: it is larger than what is read"))
  }

  @Test("of many manifests the first that is not read is named")
  func many() throws {
    let files = Dictionary(uniqueKeysWithValues: (100..<230).map { ("\($0)/project.yml", "name: A\n") })
    let notes = try Self.notes("name: A\n", as: "z/project.yml", files, isGiven: false)
    #expect(notes == ["228/project.yml: more than 128 such files are not read"])
  }

  @Test("a manifest that is too large is named, whether it is given or found", arguments: [true, false])
  func tooLarge(isGiven: Bool) throws {
    let text = Self.targets + "#" + String(repeating: "x", count: Limits.fileSize)
    #expect(try Self.notes(text, isGiven: isGiven) == ["project.yml: it is larger than what is read"])
  }

  @Test(
    "what changes the rest of a manifest of XcodeGen in a way that is not read is told",
    arguments: [
      ("  V: {templates: [T], sources: [V]}", "4: there is no template \"T\""),
      ("  V: {platform: [iOS, macOS]}", "4: several platforms are not read"),
      ("  V: {sources: [{path: V, excludes: ['{a,b}/**']}]}", "4: patterns with braces are not read"),
    ]
  )
  func unread(_ target: String, _ note: String) throws {
    let notes = try Self.notes(Self.targets + target + "\n")
    let text = "project.yml:\(note); xcodegen generate makes the project"
    #expect(notes.contains(text), "\(notes)")
  }

  @Test(
    "a manifest that is no YAML says where",
    arguments: [
      ("name: [", 1), ("name: A\ntargets: {a: 1, a: 2}", 2), (String(repeating: "[", count: 10_000), 1),
      (
        "a: &a [x]\n" + (0..<30).map { "b\($0): &b\($0) [\($0 == 0 ? "*a" : "*b\($0 - 1), *b\($0 - 1)")]\n" }.joined(),
        nil
      ),
    ] as [(String, Int?)]
  )
  func syntax(_ text: String, _ line: Int?) throws {
    let note = try #require(try Self.notes(text).first)
    #expect(note.hasPrefix("project.yml:\(line.map { "\($0): " } ?? "")"), "\(note)")
  }

  @Test("a path that leads out of the folder is not read, and of a given manifest it is told that a repository helps")
  func outside() throws {
    let manifest = "include: [../../../etc/hosts, W/project.yml]\n" + Self.targets + "  V: {sources: [../V]}\n"
    let advice = "project.yml: files above its folder are read only in a repository"
    for (files, isGiven) in [([:], true), ([".git/HEAD": ""], true), ([:], false)] {
      let notes = try Self.notes(manifest, files, isGiven: isGiven)
      #expect(notes.count { $0.contains("which it includes, is not in the folder that is read") } == 2)
      #expect(notes.contains { $0.contains("\"../V\" lies outside the folder that is read") }, "\(notes)")
      #expect(notes.contains { $0.hasPrefix(advice) } == (isGiven && files.isEmpty), "\(notes)")
    }
    #expect(try Self.notes(Self.targets).contains { $0.hasPrefix(advice) } == false)
  }

  @Test(
    "a Tuist manifest that computes a value makes no project, and says where",
    arguments: [
      ("name: \"W\", sources: sources", 3), ("name: \"W\", sources: [\"a\"] + [\"b\"]", 3), ("name: \"\\(app)W\"", 3),
      ("name: \"W\", infoPlist: .extendingDefault(with: own)", 3), ("name: \"W\", settings: .settings(base: .own)", 3),
      ("name: \"W\", dependencies: [\n.target(name: \"A\"), .own]", 4), ("sources: []", 3),
      ("name: \"W\", sources: [\"{a,b}/**\"]", 3), ("name: \"W\", resources: [\"//a\"]", 3),
      ("name: \"W\", sources: \(String(repeating: "[", count: 10_000))", 1),
      ("name: \"W\", sources: \(String(repeating: ".glob(pattern: ", count: 10_000))", 1),
    ]
  )
  func computed(_ target: String, _ line: Int) throws {
    let notes = try Self.notes(
      "let project = Project(name: \"A\", targets: [\n\n.target(\(target), product: .appExtension),\n])\n",
      as: "Project.swift"
    )
    #expect(notes == ["Project.swift:\(line): this is computed; tuist generate makes the project"])
  }

  @Test(
    "of a Tuist manifest only what is used must be plain data",
    arguments: [
      ("options: .options(automaticSchemesOptions: .disabled, textSettings: .textSettings(tabWidth: 2)),", ""),
      ("organizationName: own,", "scripts: scripts + more, metadata: .metadata(tags: own)"),
      ("", "dependencies: [.project(target: own, path: .relativeToRoot(\"B\"))]"),
      ("", "dependencies: [.framework(path: .relativeToRoot(\"C\")), .package(product: own, type: .runtime)]"),
      ("", "dependencies: [.sdk(name: \"D\", type: .framework, status: .optional)]"),
      ("", "dependencies: [TargetDependency.external(name: \"F\", condition: .own)]"),
      ("", "settings: .settings(base: [\"A\": \"B\"], defaultSettings: .own(excluding: own))"),
      ("settings: .settings(base: [\"A\": .string(version)]),", "bundleId: \"com.example.\\(version).W\""),
      ("settings: .settings(base: [\"A\": SettingValue(stringLiteral: version)]),", ""),
    ]
  )
  func used(_ project: String, _ target: String) throws {
    let manifest = """
      let version = "2.0"
      let widget: Target = .target(
        name: "W", destinations: .iOS, product: .appExtension, infoPlist: .extendingDefault(with: [
          "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widget-extension"],
        ]), \(target)
      )
      let project = Project(name: "A", \(project) targets: [widget])
      """
    let folder = try TemporaryFolder(["Project.swift": manifest])
    let finder = ExtensionFinder(try SourceTree(folder), project: nil)
    #expect(finder.notes.map(\.text) == [])
    #expect(finder.extensions.map { $0.target?.name } == ["W"])
  }

  @Test("constants of a Tuist manifest that grow by naming each other are not followed to their end")
  func growing() throws {
    let constants = (0..<60).map { "let a\($0) = \"\\(a\($0 + 1))\\(a\($0 + 1))\"\n" } + ["let a60 = \"W\"\n"]
    let project = "let project = Project(name: a0, targets: [.target(name: \"W\", product: .appExtension)])\n"
    let notes = try Self.notes(constants.joined() + project, as: "Project.swift")
    #expect(notes.count == 1 && notes[0].hasSuffix("this is computed; tuist generate makes the project"), "\(notes)")
  }

  @Test("merge keys and replaced entries of a manifest of XcodeGen mean what they mean to it")
  func merged() throws {
    let manifest = """
      include: [base.yml]
      name: A
      x-widget: &widget {type: framework, platform: iOS}
      options: {deploymentTarget: {iOS: "12.0"}}
      'settings:REPLACE': {OTHER: "1"}
      targets:
        <<: {}
        App:
          <<: *widget
          type: application
          info: {path: App.plist, properties: {CFBundleDisplayName: Ferry}}
          dependencies: [{target: W}]
        W:
          <<: [{type: app-extension}, *widget]
          info: &info
            path: W.plist
            properties:
              CFBundleDisplayName: Boats
              NSExtension: {NSExtensionPointIdentifier: com.apple.widget-extension, NSExtensionPrincipalClass: W}
      """
    let base = "settings: {IPHONEOS_DEPLOYMENT_TARGET: \"9.0\"}\nschemes: {A: {'build:REPLACE': {}, <<: {a: b}}}\n"
    let folder = try TemporaryFolder(["project.yml": manifest, "base.yml": base])
    let tree = try SourceTree(folder)
    let project = XcodeGenProject.read("project.yml", tree).project
    #expect(project?.targets.map(\.name) == ["App", "W"])
    let (apps, notes) = try tree.imported()
    #expect(notes == ["project.yml:19: the class W is not among the target's sources"])
    #expect(apps.map { DescriptionText.flow($0.app) } == ["{name: Ferry, deploymentTarget: 12.0}"])
    #expect(apps.flatMap(\.widgets).map { $0["title"]?.shown } == ["Boats"])
  }

  @Test("a Tuist manifest that makes its project by functions says so")
  func functions() throws {
    let notes = try Self.notes("let project = Project.app(.appExtension)\n", as: "Project.swift")
    #expect(notes == ["Project.swift:1: this is computed; tuist generate makes the project"])
  }
}
