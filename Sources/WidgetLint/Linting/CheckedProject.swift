package import LintCore

/// A checked project: the findings in its source files, and its descriptions in memory for drawing. A lone file with
/// descriptions is drawn the same way.
package struct CheckedProject: Sendable {
  /// An app whose widgets can be drawn: its number in findings, its description (nil if unreadable), and for each
  /// widget the content that Interface Builder stores.
  package typealias App = (document: Int, description: Description?, scenes: [DrawnScene?])

  /// The path of the project or file as the user gave it; bytes that are not UTF-8 appear as `\xNN`.
  package let name: String
  /// The lone file; nil for a project.
  package private(set) var file: CheckedFile?
  /// The source files with content, by path. A finding's document is the number of its app, from 1, and its path is the
  /// one in that app's description.
  package var files: [CheckedFile]
  /// The imported apps.
  package let apps: [App]

  /// Creates a project with the findings in its source files.
  package init(name: String, files: [CheckedFile], apps: [App]) {
    (self.name, self.files, self.apps) = (name, files, apps)
  }

  /// Creates a project from a lone file with descriptions.
  package init(_ file: CheckedFile) {
    self.init(name: file.name, files: [file], apps: file.descriptions.map { ($0.document, $0, []) })
    self.file = file
  }
}

/// A format that draws the widgets of a whole project or description, rather than reporting source files one by one.
package protocol ProjectReporter: Reporter {
  /// Writes the text for a project in parts.
  mutating func report(_ project: CheckedProject, to write: (String) -> Void)
}

extension ProjectReporter {
  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(CheckedProject(file)) { text += $0 }
    return text
  }
}
