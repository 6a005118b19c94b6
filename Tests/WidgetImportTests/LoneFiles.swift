@testable import WidgetImport

extension PropertyList {
  /// The value in a file that is read by itself.
  static func read(_ bytes: [UInt8], path: String) throws(ImportNote) -> PropertyList {
    try read(bytes, path: path, Steps(Limits.values))
  }
}

extension XMLReader {
  /// The document in a file that is read by itself.
  static func read(_ bytes: [UInt8], path: String) throws(ImportNote) -> XMLDocument {
    try read(bytes, path: path, Steps(Limits.values))
  }
}

extension XCConfigFile {
  /// The settings in a file of a project at the top of a tree, in Release.
  init(_ path: String, _ tree: SourceTree) {
    let project = XcodeProject(ManifestProject(file: "project.yml", folder: "", name: "Maps"), tree)
    self.init(path, of: project, configuration: "Release")
  }
}
