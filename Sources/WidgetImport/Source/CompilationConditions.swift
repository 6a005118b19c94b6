/// The conditions of `#if` and similar directives, decided by the build settings if possible.
struct CompilationConditions {
  /// The directives that begin, change or end a condition.
  static let names: Set<String> = ["if", "ifdef", "ifndef", "elseif", "elif", "else", "endif"]

  private struct Branch {
    /// Whether an earlier branch of its chain was compiled; nil if one may have been.
    let wasTaken: Bool?
    /// Whether its code is compiled, considering those around it; nil if it may be.
    let isActive: Bool?
  }

  /// The names that the target defines.
  let flags: Set<String>
  private var open: [Branch] = []

  /// Creates the conditions of a target that defines some names.
  init(flags: Set<String>) { self.flags = flags }

  /// Returns the names that the build settings define.
  static func flags(_ settings: BuildSettings) -> Set<String> {
    func words(_ key: String) -> [String] {
      (settings.value(key)?.text ?? "").split { $0 == " " || $0 == "\"" }.map(String.init)
    }
    var flags = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    for word in words("GCC_PREPROCESSOR_DEFINITIONS") where !word.hasSuffix("=0") {
      flags.insert(word.split(separator: "=").first.map(String.init) ?? word)
    }
    if let mode = settings.value("SWIFT_VERSION")?.text.prefix(while: \.isNumber), !mode.isEmpty {
      flags.insert("swift(\(mode))")
    }
    let options = words("OTHER_SWIFT_FLAGS")
    flags.formUnion(options.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) })
    return flags.union(zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1))
  }

  private var isActive: Bool? { if let last = open.last { last.isActive } else { true } }
  /// Whether the code here is not compiled.
  var isInactive: Bool { isActive == false }
  /// Whether it is unknown if the code here is compiled.
  var isUndecided: Bool { isActive == nil }

  /// Handles a directive with the text after it.
  mutating func take(_ name: String, _ text: String) {
    // A comment may follow.
    let text = text.prefix { $0 != "/" }.trimmed
    switch name {
    case "if": begin(value(text), after: false)
    case "ifdef": begin(flag(text), after: false)
    case "ifndef": begin(flag(text).map { !$0 }, after: false)
    case "elseif", "elif", "else":
      if let last = open.popLast() { begin(name == "else" ? true : value(text), after: last.wasTaken) }
    default: _ = open.popLast()
    }
  }

  private mutating func begin(_ value: Bool?, after wasTaken: Bool?) {
    let isTaken = Self.all([wasTaken.map { !$0 }, value])
    open.append(Branch(wasTaken: Self.any([wasTaken, isTaken]), isActive: Self.all([isActive, isTaken])))
  }

  // MARK: - Values, nil if they cannot be decided

  private static func all(_ values: [Bool?]) -> Bool? {
    values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  private static func any(_ values: [Bool?]) -> Bool? {
    values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  /// Returns the value of words joined by `&&` and `||`, each perhaps negated or in parentheses.
  private func value(_ text: String, depth: Int = 0) -> Bool? {
    guard depth < Limits.names else { return nil }
    for (sign, join) in [("|", Self.any), ("&", Self.all)] as [(Character, ([Bool?]) -> Bool?)] {
      var open = 0
      let parts = text.split { each in
        if each == "(" { open += 1 } else if each == ")" { open -= 1 }
        return each == sign && open == 0
      }
      if parts.count > 1 { return join(parts.map { value($0.trimmed, depth: depth + 1) }) }
    }
    if text.hasPrefix("!") { return value(text.dropFirst().trimmed, depth: depth + 1).map { !$0 } }
    if text.hasPrefix("("), text.hasSuffix(")") { return value(text.dropFirst().dropLast().trimmed, depth: depth + 1) }
    return term(text.contains("(") ? text.filter { !$0.isWhitespace } : text)
  }

  private func term(_ text: String) -> Bool? {
    switch text {
    case _ where text.hasPrefix("os("): return text == "os(iOS)"
    case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "1", "true":
      return true
    case "targetEnvironment(simulator)", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "0", "false",
      "targetEnvironment(macCatalyst)", "TARGET_OS_MACCATALYST", "TARGET_OS_WATCH", "TARGET_OS_TV", "TARGET_OS_OSX",
      "TARGET_OS_VISION", "canImport(AppKit)", "canImport(Cocoa)":
      return false
    // Every Xcode in use has the SDK of a later version.
    case _ where text.hasPrefix("__IPHONE_OS_VERSION_MAX_ALLOWED") && text.contains(">="): return true
    case _ where text.hasPrefix("defined(") && text.hasSuffix(")"): return flag(text.dropFirst(8).dropLast().trimmed)
    case _ where text.hasPrefix("compiler("):
      // No compiler still in use is older than 6, but a language version may be.
      let major = Int(text.drop { !$0.isNumber }.prefix(while: \.isNumber))
      return major.flatMap { $0 < 6 ? text.contains(">=") : nil }
    case _ where text.hasPrefix("swift("): return isLanguage(text)
    case _ where text.hasPrefix("canImport("):
      return SystemNames.modules.contains(String(text.dropFirst(10).dropLast())) ? true : nil
    case _ where text.utf8.allSatisfy(\.isWord): return flag(text)
    default: return nil
    }
  }

  /// Whether the language mode meets `swift(>=5)` or `swift(<5)`; nil if that is not known.
  private func isLanguage(_ text: String) -> Bool? {
    let wanted = text.drop { !$0.isNumber }.split { !$0.isNumber }.compactMap { Int($0) }
    guard let mode = (1...9).first(where: { flags.contains("swift(\($0))") }), let major = wanted.first
    else { return nil }
    // In mode 5, every compiler in use has the last 5.x; in another mode, the minor version depends on the compiler.
    if major == mode, mode != 5, wanted.dropFirst().contains(where: { $0 > 0 }) { return nil }
    return (major <= mode) == text.contains(">=")
  }

  private func flag(_ name: String) -> Bool? {
    if name.hasPrefix("NSFoundationVersionNumber_iOS_") { return true }
    // Headers of every Xcode in use define the versions of iOS up to 14: `__IPHONE_10_3`.
    let version = name.hasPrefix("__IPHONE_") ? Int(name.dropFirst(9).prefix(while: \.isNumber)) : nil
    if let version, version <= 14 { return true }
    // Other definitions in system headers are not known; the project's own are.
    return name.hasPrefix("__") || name.hasPrefix("TARGET_") ? nil : flags.contains(name)
  }
}
