package import LintSystem
package import WidgetLint

/// What the command line says to the server.
package struct ServerOptions {
  /// Where configurations come from.
  let choice: Workspace.Choice
  /// Files and folders of rules to add.
  let rules: [FilePath]
  /// The baseline whose findings are left out.
  let baseline: FilePath?

  /// The options of a command line.
  package init(choice: Workspace.Choice = .nearest, rules: [FilePath] = [], baseline: FilePath? = nil) {
    self.choice = choice
    self.rules = rules
    self.baseline = baseline
  }
}
