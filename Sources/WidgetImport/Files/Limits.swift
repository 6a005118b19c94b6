/// The bounds of a project: a value beyond them is left out with a note.
enum Limits {
  // MARK: - Files

  /// The largest file, in bytes.
  static let fileSize = 16 << 20
  /// The largest file of code, in bytes.
  static let codeSize = 4 << 20
  /// The bytes of all files together.
  static let totalSize = 256 << 20
  /// The file names to look at below the folder.
  static let fileNames = 1_000_000
  /// The folders between the folder and a file.
  static let folderDepth = 64
  /// The longest path in a project, in bytes; a Mac cannot open a longer one.
  static let pathLength = 1_024
  /// The depth of lists and tables in a property list.
  static let listDepth = 128
  /// The depth of elements in an XML document.
  static let elementDepth = 512
  /// The elements of an XML document.
  static let elements = 1_000_000
  /// The elements of all XML documents, and the values of all other property lists, which an import keeps in memory.
  static let values = 4_000_000
  /// The objects that a project's applications or folders may share, counted for each of them.
  static let shared = 100_000
  /// The manifests from which tools generate projects, and the files that one of them or an xcconfig file includes.
  static let manifests = 128
  /// The depth of a manifest's includes and groups of settings.
  static let manifestDepth = 16
  /// The targets and configurations of a manifest.
  static let manifestTargets = 500
  /// The values of a manifest, and those that its groups of settings give, counted each time.
  static let manifestValues = 200_000
  /// The depth of references in build settings.
  static let settingDepth = 24
  /// The fields, files and places that a message or a finding lists.
  static let listed = 20
  /// The settings of xcconfig files, counted for each configuration that uses them.
  static let fileSettings = 500_000
  /// The longest value of a build setting, in bytes.
  static let settingLength = 1 << 16
  /// The longest reference in a build setting, in bytes, which bounds the cost of unclosed brackets.
  static let referenceLength = 1_024
  /// The longest name of a language, in bytes.
  static let languageTag = 64
  /// The files of one asset that are looked at.
  static let assetFiles = 64

  // MARK: - Pictures

  /// The views of a storyboard that are drawn.
  static let drawnViews = 400
  /// The largest coordinate or size of a view, in points; no screen has more.
  static let coordinate = 10_000.0
  /// The largest font that is drawn, in points.
  static let fontSize = 500.0

  // MARK: - Code, so that every search stays linear in it

  /// The tokens of all files together, and those judged, counted anew for each configuration or extension.
  static let tokens = 4_000_000
  /// The tokens of an expression, not counting those in brackets; a longer one is not understood.
  static let expression = 500
  /// The tokens of an expression whose value is evaluated: nested expressions are visited again and again.
  static let value = 1_000
  /// The names that are followed in a chain.
  static let names = 8
  /// The tokens before a block's brace that tell its kind.
  static let header = 2_000
  /// The blocks around a token.
  static let blocks = 500
  /// The blocks of one chain of `if` and `else`, and the labels of a switch.
  static let branches = 64
  /// The declarations of one name that are searched for the visible one.
  static let declarations = 200
  /// The assignments of one name whose values are read.
  static let assignments = 64
  /// The tokens between a value and the call or name that receives it, of a selector, and of a closure before its `in`.
  static let argument = 60
  /// The names and values followed between the update method and its results.
  static let resultSteps = 50_000
  /// The types that a type inherits from and conforms to, directly or indirectly.
  static let inherited = 64
  /// The tokens of a display-mode method: for each height, all earlier blocks are visited.
  static let displayMode = 4_000
  /// The headers that one file imports, and those that all import in turn.
  static let imports = 200
  /// The tokens after a name in which its value may check the system's version.
  static let versionValue = 16
  /// The assignments of the display mode whose guards are checked.
  static let guards = 32
  /// The methods that a tap goes through before it opens something.
  static let callDepth = 4
  /// The calls that are followed from one method.
  static let calls = 4_000
  /// The calls that are followed from all methods together.
  static let allCalls = 200_000
  /// The calls of one button that are looked at.
  static let buttonCalls = 64
  /// The titles and methods of a button; with more, nothing is certain.
  static let buttonChanges = 16
  /// The modifiers of a view that are looked at.
  static let modifiers = 100
  /// The values that one expression may have, and the parts of it that are read to find them.
  static let leaves = 32
  /// The fonts that a helper sets from its arguments.
  static let helperFonts = 8
  /// The widgets and bundles of an extension, and the members that its configurations name.
  static let kitWidgets = 1_000
  /// The tokens of a member whose values are looked up repeatedly.
  static let member = 2_000
  /// The longest full name of a nested type that is kept apart from others, in bytes.
  static let typeName = 2_000
  /// The tokens of a member's type.
  static let memberType = 64
  /// The steps from one expression, one build setting or the heights of a method to their possible values.
  static let valueSteps = 2_000
  /// The calls that are searched for the values of parameters and properties of a widget's views.
  static let givenValues = 100_000
  /// The packages of a repository, and the modules that are looked for in them.
  static let packages = 200
  /// The arguments of a view that are known to be true or false.
  static let flags = 8
  /// The tokens of the views that a widget reaches.
  static let viewTokens = 200_000
  /// The tokens of the views that all widgets of an extension reach, counted for each widget.
  static let extensionTokens = 2_000_000
}

/// The remaining steps of a limit, shared by all users of it.
final class Steps {
  var left: Int

  init(_ count: Int) { left = count }

  /// Takes one step or more; returns false if too few are left.
  func take(_ count: Int = 1) -> Bool {
    left -= count
    return left >= 0
  }
}
