import ArgumentParser
import WidgetImport

/// The arguments that choose the part of an Xcode project to read, and how to read it.
struct ProjectArguments: ParsableArguments {
  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp(
      "Read this extension only: its Info.plist, its folder or its target.",
      valueName: "path|target"
    )
  )
  var extensions: [String] = []

  @Option(help: ArgumentHelp("Read this build configuration (default: the one that is shipped).", valueName: "name"))
  var configuration: String?

  @Option(help: ArgumentHelp("Take this application where several embed the extension.", valueName: "target"))
  var host: String?

  @Option(help: ArgumentHelp("The app's name where no application is known.", valueName: "text"))
  var appName: String?

  @Flag(help: "Also take values that are only guessed; each says so.")
  var guesses = false

  /// The names of the flags that were given.
  var given: [String] {
    [
      ("--extension", !extensions.isEmpty), ("--configuration", configuration != nil), ("--host", host != nil),
      ("--app-name", appName != nil), ("--guesses", guesses),
    ].filter(\.1).map(\.0)
  }

  /// Applies them to the options of an import.
  func apply(to options: inout ImportOptions) {
    options.extensions = extensions
    options.configuration = configuration
    options.host = host
    options.appName = appName
    options.guesses = guesses
  }
}
