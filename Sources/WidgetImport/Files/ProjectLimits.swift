/// How much of a project is read: what goes beyond is left out with a note, or has no value.
enum ProjectLimits {
  /// The largest file, in bytes.
  static let fileSize = 16 << 20
  /// The bytes of all files together.
  static let totalSize = 256 << 20
  /// The names that are looked at below the folder.
  static let names = 1_000_000
  /// The folders between the folder and a file.
  static let folderDepth = 64
  /// The longest path in a project, in bytes; a Mac opens no longer one.
  static let pathLength = 1_024
  /// How deep the lists and tables of a property list nest.
  static let listDepth = 128
  /// How deep the elements of an XML document nest.
  static let elementDepth = 512
  /// The elements of an XML document.
  static let elements = 1_000_000
  /// The xcconfig files that one includes in all; more are a circle.
  static let includedSettings = 128
  /// The references that the value of one build setting follows, so that values that hold each other end.
  static let settingReferences = 2_000
  /// How deep the references of build settings nest.
  static let settingDepth = 24
  /// The longest value of a build setting, in bytes.
  static let settingLength = 1 << 16
  /// The longest reference in a build setting, in bytes; brackets that are never closed cost no more than this.
  static let referenceLength = 1_024
  /// The calls of one button that are looked at.
  static let buttonCalls = 64
}
