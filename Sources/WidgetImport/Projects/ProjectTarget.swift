import LintCore

/// A target of a project.
final class ProjectTarget {
  /// The id of its object; its name if a manifest describes it.
  let id: String
  let project: XcodeProject
  /// Its object in the project file.
  private let object: PropertyList?
  /// Its description in a manifest; nil if it is from a project file.
  let described: ManifestTarget?

  init(id: String, in project: XcodeProject, as described: ManifestTarget? = nil) {
    (self.id, self.project, self.described) = (id, project, described)
    object = project.object(id)
  }

  /// The systems other than iOS, by the prefixes of their SDKs' names.
  private static let systems = [
    (start: "macosx", name: "macOS"), (start: "watch", name: "watchOS"), (start: "xr", name: "visionOS"),
    (start: "appletv", name: "tvOS"),
  ]

  /// The system other than iOS for which it is built; nil if there is none.
  private(set) lazy var otherSystem: String? = {
    let platforms = configurations.names.compactMap { name -> String? in
      let settings = BuildSettings(self, configuration: name)
      let (sdk, supported) = (settings.value("SDKROOT")?.text, settings.value("SUPPORTED_PLATFORMS")?.text)
      if supported?.contains("iphone") == true { return nil }
      return sdk == "auto" ? supported : sdk
    }
    return Self.systems.first { system in platforms.contains { $0.hasPrefix(system.start) } }?.name
  }()

  /// Its name; Xcode never writes a blank one.
  var name: String {
    (described?.name ?? object?["name"]?.text).flatMap { $0.trimmed.isEmpty ? nil : $0 } ?? "unnamed"
  }
  /// The place of its name.
  var place: SourcePlace {
    described?.place ?? (object?["name"] ?? object)?.place ?? SourcePlace(file: project.file, line: 1)
  }
  /// The id of the file that it builds.
  var product: String? { described?.name ?? object?["productReference"]?.text }
  private var productType: String? { described?.productType ?? object?["productType"]?.text }
  /// Its configurations.
  var configurations: ConfigurationList {
    project.targetConfigurations.value(object?["buildConfigurationList"]?.text ?? id) {
      ConfigurationList(described?.configurations ?? project.configurations(of: object))
    }
  }
  /// The ids of the synchronized folders whose files are in it.
  var synchronizedFolders: [String] { object?["fileSystemSynchronizedGroups"]?.texts ?? [] }
  /// Whether it builds an extension.
  var isExtension: Bool { productType == "com.apple.product-type.app-extension" }
  /// Whether it builds an application.
  var isApplication: Bool { productType?.hasPrefix("com.apple.product-type.application") == true }

  /// Returns the ids of the files in its build phases of a kind that are built for iOS.
  func files(in phase: String, where isTaken: (PropertyList) -> Bool = { _ in true }) -> [String] {
    let files = project.objects(object?["buildPhases"]).filter { $0["isa"]?.text == phase && isTaken($0) }
      .flatMap { project.objects($0["files"]) }
    return files.filter { ($0["platformFilters"] ?? $0["platformFilter"])?.isForIOS ?? true }
      .compactMap { $0["fileRef"]?.text }
  }

  /// The ids of the products that it embeds as plug-ins.
  var embedded: Set<String> {
    // Xcode 26 writes the folder's name in place of its number.
    let copied = files(in: "PBXCopyFilesBuildPhase") {
      $0["dstSubfolderSpec"]?.text == "13" || $0["dstSubfolder"]?.text == "PlugIns"
    }
    return Set(described?.embedded ?? copied)
  }

  /// Its files.
  private(set) lazy var files = TargetFiles(self)
}

extension PropertyList {
  /// Whether it names iOS among the systems that a file is for.
  var isForIOS: Bool { texts.contains("ios") }
}
