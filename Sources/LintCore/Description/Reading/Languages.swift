/// The languages of one text.
struct Languages {
  /// The keys that were seen.
  var seen = KeySet()
  /// Whether one of them is `default`.
  var hasDefault = false
  /// The keys that are no languages.
  var unknown: [Source] = []
}
