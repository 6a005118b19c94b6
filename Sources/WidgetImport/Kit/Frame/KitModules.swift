/// The modules of a repository that an extension's code may import: targets of its project, and Swift packages.
final class KitModules {
  private let target: TargetSources
  private let conditions: CompilationConditions
  private var left = Limits.tokens
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []

  /// The modules that the code of a target may import.
  init(_ target: TargetSources) {
    self.target = target
    conditions = CompilationConditions(flags: TargetCode.flags(target.settings))
  }

  /// The code of the target with all that it may import.
  func code() -> KitCode { KitCode(module(target.name, target.files.sources)) { self.find($0) } }

  private func module(_ name: String, _ paths: [String]) -> KitModule {
    let files = paths.filter { $0.hasSuffix(".swift") }.compactMap { path -> CodeFile? in
      notes.value(
        of: Result { () throws(ImportNote) in
          let text = try target.tree.text(path)
          guard text.bytes.count <= Limits.codeSize, left > 0 else { throw ImportNote(tooLarge: path) }
          let file = CodeFile(text, path: path, conditions, limit: left)
          left -= file.tokens.count
          return file
        }
      )
    }
    return KitModule(name, files)
  }

  private func find(_ name: String) -> KitModule? {
    let targets = target.target?.project.targets ?? []
    let isNamed = { (target: ProjectTarget) in
      !target.isApplication && !target.isExtension
        && String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) == name
    }
    if let framework = targets.first(where: isNamed) { return module(name, framework.files.sources) }
    for folder in packages {
      let files = target.tree.walk(folder + "Sources/" + name) { _, name in !name.hasPrefix(".") }
      if files.contains(where: { $0.hasSuffix(".swift") }) { return module(name, files) }
    }
    return nil
  }

  /// The folders of the Swift packages in the repository.
  private lazy var packages: [String] = target.tree.walk("") { _, name in
    !name.hasPrefix(".") && !["Pods", "Carthage", "node_modules"].contains(name)
      && !["xcodeproj", "xcworkspace", "xcassets", "lproj", "bundle"].contains { name.hasSuffix("." + $0) }
  }.filter { RelativePath.name($0) == "Package.swift" }.map { String($0.dropLast("Package.swift".count)) }
}
