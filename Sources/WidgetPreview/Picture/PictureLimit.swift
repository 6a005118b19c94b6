/// The limit for pictures in a run: nobody looks at more, and aliases may describe very many widgets in a small file.
struct PictureLimit {
  /// The most pictures of widgets with findings, or of all widgets if they are not told apart.
  static let greatestCount = 1000
  /// The most bytes of a thousand pictures; those of real widgets take a third.
  private static let greatestSize = 40 << 20

  private let greatestCount: Int
  /// The number of pictures so far.
  private(set) var count = 0
  private var size = 0

  /// A limit for a number of pictures.
  init(_ greatestCount: Int = Self.greatestCount) { self.greatestCount = greatestCount }

  /// Whether one more may be drawn.
  var hasRoom: Bool {
    count < greatestCount && size < Self.greatestSize / Self.greatestCount * greatestCount
  }

  /// Counts a picture and its bytes.
  mutating func add(_ bytes: Int) {
    count += 1
    size += bytes
  }
}
