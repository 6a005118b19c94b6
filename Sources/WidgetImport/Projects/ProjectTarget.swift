/// A target of a project.
struct ProjectTarget {
  /// The id of its object.
  let id: String
  private let object: PropertyList

  init(id: String, object: PropertyList) {
    self.id = id
    self.object = object
  }

  /// Its name.
  var name: String { object["name"]?.text ?? "" }
  /// The line of its name.
  var line: Int { object["name"]?.line ?? object.line }
  /// The id of the file that it makes.
  var product: String? { object["productReference"]?.text }
  /// The ids of its build phases.
  var phases: [String] { object["buildPhases"]?.texts ?? [] }
  /// The id of the list of its configurations.
  var configurationList: String? { object["buildConfigurationList"]?.text }
  /// The ids of the folders whose files it takes.
  var synchronizedFolders: [String] { object["fileSystemSynchronizedGroups"]?.texts ?? [] }
  /// The ids of the products of Swift packages that it uses.
  var packageProducts: [String] { object["packageProductDependencies"]?.texts ?? [] }
  /// The frameworks and libraries of the same project that it depends on.
  func libraries(in project: XcodeProject) -> [ProjectTarget] {
    let dependencies = object["dependencies"]?.texts ?? []
    let named = dependencies.compactMap { project.object($0)?["target"]?.text }
    let linked = phases.compactMap { project.object($0) }.filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
      .flatMap { $0["files"]?.texts ?? [] }.compactMap { project.object($0)?["fileRef"]?.text }
    return project.targets(named + linked).filter { !$0.isApplication && !$0.isExtension }
  }

  /// Whether it makes an extension.
  var isExtension: Bool { object["productType"]?.text == "com.apple.product-type.app-extension" }
  /// Whether it makes an application.
  var isApplication: Bool { object["productType"]?.text?.hasPrefix("com.apple.product-type.application") == true }
}
