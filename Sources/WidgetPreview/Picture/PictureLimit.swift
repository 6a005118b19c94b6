/// The limit on pictures in a run: nobody looks at more, and a small file may describe very many widgets by aliases.
struct PictureLimit {
  private static let greatestCount = 1000
  /// The most bytes of all pictures; a thousand of real widgets take a third of it.
  private static let greatestSize = 40 << 20

  /// The number of pictures counted so far.
  private(set) var count = 0
  private var size = 0

  /// Whether one more may be drawn.
  var hasRoom: Bool { count < Self.greatestCount && size < Self.greatestSize }

  /// Counts a picture and its bytes.
  mutating func add(_ bytes: Int) {
    count += 1
    size += bytes
  }
}
