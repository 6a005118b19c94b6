public import YAML

/// One thing to report to the user, whatever found it: its place, what was found, and what is expected.
public struct Finding: Error {
  /// Another place that the finding refers to.
  public struct Related: Sendable, Hashable {
    /// The words for the place.
    public let message: String
    /// Its range of bytes in the same file; empty if it is in another file.
    public let range: Range<Int>
    /// The line of another file; nil for a place in the same one.
    public let line: FileLine?

    /// A place, or a line of another file, with the words for it.
    package init(message: String, range: Range<Int> = 0..<0, line: FileLine? = nil) {
      (self.message, self.range, self.line) = (message, range, line)
    }
  }

  /// A line of a file.
  public struct FileLine: Sendable, Hashable {
    /// The file's path, as the user can open it.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// A line of a file.
    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// Another item that the same finding concerns.
  package struct OtherItem: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// The document that describes it, counted from 1.
    package let document: Int
    /// The JSON Pointer of the value in that item.
    package let path: String

    /// An item with its name.
    package init(name: String, document: Int, path: String) {
      (self.name, self.document, self.path) = (name, document, path)
    }
  }

  /// The id of the rule, or of the check of the description, that found it.
  public let rule: String
  /// Its severity.
  public package(set) var severity: Severity
  /// The message in one line, without the name of the item.
  package var text: String
  /// The noun for an item in the message, which names the item if the file describes several; nil if it does not.
  package var noun: String?
  /// The advice; nil if the message says enough.
  public package(set) var help: String?
  /// Its range of bytes in the file.
  public package(set) var range: Range<Int>
  /// The JSON Pointer of the node, or of the mapping in which something is missing.
  public package(set) var path: String
  /// The document in the file, counted from 1.
  public package(set) var document: Int
  /// The name of the item that it concerns.
  public package(set) var item: String?
  /// The other items that it concerns as well.
  package var also: [OtherItem] = []
  /// Whether it concerns a guessed value.
  package private(set) var isGuess = false
  /// The value found.
  public package(set) var actual: DataValue?
  /// The value expected.
  public package(set) var expected: DataValue?
  /// Whether `expected` is only one way to comply, or what is forbidden, and the message does not show it.
  package var hidesExpected = false
  /// The guideline that the rule belongs to.
  public package(set) var guideline: String?
  /// Other places that it refers to.
  public package(set) var related: [Related]
  /// The fix; nil if there is none.
  public package(set) var fix: Fix?

  /// The message in one line: the value found, and what is expected.
  public var message: String {
    guard let noun, let item else { return text }
    let names = ([item] + also.map(\.name)).unique(by: \.self).map { DataValue.quoted($0, to: 80) }
    return "\(names.count == 1 ? noun : noun + "s") \(DataValue.enumerate(names, "and")): \(text)"
  }

  /// A finding at a range of bytes.
  package init(
    rule: String,
    severity: Severity,
    message: String,
    help: String? = nil,
    range: Range<Int>,
    path: String = "",
    document: Int = 1,
    item: String? = nil,
    actual: DataValue? = nil,
    expected: DataValue? = nil,
    guideline: String? = nil,
    related: [Related] = []
  ) {
    self.rule = rule
    self.severity = severity
    text = message
    (self.help, self.range, self.path, self.document, self.item) = (help, range, path, document, item)
    (self.actual, self.expected, self.guideline, self.related) = (actual, expected, guideline, related)
  }

  /// Marks it as about a guessed value: it becomes info, and its message says so.
  package mutating func markAsGuess() {
    (severity, isGuess) = (.info, true)
    text += " (guess)"
  }

  /// Adds a fix; if there is none, adds the reason to the help.
  package mutating func offer(
    _ description: String,
    isSafe: Bool,
    _ edits: () throws(EditObstacle) -> [TextEdit]
  ) {
    do throws(EditObstacle) {
      fix = Fix(description: description, isSafe: isSafe, edits: try edits())
    } catch {
      help = [help, EditObstacle.advice].compactMap { $0 }.joined(separator: "; ")
    }
  }
}

/// The importance of a finding.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  /// The word for it in every output and in rule and configuration files.
  public var name: String { rawValue }

  /// Orders by how much it matters.
  public static func < (left: Severity, right: Severity) -> Bool {
    left != right && (left == .info || right == .error)
  }
}

/// A change of the file that fixes a finding.
public struct Fix: Sendable, Equatable {
  /// Its effect, in the imperative: `write true`.
  public let description: String
  /// Whether the fix keeps the description's meaning and loses nothing.
  public let isSafe: Bool
  /// The edits, in the order of the file, none touching another.
  public let edits: [TextEdit]

  /// A fix from its edits.
  package init(description: String, isSafe: Bool, edits: [TextEdit]) {
    (self.description, self.isSafe, self.edits) = (description, isSafe, edits)
  }

  /// The range of bytes from the first edit to the last.
  public var range: Range<Int> {
    let lower = edits.map(\.range.lowerBound).min() ?? 0
    return lower..<(edits.map(\.range.upperBound).max() ?? lower)
  }
}
