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
  /// Creates the tree of a folder that a test has filled.
  convenience init(_ folder: TemporaryFolder) throws { try self.init(FilePath(folder.path)) }

  /// Imports the tree, and returns the apps and all notes.
  func imported(_ options: ImportOptions = ImportOptions()) throws -> (apps: [ImportedApp], notes: [String]) {
    var importer = Importer(self, options)
    let apps = try importer.run()
    return (apps, (importer.notes + apps.flatMap(\.notes)).map(\.text))
  }
}

/// Returns a file of code that is built without flags.
func codeFile(_ text: String, _ path: String = "W.swift") -> CodeFile {
  CodeFile(SourceText(Array(text.utf8)), path: path, CompilationConditions(flags: []), limit: 1_000_000)
}

extension SourceValue {
  /// The value in one line.
  var line: String { DescriptionText.flow(self) }
}

extension CodeModule {
  /// Creates the code of a Today widget in one file.
  convenience init(today file: CodeFile) { self.init("Today", [file], isFlat: true) }
}
