/// The modules of a repository that a target's code may import: targets of its projects, and Swift packages.
final class RepositoryModules {
  private let target: TargetSources
  private let conditions: CompilationConditions
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []

  /// Creates the modules that the code of a target may import.
  init(_ target: TargetSources) {
    self.target = target
    conditions = CompilationConditions(flags: CompilationConditions.flags(target.settings))
  }

  /// Returns the code in some files, as the target compiles it.
  func read(_ paths: [String]) -> [CodeFile] {
    paths.compactMap { path in
      notes.value(of: Result { () throws(ImportNote) in try target.tree.code(path, conditions) })
    }
  }

  /// Returns the source files of a module, with its folder if it is a package's; nil if it is not in the repository.
  func sources(of name: String) -> (paths: [String], folder: String?)? {
    if let framework = frameworks[name] { return (framework.files.sources, nil) }
    guard lookups.take() else { return nil }
    for folder in packages.prefix(Limits.packages) {
      let declared = arguments(of: name, in: folder)
      func texts(_ label: String) -> [String] { declared.first { $0.label == label }?.compactMap(\.string?.text) ?? [] }
      let path = RelativePath.join(folder, texts("path").first ?? "Sources/" + name)
      let (own, excluded) = (MemberFiles.globs(texts("sources")), MemberFiles.globs(texts("exclude")))
      let members = MemberFiles(path: path, includes: own, excludes: excluded, isCode: true)
      let files = members.files(target.tree).filter { $0.hasSuffix(".swift") }
      if !files.isEmpty { return (files, path) }
    }
    return others[name].map { ($0.files.sources, nil) }
  }

  /// Returns a package manifest's entry for a target: `.target(name: "Tides", path: "Sources", exclude: ["Old"])`.
  private func arguments(of name: String, in folder: String) -> [Code] {
    let file = manifests.value(folder) {
      let path = RelativePath.join(folder, "Package.swift")
      return (try? target.tree.text(path)).map { CodeFile($0, path: path, conditions, limit: Limits.expression * 100) }
    }
    guard let file else { return [] }
    return file.tokens.indices.lazy.filter { file[$0] == "target" }
      .map { Cursor(file: file, index: $0).parenthesized?.elements ?? [] }
      .first { $0.contains { $0.label == "name" && $0.unlabeled.start.string?.text == name } } ?? []
  }

  private let manifests = Cache<String, CodeFile?>()
  private let lookups = Steps(Limits.packages)

  /// The frameworks of the target's project.
  private lazy var frameworks = Self.frameworks(of: target.target.map { [$0.project] } ?? [])

  /// The frameworks of the other projects, which a workspace may combine with the target's.
  private lazy var others = Self.frameworks(
    of: files.filter { $0.hasSuffix(".xcodeproj") }.prefix(Limits.packages).compactMap { path in
      let file = path + "/project.pbxproj"
      return (try? target.tree.propertyList(file).get()).flatMap { XcodeProject($0, file: file, target.tree) }
    }
  )

  /// Returns the frameworks of projects by their modules' names, except those for other systems.
  private static func frameworks(of projects: [XcodeProject]) -> [String: ProjectTarget] {
    let targets = projects.flatMap(\.targets).filter { each in
      !each.isApplication && !each.isExtension && each.otherSystem == nil
    }
    let named = targets.flatMap { each -> [(String, ProjectTarget)] in
      let configuration = each.configurations.names.contains("Release") ? "Release" : each.configurations.names.first
      let settings = BuildSettings(each, configuration: configuration ?? "")
      let names = [settings.value("PRODUCT_MODULE_NAME")?.text ?? settings.value("PRODUCT_NAME")?.text, each.name]
      return names.compactMap(\.self).map { (String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }), each) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The files of the repository, in which packages and projects are searched for.
  private lazy var files = target.tree.walk("") { _, name in
    ExtensionFinder.isEntered(name) && !["lproj", "bundle"].contains { name.hasSuffix("." + $0) }
  }

  /// The folders of the Swift packages in the repository.
  private lazy var packages: [String] = {
    let inside = files.filter { RelativePath.name($0) == "Package.swift" }.map(RelativePath.parent)
    return inside + (target.target?.project.packagesOutside ?? [])
  }()
}
