import Foundation

/// A workflow command as GitHub's runner reads it.
struct GitHubCommand {
  let name: String
  private(set) var properties: [String: String] = [:]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"),
      let end = line.range(of: "::", range: line.index(line.startIndex, offsetBy: 2)..<line.endIndex)
    else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let words = head.split(separator: " ", maxSplits: 1)
    name = words.first.map(String.init) ?? ""
    for property in words.dropFirst().first?.split(separator: ",") ?? [] {
      let pair = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      properties[String(pair[0])] = Self.unescaped(pair[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
    message = Self.unescaped(line[end.upperBound...], ["%0D": "\r", "%0A": "\n"])
  }

  private static func unescaped(_ text: Substring, _ escapes: [String: String]) -> String {
    if !text.utf8.contains(UInt8(ascii: "%")) { return String(text) }
    return escapes.reduce(String(text)) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
      .replacingOccurrences(of: "%25", with: "%", options: .literal)
  }
}
