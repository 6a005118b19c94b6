import YAML

/// A place in a kind of file: what may be written there, and where that leads.
protocol Vocabulary {
  /// The keys that a mapping here may have, in their order.
  var keys: [CompletionItem] { get }
  /// The values that can be listed.
  var values: [CompletionItem] { get }
  /// Where a key of a mapping here leads, or an element of a list if there is no key; nil if nowhere.
  func next(_ key: String?) -> Self?
  /// The fields that may follow a part of a path; nil if no path may be here.
  func fields(afterPath path: String) -> [CompletionItem]?
}

extension Vocabulary {
  func fields(afterPath path: String) -> [CompletionItem]? { nil }

  /// Where entries and elements of a tree lead from here.
  func place(_ steps: some Sequence<YAMLPlace>, in tree: YAMLStream) -> Self? {
    steps.reduce(self) { place, step in place?.next(tree.key(of: step)) }
  }
}
