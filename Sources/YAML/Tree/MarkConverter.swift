/// Converts libyaml's marks, which count code points after a leading byte order mark, to byte offsets.
struct MarkConverter {
  /// The number of bytes of a leading byte order mark.
  let bom: Int
  /// Where the distance of offsets from indices grows: the index after each code point of several bytes, and the distance
  /// from there on.
  private var steps: [(index: Int32, distance: Int32)] = []

  /// A converter for a text, whose code points of several bytes are still to be noted.
  init(bom: Int) { self.bom = bom }

  /// Notes the next code point of several bytes, by its offset and length.
  mutating func note(_ offset: Int, length: Int) {
    let distance = steps.last.map { Int($0.distance) } ?? bom
    steps.append((Int32(offset - distance + 1), Int32(distance + length - 1)))
  }

  /// The byte offset of the code point with an index.
  func offset(of index: Int) -> Int {
    // Nearly all texts are ASCII.
    if steps.isEmpty { return index + bom }
    let place = steps.partitionPoint { Int($0.index) > index }
    return index + (place == 0 ? bom : Int(steps[place - 1].distance))
  }
}
