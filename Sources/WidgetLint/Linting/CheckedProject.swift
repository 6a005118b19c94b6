package import LintCore

/// A project whose widgets were checked, with the findings in its sources and descriptions in memory for drawing.
package struct CheckedProject: Sendable {
  /// An app whose widgets can be drawn: its imported description, nil if it cannot be read, and the content that
  /// Interface Builder stores for each widget.
  package typealias App = (description: Description?, scenes: [DrawnScene?])

  /// The project's path as the user gave it, decoded as well as can be.
  package let name: String
  /// The sources with content, by path. In a finding, the document is the number of its app, from 1, and the path is
  /// that in the app's description.
  package var files: [CheckedFile]
  /// The apps that are imported.
  package let apps: [App]

  /// A project with the findings in its sources.
  package init(name: String, files: [CheckedFile], apps: [App]) {
    (self.name, self.files, self.apps) = (name, files, apps)
  }
}

/// A format that shows the widgets of a project, not its sources one by one.
package protocol ProjectReporter: Reporter {
  /// Passes on the text for a project in parts.
  mutating func report(_ project: CheckedProject, to write: (String) -> Void)
}

extension ProjectReporter {
  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(file) { text += $0 }
    return text
  }
}
