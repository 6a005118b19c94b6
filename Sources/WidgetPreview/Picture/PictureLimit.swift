/// The limit for pictures in a run: nobody looks at more, and aliases may describe very many widgets in a small file.
struct PictureLimit {
  private static let greatestCount = 1000
  /// The most bytes of a thousand pictures; those of real widgets take a third.
  private static let greatestSize = 40 << 20

  /// The number of pictures so far.
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
