import Foundation

/// A workflow command as GitHub's runner reads it: byte by byte, even if a combining mark follows a separator.
struct GitHubCommand {
  let name: String
  private(set) var properties: [String: String] = [:]
  let message: String

  init?(_ line: String) {
    let mark = "::".utf8
    let text = Array(line.utf8)[...]
    guard text.starts(with: mark), let end = text.indices.dropFirst(2).first(where: { text[$0...].starts(with: mark) })
    else { return nil }
    let words = text[2..<end].split(separator: UInt8(ascii: " "), maxSplits: 1)
    name = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    for property in words.dropFirst().first?.split(separator: UInt8(ascii: ",")) ?? [] {
      let pair = property.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      properties[String(decoding: pair[0], as: UTF8.self)] =
        Self.unescaped(pair[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
    message = Self.unescaped(text[(end + 2)...], ["%0D": "\r", "%0A": "\n"])
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, _ escapes: [String: String]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    return escapes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
      .replacingOccurrences(of: "%25", with: "%", options: .literal)
  }
}
