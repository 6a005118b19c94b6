@testable import WidgetImport

extension PropertyList {
  /// Reads the value in a single file.
  static func read(_ bytes: [UInt8], path: String) throws(ImportNote) -> PropertyList {
    try read(bytes, path: path, Steps(Limits.values))
  }
}

extension XMLReader {
  /// Reads the document in a single file.
  static func read(_ bytes: [UInt8], path: String) throws(ImportNote) -> XMLDocument {
    try read(bytes, path: path, Steps(Limits.values))
  }
}

extension XCConfigFile {
  /// Reads the settings in a file at the top of a project's tree, for Release.
  init(_ path: String, _ tree: SourceTree) {
    let project = XcodeProject(ManifestProject(file: "project.yml", folder: "", name: "Maps"), tree)
    self.init(path, of: project, configuration: "Release")
  }
}
