import YAML

/// A font that is written as a call of UIKit's or SwiftUI's: `.system(size: 15)`, `UIFont.boldSystemFont(ofSize: 15)`.
enum FontCall {
  /// The text style that a call makes, as a mapping's inside: `family: system, size: 15`; nil for what is no such call.
  static func fields(_ text: String) -> String? {
    let letters = text.lowercased()
    guard let open = letters.firstIndex(of: "("), letters[..<open].contains("system") else { return nil }
    let arguments = letters[open...].split { "(),: ".contains($0) }
    var fields = "family: system"
    if let size = arguments.first(where: { Array($0.utf8).span.decimalNumber != nil }) { fields += ", size: \(size)" }
    let named = arguments.first { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    let weight = named ?? (letters[..<open].contains("bold") ? "bold" : "")
    let row = FieldTable.description.fields.first { $0.path == "widgets[].font.weight" }
    if let word = row?.type.lone.words.first(where: { $0.lowercased() == weight }) { fields += ", weight: \(word)" }
    return fields
  }
}
