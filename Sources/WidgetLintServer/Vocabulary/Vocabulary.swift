/// The words of a kind of file that the linter reads for itself, by the way that leads to them.
protocol Vocabulary {
  /// The keys of a mapping; the way holds the keys that lead to it, without the elements of lists.
  func keys(of way: [String]) -> [VocabularyWord]
  /// The values that can be listed.
  func values(of way: [String]) -> [VocabularyWord]
}

/// A key or a value that may be written.
struct VocabularyWord {
  /// The word.
  let name: String
  /// What it means.
  var meaning = ""
  /// What holds now; nil where that is nothing of its own.
  var inForce: String?
  /// Whether its value is a mapping or a list.
  var takesCollection = false
}

extension Outline {
  /// The keys that lead to an entry or element, its own included.
  func keys(to item: Int) -> [String] { way(to: item).compactMap { key(of: $0) } }
}
