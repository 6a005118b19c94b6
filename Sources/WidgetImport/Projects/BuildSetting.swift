/// A build setting as it is written, with its place.
struct BuildSetting: Sendable {
  /// The text, references unresolved.
  let text: String
  let place: SourcePlace
  /// What stands in brackets after its key: `sdk=iphoneos*`.
  let conditions: [String]

  /// A setting's key and conditions from `KEY[sdk=iphoneos*][arch=*]`.
  static func split(_ key: String) -> (key: String, conditions: [String]) {
    let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }.map(String.init)
    return (parts.first ?? "", Array(parts.dropFirst()))
  }

  /// Whether it holds where an app for a device is built in a configuration.
  func holds(in configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      let subject: String? =
        switch parts[0].trimmed {
        case "sdk": "iphoneos"
        case "arch": "arm64"
        case "config": configuration
        default: nil
        }
      guard let subject else { return false }
      let pattern = parts[1].trimmed
      return pattern.hasSuffix("*")
        ? subject.hasPrefix(pattern.dropLast()) || subject == "iphoneos" && pattern.hasPrefix("iphoneos")
        : subject == pattern
    }
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
