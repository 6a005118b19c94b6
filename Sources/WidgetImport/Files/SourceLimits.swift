/// How much of a project is read.
package struct SourceLimits: Sendable {
  /// The largest file, in bytes.
  package var fileSize = 16 << 20
  /// The bytes of all files together.
  package var totalSize = 256 << 20
  /// The names that are looked at below the folder.
  package var names = 1_000_000
  /// The folders between the folder and a file.
  package var depth = 64

  /// The limits as they are fixed.
  package init() {}
}
