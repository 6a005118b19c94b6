/// What to import.
package struct ImportOptions: Sendable {
  /// The only extensions to import, each by the path of its Info.plist or its folder, or by its target; all where there
  /// are none.
  package var extensions: [String] = []
  /// The configuration; nil for the one that is shipped.
  package var configuration: String?
  /// The application's target; nil where there is one.
  package var host: String?
  /// The app's name where no application is known.
  package var appName: String?
  /// Whether what is only likely is written too.
  package var guesses = false
  /// The only project to look at, by its path.
  package var project: String?

  /// What to import where nothing else is said.
  package init() {}
}
