/// Makes a project from a Tuist manifest that is plain data: one `Project(…)` of literals, constants and Tuist's calls.
struct TuistProject {
  private let folder: String
  /// The values of the constants that are declared once.
  private let constants: [String: Code]
  /// How many values may still be read: constants may name each other.
  private let left = Steps(Limits.manifestValues)

  /// Returns the project that a manifest describes; nil if it has no extension.
  static func read(_ path: String, _ tree: SourceTree) -> ProjectManifest.Reading {
    do throws(ImportNote) { return (try project(path, tree), [], 0) } catch { return (nil, [error], 0) }
  }

  private static func project(_ path: String, _ tree: SourceTree) throws(ImportNote) -> ManifestProject? {
    let text = try tree.text(path)
    guard text.contains("appExtension") else { return nil }
    guard text.bytes.count <= Limits.codeSize else { throw ImportNote(tooLarge: path) }
    let code = CodeFile(text, path: path, CompilationConditions(flags: []), limit: Limits.expression * 100)
    let project = TuistProject(code, folder: RelativePath.parent(path))
    let declared = code.variables.lazy.map { code.declaredValue($0 + 1) }
    guard let written = declared.first(where: { $0.start.text == "Project" }) else {
      throw computed(SourcePlace(file: path, line: 1))
    }
    return try project.project(project.value(written, depth: 0), path)
  }

  private init(_ code: CodeFile, folder: String) {
    self.folder = folder
    let named = Dictionary(grouping: code.variables.filter { code[$0] == "let" }) { code[$0 + 1] }
    constants = named.filter { $1.count == 1 }.mapValues { code.declaredValue($0[0] + 1) }
  }

  private func project(_ written: PropertyList, _ path: String) throws(ImportNote) -> ManifestProject {
    // The project's own helpers may have names of Tuist: `Project.app(…)`
    guard let name = written["name"]?.text, written[Self.name]?.text == "Project" else {
      throw Self.computed(written.place)
    }
    var project = ManifestProject(file: path, folder: folder, name: name)
    if let region = written["options"]?["developmentRegion"]?.text { project.developmentRegion = region }
    project.configurations = configurations(written["settings"], among: nil, defaults: [:])
    for target in written["targets"]?.list.prefix(Limits.manifestTargets) ?? [] {
      guard let name = target["name"]?.text, ["target", "Target"].contains(target[Self.name]?.text) else {
        throw Self.computed(target.place)
      }
      project.targets.append(self.target(name, target, project.configurations))
    }
    return project
  }

  // MARK: - Targets

  private func target(_ name: String, _ written: PropertyList, _ all: [BuildConfiguration]) -> ManifestTarget {
    let product = written["product"]?.text ?? ""
    let types = ["app": "application", "appExtension": "app-extension"]
    var target = ManifestTarget(name: name, place: written.place, type: types[product] ?? product)
    for (label, isCode) in [("sources", true), ("resources", false)] {
      target.members += (written[label]?.oneOrMany ?? []).compactMap { members($0, isCode: isCode) }
    }
    let folders = (written["buildableFolders"]?.oneOrMany ?? []).compactMap { path($0["0"] ?? $0) }
    target.members += folders.map { MemberFiles(path: $0) }
    var defaults = Self.platform(written)
    defaults["PRODUCT_NAME"] = written["productName"]
    defaults["PRODUCT_BUNDLE_IDENTIFIER"] = written["bundleId"]
    if let info = written["infoPlist"] {
      let isFile = info.text?.hasSuffix(".plist") ?? (info[Self.name]?.text == "file")
      let generated = (folder.isEmpty ? "" : folder + "/") + "Derived/InfoPlists/\(name)-Info.plist"
      // A dictionary is the whole list; any other value means Tuist's default one, perhaps with more entries.
      let isWhole = info[Self.name] == nil && info.text == nil
      if !isFile { target.info = (generated, isWhole ? info : info.infoPlist(with: info["with"])) }
      defaults["INFOPLIST_FILE"] = (isFile ? path(info["path"] ?? info) : generated).map { .text("/" + $0) }
    }
    target.configurations = configurations(written["settings"], among: all, defaults: defaults)
    let embedded = (written["dependencies"]?.list ?? []).filter { $0[Self.name]?.text == "target" }
    target.embedded = embedded.compactMap { $0["name"]?.text }
    return target
  }

  /// Returns the settings of a target that follow from its platform.
  private static func platform(_ target: PropertyList) -> [String: PropertyList] {
    let names = [
      "iPhone": "iOS", "iPad": "iOS", "mac": "macOS", "appleWatch": "watchOS", "appleTv": "tvOS",
      "appleVision": "visionOS",
    ]
    let platforms = Set((target["destinations"] ?? target["platform"])?.texts.map { names[$0] ?? $0 } ?? [])
    let lowest = target["deploymentTargets"] ?? target["deploymentTarget"]
    let system = platforms.contains("iOS") ? "iOS" : platforms.count == 1 ? platforms.first : nil
    return ManifestProject.settings(on: system) { system in
      lowest?[name]?.text == system ? lowest?["0"] ?? lowest?["targetVersion"] : lowest?[system]
    }
  }

  /// Returns the configurations in some settings, else default ones, each with its settings.
  private func configurations(
    _ settings: PropertyList?,
    among others: [BuildConfiguration]?,
    defaults: [String: PropertyList]
  ) -> [BuildConfiguration] {
    let written = (settings?["configurations"]?.list ?? []).filter { $0["name"]?.text != nil }
    let names = others?.map(\.name) ?? written.compactMap { $0["name"]?.text }
    return (names.isEmpty ? ["Debug", "Release"] : names.prefix(Limits.manifestTargets).map(\.self)).map { name in
      let own = written.first { $0["name"]?.text == name }
      let isDebug = own?[Self.name]?.text == "debug" || own == nil && name == "Debug"
      let more = own?["settings"] ?? settings?[isDebug ? "debug" : "release"]
      var configuration = BuildConfiguration(
        name: name,
        isDebug: isDebug,
        settings: (settings?["base"]?.table ?? [:]).merging(more?.table ?? [:]) { $1 },
        defaults: others == nil && isDebug ? ManifestProject.debugging : defaults
      )
      configuration.file = path(own?["xcconfig"])
      return configuration
    }
  }

  // MARK: - Paths

  private func members(_ source: PropertyList, isCode: Bool) -> MemberFiles? {
    guard let pattern = path(source["0"] ?? source["pattern"] ?? source["path"] ?? source) else { return nil }
    let names = pattern.split(separator: "/")
    let fixed = names.prefix { !$0.contains { "*?[".contains($0) } }
    let start = fixed.joined(separator: "/")
    let below = start.isEmpty ? "" : start + "/"
    let wanted = names.dropFirst(fixed.count).joined(separator: "/")
    let excluded = (source["excluding"]?.oneOrMany ?? []).compactMap { path($0) }.filter { $0.hasPrefix(below) }
    return MemberFiles(
      path: start,
      includes: MemberFiles.globs(wanted.isEmpty ? [] : [wanted]),
      excludes: MemberFiles.globs(excluded.map { String($0.dropFirst(below.count)) }),
      isCode: isCode
    )
  }

  /// Returns the path that a value names; nil if it names none.
  private func path(_ value: PropertyList?) -> String? { value?.text.map { RelativePath.join(folder, $0) } }
}

/// Reads literals as the values of a property list, each with its place. A case becomes a text, a call its only
/// argument, or a table of its name and its arguments by label or number.
extension TuistProject {
  /// The key of a call's name.
  private static let name = ""

  /// The dependencies that are not targets of the project; some are names of products, too.
  private static let outer: Set<String> = [
    "external", "project", "package", "sdk", "framework", "xcframework", "library", "bundle", "macro", "xctest",
  ]

  /// The names of Tuist's API that are understood; any other may be a function or a constant of the project.
  private static let names = outer.union([
    "Project", "Target", "TargetDependency", "Settings", "Path", "target", "settings", "options", "debug", "release",
    "default", "app", "appExtension", "staticFramework", "staticLibrary", "dynamicLibrary", "unitTests", "uiTests",
    "appClip", "watch2App", "watch2Extension", "messagesExtension", "iOS", "macOS", "watchOS", "tvOS", "visionOS",
    "multiplatform", "iPhone", "iPad", "mac", "macWithiPadDesign", "macCatalyst", "appleWatch", "appleTv",
    "appleVision", "appleVisionWithiPadDesign", "file", "extendingDefault", "dictionary", "array", "string", "boolean",
    "integer", "real", "path", "relativeToManifest", "glob", "folderReference", "resources", "folder",
    "SettingValue",
  ])

  /// The labels of the arguments that are used; any other argument may be computed.
  private static let labels = Set(ManifestProject.systems.keys).union([
    "name", "options", "developmentRegion", "settings", "base", "debug", "release", "configurations", "xcconfig",
    "targets", "product", "productName", "bundleId", "destinations", "platform", "deploymentTargets",
    "deploymentTarget", "targetVersion", "infoPlist", "with", "sources", "resources", "buildableFolders", "exceptions",
    "path", "pattern", "excluding", "dependencies", "stringLiteral",
  ])

  private static func computed(_ place: SourcePlace) -> ImportNote {
    ImportNote(place, "this is computed; tuist generate makes the project")
  }

  /// Returns the value of an expression; throws if it is computed.
  private func value(_ code: Code, depth: Int) throws(ImportNote) -> PropertyList {
    guard depth < Limits.folderDepth, left.take() else { throw Self.computed(code.place) }
    if code.count == 1, let constant = constants[code.start.text] { return try value(constant, depth: depth + 1) }
    guard let content = try content(code, depth: depth + 1) else { throw Self.computed(code.place) }
    return PropertyList(content: content, place: code.place)
  }

  private func content(_ code: Code, depth: Int) throws(ImportNote) -> PropertyList.Content? {
    if let inside = code.inside("[") { return try collection(inside, depth) }
    if code.count == 1, code.start.token.kind == .number { return .text(code.start.text) }
    if code.isFlag { return .text(code.start.text == "true" ? "YES" : "NO") }
    if code.count == 1, var string = code.start.string {
      while let name = string.parts.first?.path, let constant = constants[name] {
        let text = try value(constant, depth: depth).text ?? ""
        guard left.take(text.utf8.count) else { return nil }
        string.resolve(text)
      }
      guard let text = string.literal else { return nil }
      // `//` is the folder that holds Tuist's own, and braces list alternative names.
      return text.hasPrefix("//") || text.contains("{") && !text.contains("${") ? nil : .text(text)
    }
    let open = code.outer.first { $0.text == "(" }?.index ?? code.endIndex
    let path = code[code.startIndex..<open]
    guard let name = path.last?.text, path.allSatisfy({ $0.text == "." || Self.names.contains($0.text) })
    else { return nil }
    // The names of the configurations that every project has.
    if open == code.endIndex { return .text(["debug": "Debug", "release": "Release"][name] ?? name) }
    guard code.file.tokens.partner(open) == code.endIndex - 1 else { return nil }
    return try call(name, code[open + 1..<code.endIndex - 1].elements, depth)
  }

  private func call(_ name: String, _ written: [Code], _ depth: Int) throws(ImportNote) -> PropertyList.Content {
    if Self.outer.contains(name) { return .text(name) }
    let arguments = written.filter { $0.unlabeled.start.text != "nil" && $0.label.map(Self.labels.contains) != false }
    // The name of a system tells whose version it is.
    if arguments.count == 1, [nil, "stringLiteral"].contains(arguments[0].label), ManifestProject.systems[name] == nil {
      return try value(arguments[0].unlabeled, depth: depth).content
    }
    var table = [Self.name: PropertyList.text(name)]
    for (place, argument) in arguments.enumerated() {
      table[argument.label ?? "\(place)"] = try value(argument.unlabeled, depth: depth)
    }
    return .table(table)
  }

  private func collection(_ code: Code, _ depth: Int) throws(ImportNote) -> PropertyList.Content {
    let elements = code.elements
    guard code.start.text == ":" || elements.first?.parts(around: ":") != nil else {
      return .list(try elements.map { element throws(ImportNote) in try value(element, depth: depth) })
    }
    var table: [String: PropertyList] = [:]
    for case let (key, element)? in elements.map({ $0.parts(around: ":") }) where !key.isEmpty {
      guard let name = try value(key, depth: depth).text else { throw Self.computed(key.place) }
      table[name] = try value(element, depth: depth)
    }
    return .table(table)
  }
}
