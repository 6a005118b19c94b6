import WidgetLint

/// Makes a project of a Tuist manifest, as far as it is plain data.
struct TuistProject {
  private var values: TuistValues
  private let file: String
  private let folder: String
  /// The folder that contains Tuist's own folder.
  private let root: String
  private let tree: SourceTree

  /// The project that a manifest describes; nil if it describes none.
  static func read(_ path: String, _ tree: SourceTree, _ notes: inout [ImportNote]) -> ManifestProject? {
    guard let text = notes.value(of: Result { () throws(ImportNote) in try tree.text(path) }),
      text.contains("appExtension"), let code = code(path, tree)
    else { return nil }
    let root = root(above: path, tree)
    let helpers = tree.walk((root.isEmpty ? "" : root + "/") + "Tuist/ProjectDescriptionHelpers") { _, _ in true }
    let files = helpers.filter { $0.hasSuffix(".swift") }.prefix(Limits.manifests).compactMap { Self.code($0, tree) }
    let values = TuistValues(code, helpers: files)
    var reader = TuistProject(values: values, file: path, folder: RelativePath.parent(path), root: root, tree: tree)
    let project = reader.project(code)
    notes += reader.values.notes
    return project
  }

  private static func code(_ path: String, _ tree: SourceTree) -> CodeFile? {
    guard let text = try? tree.text(path), text.bytes.count <= Limits.codeSize else { return nil }
    return CodeFile(text, path: path, CompilationConditions(flags: []), limit: Limits.expression * 100)
  }

  /// The folder that contains Tuist's own folder: the nearest above a manifest.
  private static func root(above path: String, _ tree: SourceTree) -> String {
    var found = RelativePath.parent(path)
    while !found.isEmpty, !["Tuist", "Tuist.swift"].contains(where: { tree.exists(found + "/" + $0) }) {
      found = RelativePath.parent(found)
    }
    return found
  }

  private mutating func project(_ code: CodeFile) -> ManifestProject? {
    let declared = code.variables.lazy.map { code.declaredValue($0 + 1) }
    // `let project: Project = .init(…)`
    let own = declared.first { value in
      TuistValues.call(value).map { $0.name == "Project" || $0.name.isEmpty && code[value.startIndex - 2] == "Project" }
        ?? false
    }
    guard let arguments = own.flatMap(TuistValues.call)?.arguments, let name = text(arguments["name"]) else {
      values.report(SourcePlace(file: file, line: 1), "its project is computed; tuist generate makes it")
      return nil
    }
    var project = ManifestProject(file: file, folder: folder, name: name)
    if let region = optional(arguments["options"])?["developmentRegion"]?.text { project.developmentRegion = region }
    let settings = optional(arguments["settings"])
    project.configurations = configurations(settings, among: nil, defaults: [:])
    for target in arguments["targets"].map({ values.elements($0) }) ?? [] {
      if project.targets.count < Limits.manifestTargets, let target = self.target(target, project.configurations) {
        project.targets.append(target)
      }
    }
    return project
  }

  // MARK: - Targets

  private mutating func target(
    _ code: Code,
    _ configurations: [ManifestProject.Configuration]
  ) -> ManifestTarget? {
    guard let (call, arguments) = values.call(code), ["target", "Target"].contains(call),
      let name = text(arguments["name"])
    else {
      values.report(code.place, "a target is computed here; tuist generate makes the project")
      return nil
    }
    let before = values
    let product = text(arguments["product"]) ?? ""
    let types = ["app": "application", "appExtension": "app-extension", "framework": "framework"]
    var target = ManifestTarget(name, at: code.place, type: types[product] ?? product)
    for (label, isCode) in [("sources", true), ("resources", false)] {
      let list = optional(arguments[label])
      // `.resources([…], privacyManifest: …)`
      for source in (list?["0"]?.list.isEmpty == false ? list?["0"] : list)?.oneOrMany ?? [] {
        target.members += members(source, isCode: isCode)
      }
    }
    for folder in optional(arguments["buildableFolders"])?.oneOrMany ?? [] {
      target.members +=
        path(folder[TuistValues.name] == nil ? folder : folder["0"]).map { [MemberFiles(path: $0)] } ?? []
    }
    var defaults = platform(arguments)
    defaults["PRODUCT_NAME"] = optional(arguments["productName"])
    defaults["PRODUCT_BUNDLE_IDENTIFIER"] = optional(arguments["bundleId"])
    takeInfo(arguments["infoPlist"], &target, &defaults)
    let settings = optional(arguments["settings"])
    target.configurations = self.configurations(settings, among: configurations, defaults: defaults)
    let known = values
    for dependency in arguments["dependencies"].map({ values.elements($0) }) ?? [] {
      target.take(values.value(dependency))
    }
    // Libraries named in functions belong to other modules.
    if !target.isHost || !target.embedded.isEmpty { values.forget(since: known) }
    if !target.isHost, !target.productType.hasSuffix("extension") { values.forget(since: before) }
    return target
  }

  /// The settings of a target that follow from its platform.
  private mutating func platform(_ arguments: [Code]) -> [String: PropertyList] {
    let names = [
      "iPhone": "iOS", "iPad": "iOS", "mac": "macOS", "appleWatch": "watchOS", "appleTv": "tvOS",
      "appleVision": "visionOS",
    ]
    let given = optional(arguments["destinations"] ?? arguments["platform"])?.texts ?? []
    let platforms = Set(given.map { names[$0] ?? $0 })
    let lowest = optional(arguments["deploymentTargets"] ?? arguments["deploymentTarget"])
    let system = platforms.contains("iOS") ? "iOS" : platforms.count == 1 ? platforms.first : nil
    return ManifestProject.settings(on: system) { system in
      lowest?[TuistValues.name]?.text == system ? lowest?["0"] ?? lowest?["targetVersion"] : lowest?[system]
    }
  }

  /// Takes the property list of a target, whether given or generated by Tuist.
  private mutating func takeInfo(
    _ code: Code?,
    _ target: inout ManifestTarget,
    _ settings: inout [String: PropertyList]
  ) {
    guard let written = optional(code), written.text != TuistValues.computed else { return }
    let named = written.text.map { $0.hasSuffix(".plist") } ?? (written[TuistValues.name]?.text == "file")
    if named, let file = path(written["path"] ?? written) {
      settings["INFOPLIST_FILE"] = .text("/" + file)
      return
    }
    let isWhole = written[TuistValues.name] == nil && written.text == nil
    var list = isWhole ? written : written["with"] ?? .table([:])
    let name = written.with(.text("$(PRODUCT_NAME)"))
    if !isWhole { list.content = .table(["CFBundleName": name].merging(list.table) { $1 }) }
    let file = (folder.isEmpty ? "" : folder + "/") + "Derived/InfoPlists/\(target.name)-Info.plist"
    target.info = (file, list)
    settings["INFOPLIST_FILE"] = .text("/" + file)
  }

  /// The configurations in some settings, else default ones, each with its settings.
  private func configurations(
    _ settings: PropertyList?,
    among others: [ManifestProject.Configuration]?,
    defaults: [String: PropertyList]
  ) -> [ManifestProject.Configuration] {
    let written = (settings?["configurations"]?.list ?? []).filter { $0["name"]?.text != nil }
    let names = others?.map(\.name) ?? written.compactMap { $0["name"]?.text }
    return (names.isEmpty ? ["Debug", "Release"] : names.prefix(Limits.manifestDepth).map(\.self)).map { name in
      let own = written.first { $0["name"]?.text == name }
      let isDebug = own?[TuistValues.name]?.text == "debug" || own == nil && name == "Debug"
      let more = own?["settings"] ?? settings?[isDebug ? "debug" : "release"]
      var configuration = ManifestProject.Configuration(
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

  private func members(_ source: PropertyList, isCode: Bool) -> [MemberFiles] {
    let isGlob = source[TuistValues.name] != nil
    guard let pattern = path(isGlob ? source["0"] ?? source["pattern"] ?? source["path"] : source) else { return [] }
    let names = pattern.split(separator: "/")
    let fixed = names.prefix { !$0.contains { "*?[{".contains($0) } }
    let start = fixed.joined(separator: "/")
    let below = start.isEmpty ? "" : start + "/"
    func globs(_ patterns: [String]) -> [Glob] { MemberFiles.globs(patterns.filter { !$0.isEmpty }) }
    let excluded = (source["excluding"]?.oneOrMany ?? []).compactMap { path($0) }.filter { $0.hasPrefix(below) }
    return [
      MemberFiles(
        path: start,
        includes: globs([names.dropFirst(fixed.count).joined(separator: "/")]),
        excludes: globs(excluded.map { String($0.dropFirst(below.count)) }),
        isCode: isCode
      )
    ]
  }

  /// The path that a value names, of the folder that is imported; nil if it names none.
  private func path(_ value: PropertyList?) -> String? {
    guard let value else { return nil }
    if value[TuistValues.name]?.text == "relativeToRoot" {
      return value["0"]?.text.flatMap { RelativePath.join(root, $0) }
    }
    guard let text = value.text, text != TuistValues.computed else { return nil }
    return text.hasPrefix("//") ? RelativePath.join(root, text) : RelativePath.join(folder, text)
  }

  // MARK: - Values

  private mutating func optional(_ code: Code?) -> PropertyList? {
    code.flatMap { $0.start.text == "nil" ? nil : values.value($0) }
  }

  private mutating func text(_ code: Code?) -> String? {
    optional(code)?.text.flatMap { $0 == TuistValues.computed ? nil : $0 }
  }
}

extension [Code] {
  /// The argument with a label, without it.
  fileprivate subscript(_ label: String) -> Code? { first { $0.label == label }?.unlabeled }
}

extension ManifestTarget {
  fileprivate var isHost: Bool { productType.hasSuffix(".application") }

  /// Adds the target that a dependency of a Tuist target names.
  fileprivate mutating func take(_ dependency: PropertyList) {
    if dependency[TuistValues.name]?.text == "target", let name = dependency["name"]?.text { embedded.append(name) }
  }
}
