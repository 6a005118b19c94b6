import WidgetModel

/// Compares language tags.
enum LanguageMatch {
  /// Whether two tags name the same language, whatever their case.
  static func isSame(_ one: String, _ other: String) -> Bool {
    TextComparison.isSameIgnoringCase(one, other)
  }
}

extension Description {
  /// Whether a node is one language of a text.
  func isLanguage(_ index: Int) -> Bool {
    let node = self[index]
    return node.parent >= 0 && self[Int(node.parent)].value.isLanguages
  }
}
