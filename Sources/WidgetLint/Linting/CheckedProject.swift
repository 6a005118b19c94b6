package import LintCore

/// A project whose widgets were checked, with the findings in its sources and descriptions in memory for drawing; a lone
/// file with descriptions is drawn in the same way.
package struct CheckedProject: Sendable {
  /// An app whose widgets can be drawn: its number in findings, its description, nil if it cannot be read, and the
  /// content that Interface Builder stores for each widget.
  package typealias App = (document: Int, description: Description?, scenes: [DrawnScene?])

  /// The path of the project or the file as the user gave it, decoded as well as can be.
  package let name: String
  /// The file, if there is no project.
  package private(set) var file: CheckedFile?
  /// The sources with content, by path. In a finding, the document is the number of its app, from 1, and the path is
  /// that in the app's description.
  package var files: [CheckedFile]
  /// The apps that are imported.
  package let apps: [App]

  /// A project with the findings in its sources.
  package init(name: String, files: [CheckedFile], apps: [App]) {
    (self.name, self.files, self.apps) = (name, files, apps)
  }

  /// A lone file with its descriptions.
  package init(_ file: CheckedFile) {
    self.init(name: file.name, files: [file], apps: file.descriptions.map { ($0.document, $0, []) })
    self.file = file
  }
}

/// A format that draws widgets: those of a file with descriptions, or of a project, not its sources one by one.
package protocol ProjectReporter: Reporter {
  /// Passes on the text for a project in parts.
  mutating func report(_ project: CheckedProject, to write: (String) -> Void)
}

extension ProjectReporter {
  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(CheckedProject(file)) { text += $0 }
    return text
  }
}
