/// The templates of an XcodeGen manifest, which its targets name.
struct XcodeGenTemplates {
  /// The values that may still be taken from templates.
  private let left = Steps(Limits.manifestValues)
  private let templates: [String: PropertyList]

  init(_ root: PropertyList) { templates = root["targetTemplates"]?.table ?? [:] }

  /// Returns a target overlaid on the templates that it names, with their placeholders filled; throws if a template is
  /// missing or too deep, or if they hold too much.
  func whole(_ target: PropertyList, _ name: String) throws(ImportNote) -> PropertyList {
    guard let written = target["templates"] else { return target }
    let tooMuch = Self.note(written, "templates give more than \(Limits.manifestValues) values to targets")
    guard left.left > 0 else { throw tooMuch }
    var (base, seen): (PropertyList, Set<String>) = (.table([:]), [])
    /// Merges some templates, each over those that it names itself.
    func merge(_ written: PropertyList, depth: Int) throws(ImportNote) {
      for name in written.texts where seen.insert(name).inserted {
        guard let template = templates[name] else { throw Self.note(written, "there is no template \"\(name)\"") }
        guard depth < Limits.manifestDepth else {
          throw Self.note(written, "templates name others more than \(Limits.manifestDepth) deep")
        }
        if let more = template["templates"] { try merge(more, depth: depth + 1) }
        base = base.merged(with: template)
      }
    }
    try merge(written, depth: 0)
    let whole = base.merged(with: target)
    let attributes = whole["templateAttributes"]?.table.compactMapValues { $0.text } ?? [:]
    let result = filled(whole, attributes.merging(["target_name": name]) { $1 })
    guard left.left >= 0 else { throw tooMuch }
    return result
  }

  private static func note(_ value: PropertyList, _ reason: String) -> ImportNote {
    ImportNote(value.place, "\(reason); xcodegen generate makes the project")
  }

  /// Returns a value with the placeholders in its texts and keys filled, while steps are left.
  private func filled(_ value: PropertyList, _ attributes: [String: String]) -> PropertyList {
    guard left.take() else { return value }
    switch value.content {
    case .text(let text): return value.with(.text(filled(text, attributes)))
    case .list(let list): return value.with(.list(list.map { filled($0, attributes) }))
    case .table:
      let entries = value.entries.map { (filled($0.key, attributes), filled($0.value, attributes)) }
      return value.with(.table(Dictionary(entries) { first, _ in first }))
    }
  }

  /// Returns a text with each `${NAME}` replaced by its value, unless that is longer than any path.
  private func filled(_ text: String, _ attributes: [String: String]) -> String {
    let parts = text.split(separator: "${", omittingEmptySubsequences: false)
    if parts.count == 1 || text.utf8.count > Limits.pathLength { return text }
    let rest = parts.dropFirst().map { part in
      let word = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard word.count == 2, let value = attributes[String(word[0])], value.utf8.count <= Limits.pathLength else {
        return "${" + part
      }
      return value + word[1]
    }
    let filled = String(parts[0]) + rest.joined()
    // One step for every 64 bytes, since many texts may name a long value.
    left.left -= filled.utf8.count / 64
    return filled
  }
}
