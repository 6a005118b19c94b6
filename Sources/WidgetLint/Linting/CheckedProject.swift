package import LintCore

/// A project whose widgets were checked: what is found is in its sources, and what is drawn is described in memory.
package struct CheckedProject: Sendable {
  /// An app whose widgets can be drawn: the description that is imported, nil if it cannot be read, and what Interface
  /// Builder stores of each widget.
  package typealias App = (description: Description?, scenes: [DrawnScene?])

  /// The project's path as the user gave it, decoded as well as can be.
  package let name: String
  /// The sources that say something, by path. A finding's document is the number of its app, from 1, and its path that in
  /// the app's description.
  package var files: [CheckedFile]
  /// The apps that are imported.
  package let apps: [App]

  /// A project with what is found in its sources.
  package init(name: String, files: [CheckedFile], apps: [App]) {
    (self.name, self.files, self.apps) = (name, files, apps)
  }
}

/// A format that shows the widgets of a project, not its sources one by one.
package protocol ProjectReporter: Reporter {
  /// Hands over the text for a project in parts.
  mutating func report(_ project: CheckedProject, to write: (String) -> Void)
}

extension ProjectReporter {
  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(file) { text += $0 }
    return text
  }
}
