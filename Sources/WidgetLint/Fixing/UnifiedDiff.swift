/// The changes to a file in the format of `diff -u`, which `patch -p0` and `git apply -p0` accept.
package struct UnifiedDiff: Sendable {
  /// A change: the numbers of the replaced lines, from 0, and the new lines.
  private typealias Change = (old: Range<Int>, new: [ArraySlice<UInt8>])

  private static let context = 3
  private let original: [UInt8]
  /// The start of each line of the original, and the end of the last: slices of every line would take much more memory.
  private let starts: [Int32]
  private let name: [UInt8]
  private var changes: [Change] = []

  /// Creates the diff of a text against its original, under the file's name.
  package init(_ text: EditedText, name: [UInt8]) {
    self.name = Self.quoted(name)
    original = text.original
    starts = Self.starts(of: text.original)
    changes = changes(of: text)
  }

  /// The diff's bytes; empty if nothing has changed.
  package var bytes: [UInt8] {
    guard !changes.isEmpty else { return [] }
    var bytes = Array("--- ".utf8) + name + Array("\n+++ ".utf8) + name + [0x0A]
    var shift = 0
    for hunk in hunks { append(hunk, &shift, to: &bytes) }
    return bytes
  }

  // MARK: - Hunks

  /// The changes, grouped where their context lines would meet.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func append(_ hunk: [Change], _ shift: inout Int, to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(starts.count - 1, last.old.upperBound + Self.context)
    let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let header = "@@ -\(Self.range(start, end - start)) +\(Self.range(start + shift, end - start + added)) @@\n"
    shift += added
    bytes += header.utf8
    var line = start
    for change in hunk {
      Self.append(" ", lines(line..<change.old.lowerBound), to: &bytes)
      Self.append("-", lines(change.old), to: &bytes)
      Self.append("+", change.new, to: &bytes)
      line = change.old.upperBound
    }
    Self.append(" ", lines(line..<end), to: &bytes)
  }

  /// Formats a range of lines, counted from 1; an empty range names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func append(_ mark: String, _ lines: [ArraySlice<UInt8>], to bytes: inout [UInt8]) {
    for line in lines {
      bytes += mark.utf8
      bytes += line
      if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  // MARK: - Lines

  private static func starts(of text: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    for index in text.indices where text[index] == 0x0A { starts.append(Int32(truncatingIfNeeded: index + 1)) }
    if starts[starts.count - 1] != text.count { starts.append(Int32(truncatingIfNeeded: text.count)) }
    return starts
  }

  /// The lines in a range, each with its line feed.
  private func lines(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    range.map { original[Int(starts[$0])..<Int(starts[$0 + 1])] }
  }

  /// The number, from 0, of the line that holds an offset; one past the last at the end of a text that ends with a line
  /// feed.
  private func line(at offset: Int) -> Int {
    let line = starts.partitionPoint(beyond: { Int($0) > offset }) - 1
    return offset == original.count && original.last != 0x0A ? max(0, line - 1) : line
  }

  /// The lines of a text, each with its line feed.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    let starts = starts(of: text)
    return zip(starts, starts.dropFirst()).map { text[Int($0)..<Int($1)] }
  }

  /// Returns the changed lines, as few as possible.
  private func changes(of text: EditedText) -> [Change] {
    var changes: [Change] = []
    var rest = text.replacements[...]
    while let first = rest.first {
      let start = line(at: first.0.lowerBound)
      var (bytes, offset): ([UInt8], Int) = ([], Int(starts[start]))
      // Replacements on the same lines become one change.
      repeat {
        let (range, replacement) = rest.removeFirst()
        bytes += original[offset..<range.lowerBound]
        bytes += replacement
        offset = range.upperBound
      } while rest.first.map { line(at: $0.0.lowerBound) == line(at: offset) } ?? false
      let end = min(starts.count - 1, line(at: offset) + 1)
      bytes += original[offset..<Int(starts[end])]
      let change = change(from: start..<end, to: Self.lines(of: bytes))
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
    }
    return changes
  }

  /// Returns the change of some lines, without unchanged lines at either end.
  private func change(from range: Range<Int>, to new: [ArraySlice<UInt8>]) -> Change {
    let old = lines(range)
    let before = zip(old, new).prefix { $0.elementsEqual($1) }.count
    let after = zip(old.dropFirst(before).reversed(), new.dropFirst(before).reversed())
      .prefix { $0.elementsEqual($1) }.count
    return (range.lowerBound + before..<range.upperBound - after, Array(new[before..<new.count - after]))
  }

  // MARK: - Name

  /// Returns a file's name as diff writes it, quoted if it could be misread.
  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    let text = String(validating: name, as: UTF8.self)
    let isPlain = text.map { text in
      !text.unicodeScalars.contains { VisibleText.isHidden($0) || $0 == "\"" || $0 == "\\" }
        && !VisibleText.mayHoldCommand(text)
    }
    // A tab marks the end of a name that contains a space.
    if isPlain == true { return name + (name.contains(0x20) ? [0x09] : []) }
    let inner = name.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F where byte != UInt8(ascii: "["): return [byte]
      default:
        let digits = String(byte, radix: 8)
        return Array(("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8)
      }
    }
    return [UInt8(ascii: "\"")] + inner + [UInt8(ascii: "\"")]
  }
}
