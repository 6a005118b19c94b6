import LintCore

/// What `#if` and its like leave in, as far as the build settings decide it.
struct CompilationConditions {
  /// The directives that begin, change or end a condition.
  static let names: Set<String> = ["if", "ifdef", "ifndef", "elseif", "elif", "else", "endif"]

  private struct Branch {
    /// Whether this branch is compiled; nil where that cannot be decided.
    var isActive: Bool?
    /// Whether a branch before was; nil where one may have been.
    var wasTaken: Bool?
  }

  private let flags: Set<String>
  private var open: [Branch] = []
  private var inactive = 0
  private var undecided = 0

  /// The conditions under which a target with some flags is compiled.
  init(flags: Set<String>) { self.flags = flags }

  /// Whether the code here is not compiled.
  var isInactive: Bool { inactive > 0 }
  /// Whether it may or may not be.
  var isUndecided: Bool { undecided > 0 }

  /// Takes a directive with what is after it.
  mutating func take(_ name: String, _ text: String) {
    switch name {
    case "if", "ifdef", "ifndef": begin(value(name, text), after: false)
    case "elseif", "elif", "else":
      guard let last = end() else { return }
      begin(name == "else" ? true : value("if", text), after: last.wasTaken)
    default: _ = end()
    }
  }

  private mutating func begin(_ value: Bool?, after wasTaken: Bool?) {
    let isActive = Self.all([wasTaken.map { !$0 }, value])
    open.append(Branch(isActive: isActive, wasTaken: Self.any([wasTaken, isActive])))
    if isActive == false { inactive += 1 }
    if isActive == nil { undecided += 1 }
  }

  private mutating func end() -> Branch? {
    guard let last = open.popLast() else { return nil }
    if last.isActive == false { inactive -= 1 }
    if last.isActive == nil { undecided -= 1 }
    return last
  }

  // MARK: - Values, nil if they cannot be decided

  private static func all(_ values: [Bool?]) -> Bool? {
    values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  private static func any(_ values: [Bool?]) -> Bool? {
    values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private func value(_ name: String, _ text: String) -> Bool? {
    let code = text.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    switch name {
    case "ifdef": return flag(code.trimmed)
    case "ifndef": return flag(code.trimmed).map { !$0 }
    default:
      // Words joined by && or ||, each perhaps negated; what has other parentheses is not decided.
      let alternatives = code.split(separator: "||").map { $0.split(separator: "&&").map { term($0.trimmed) } }
      return Self.any(alternatives.map(Self.all))
    }
  }

  private func term(_ text: String) -> Bool? {
    if text.hasPrefix("!") { return term(once: text.dropFirst().trimmed).map { !$0 } }
    return term(once: text)
  }

  private func term(once text: String) -> Bool? {
    switch text {
    case "os(iOS)", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "1", "true", "canImport(UIKit)",
      "canImport(NotificationCenter)":
      return true
    case "targetEnvironment(simulator)", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "0", "false",
      "targetEnvironment(macCatalyst)", "TARGET_OS_MACCATALYST", "os(macOS)", "os(watchOS)", "os(tvOS)",
      "TARGET_OS_WATCH",
      "TARGET_OS_TV", "TARGET_OS_OSX", "canImport(AppKit)":
      return false
    case _ where text.hasPrefix("defined(") && text.hasSuffix(")"): return flag(text.dropFirst(8).dropLast().trimmed)
    case _ where text.utf8.allSatisfy(\.isWord): return flag(text)
    default: return nil
    }
  }

  private func flag(_ name: String) -> Bool? {
    // What the system's headers define is not known; the project's own flags are.
    name.hasPrefix("__") || name.hasPrefix("TARGET_") ? nil : flags.contains(name)
  }
}
