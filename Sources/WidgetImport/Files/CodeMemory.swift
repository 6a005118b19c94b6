/// The code that the imports of a project read: the next one does not read again what is the same, so that an import
/// while somebody types costs little more than the file that changed.
package final class CodeMemory {
  private struct Known {
    let text: [UInt8]
    let flags: Set<String>
    let file: CodeFile
  }

  private var known: [PathKey: Known] = [:]
  private var knownBefore: [PathKey: Known] = [:]

  /// A memory of nothing yet.
  package init() {}

  /// Forgets what the last import did not ask for.
  func beginImport() { (knownBefore, known) = (known, [:]) }

  /// The code of a file, which is made if its text or what the target defines is new.
  func file(_ path: String, _ text: [UInt8], _ flags: Set<String>, limit: Int, make: () -> CodeFile) -> CodeFile {
    let key = PathKey(path)
    if let old = known[key] ?? knownBefore[key], old.file.tokens.count < limit, old.flags == flags, old.text == text {
      known[key] = old
      return old.file
    }
    let file = make()
    // What the limit cut may be longer for another import.
    if file.tokens.count < limit { known[key] = Known(text: text, flags: flags, file: file) }
    return file
  }
}
