/// How many pictures a run draws: nobody looks at more, and a small file may describe very many widgets through aliases.
struct PictureLimit {
  /// How many pictures are drawn of widgets with findings, or of all where they are not told apart.
  static let greatestCount = 1000
  /// How many bytes a thousand pictures take at most; those of widgets as people describe them take a third.
  private static let greatestSize = 40 << 20

  private let greatestCount: Int
  /// The number of pictures that are drawn.
  private(set) var count = 0
  private var size = 0

  /// A limit for so many pictures.
  init(_ greatestCount: Int = Self.greatestCount) { self.greatestCount = greatestCount }

  /// Whether one more may be drawn.
  var hasRoom: Bool {
    count < greatestCount && size < Self.greatestSize / Self.greatestCount * greatestCount
  }

  /// Counts a picture of so many bytes.
  mutating func add(_ bytes: Int) {
    count += 1
    size += bytes
  }
}
