import WidgetLint

/// A project described by a manifest of XcodeGen or Tuist.
struct ManifestProject {
  /// The path of the manifest.
  let file: String
  /// The folder in which the project would be.
  let folder: String
  let name: String
  var configurations: [BuildConfiguration] = []
  var targets: [ManifestTarget] = []
  var developmentRegion = "en"
  /// The included files, which are not projects by themselves.
  var included: Set<String> = []

  /// The names of build settings for each system.
  static let systems: [String: (root: String, deploymentTarget: String)] = [
    "iOS": ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"),
    "macOS": ("macosx", "MACOSX_DEPLOYMENT_TARGET"), "watchOS": ("watchos", "WATCHOS_DEPLOYMENT_TARGET"),
    "tvOS": ("appletvos", "TVOS_DEPLOYMENT_TARGET"), "visionOS": ("xros", "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The settings that both generators use for debugging.
  static let debugging = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": PropertyList.text("DEBUG"),
    "GCC_PREPROCESSOR_DEFINITIONS": .text("$(inherited) DEBUG=1"),
  ]

  /// Returns the settings of targets for a system, with the lowest version of each system.
  static func settings(on system: String?, lowest: (String) -> PropertyList?) -> [String: PropertyList] {
    var settings: [String: PropertyList] = [:]
    settings["SDKROOT"] = system.flatMap { systems[$0] }.map { .text($0.root) }
    for (system, names) in systems { settings[names.deploymentTarget] = lowest(system) }
    return settings
  }

  /// The path of the project file that would be generated.
  var projectPath: String { (folder.isEmpty ? "" : folder + "/") + name + ".xcodeproj" }

  /// Whether another manifest makes all of its targets and more, and one of its extensions from the same files.
  func isPart(of other: ManifestProject) -> Bool {
    Set(targets.map(\.name)).isStrictSubset(of: other.targets.map(\.name))
      && targets.contains { own in
        own.productType.hasSuffix("app-extension")
          && other.targets.contains {
            $0.name == own.name && !Set($0.members.map(\.path)).isDisjoint(with: own.members.map(\.path))
          }
      }
  }
}

/// A target of a manifest.
struct ManifestTarget {
  let name: String
  /// The place of its name.
  let place: SourcePlace
  /// The type of its product as the manifest writes it.
  let type: String
  var configurations: [BuildConfiguration] = []
  var members: [MemberFiles] = []
  /// The property list that it generates.
  var info: (path: String, list: PropertyList)?
  /// The targets whose products it embeds as plug-ins.
  var embedded: [String] = []

  /// The type of its product as a project file writes it.
  var productType: String { type.hasPrefix("com.apple.") ? type : "com.apple.product-type." + type }
}

/// The files that a target of a manifest takes from a path.
struct MemberFiles {
  /// A file or a folder.
  let path: String
  /// The patterns for the files that it takes; empty for all.
  var includes: [Glob] = []
  /// The patterns for the files that it does not take.
  var excludes: [Glob] = []
  /// Whether only code is taken, or only resources; nil for both.
  var isCode: Bool?

  /// The endings of folders that form a single resource.
  private static let bundles = [".xcassets", ".xcdatamodeld", ".bundle", ".xcstickers"]

  /// Returns the patterns in some texts.
  static func globs(_ patterns: [String]) -> [Glob] {
    patterns.filter { $0.utf8.count <= Limits.pathLength }.prefix(Limits.manifests).map { Glob($0) }
  }

  /// Returns the files, sorted.
  func files(_ tree: SourceTree) -> [String] {
    let path = tree.spelled(path)
    func isBundle(_ name: String) -> Bool { Self.bundles.contains { name.hasSuffix($0) } }
    var found = isBundle(path) ? [] : tree.walk(path) { _, name in !isBundle(name) && !name.hasPrefix(".") }
    if found.isEmpty { found = tree.exists(path) ? [path] : [] }
    if let isCode { found = found.filter { TargetFiles.isSource($0) == isCode } }
    if includes.isEmpty, excludes.isEmpty { return found }
    return found.filter { file in
      let place = GlobPath(String(file.dropFirst(path.isEmpty ? 0 : path.count + 1)))
      return (includes.isEmpty || includes.contains { $0.matches(place) }) && !excludes.contains { $0.matches(place) }
    }
  }
}
