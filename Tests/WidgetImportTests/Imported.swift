import Foundation
import LintSystem

@testable import WidgetImport

extension TemporaryFolder {
  /// A copy of a sample project.
  convenience init(sample name: String) throws {
    try self.init()
    try ImportSample(name, in: URL(filePath: SampleTests.folder.shown)).write(to: url)
  }
}

extension SourceTree {
  /// The tree of a folder that a test has filled.
  convenience init(_ folder: TemporaryFolder) throws { try self.init(FilePath(folder.path)) }

  /// What is imported from it, and all that is noted.
  func imported(_ options: ImportOptions = ImportOptions()) throws -> (apps: [ImportedApp], notes: [String]) {
    var importer = Importer(self, options)
    let apps = try importer.run()
    return (apps, (importer.notes + apps.flatMap(\.notes)).map(\.text))
  }
}

/// A file of code that is built without flags.
func codeFile(_ text: String, _ path: String = "W.swift") -> CodeFile {
  CodeFile(SourceText(Array(text.utf8)), path: path, CompilationConditions(flags: []), limit: 1_000_000)
}

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

extension SourceValue {
  /// The value in one line.
  var line: String { DescriptionText.flow(self) }
}
