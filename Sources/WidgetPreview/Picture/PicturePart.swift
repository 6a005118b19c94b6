/// A part of a widget's picture.
enum PicturePart: CaseIterable {
  case collapsed, expanded, text, facts, unknown, rest
}
