extension Field.Default {
  /// What it is, as a list of fields says it, names in backquotes; nil where a field that is left out is unknown.
  package var text: String? {
    switch self {
    case .none: nil
    case .word(let word): "`\(word)`"
    case .value(let text): text
    case .field(let path): "that of `\(path)`"
    case .described(let words): words
    case .soleWidget: "true if it is the only widget, else false"
    }
  }
}
