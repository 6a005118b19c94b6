package import LintSystem

/// The strings of several lines in a source, in which a comment is text.
package enum SourceStrings {
  /// Whether a byte of a file lies in a string of Swift or Objective-C; so does what follows the bytes that are read.
  package static func hold(_ offset: Int, in bytes: [UInt8], of file: FilePath) -> Bool {
    guard [".swift", ".m", ".mm", ".h"].contains(where: { file.bytes.suffix($0.utf8.count).elementsEqual($0.utf8) })
    else { return false }
    guard bytes.count <= Limits.codeSize else { return true }
    // All code counts, whatever a compilation condition says.
    let tokens = Tokenizer(bytes, CompilationConditions(flags: []), limit: Limits.tokens).tokens
    return tokens.contains { $0.kind == .string && $0.range.lowerBound < offset && offset < $0.range.upperBound }
  }
}
