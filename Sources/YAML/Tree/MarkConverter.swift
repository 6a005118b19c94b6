/// Converts libyaml's marks, which count code points after a leading byte order mark, to byte offsets.
struct MarkConverter {
  /// The number of bytes of a leading byte order mark.
  let bom: Int
  /// Where the distance of offsets from indices changes: at the start, and after each code point of several bytes.
  private var steps: [(index: Int32, distance: Int32)]
  /// The last step before the last mark: marks come in nearly rising order.
  private var place = 0
  /// The indices from that step to the next, and their distance.
  private var known: (indices: Range<Int>, distance: Int)

  /// A converter for a text, whose code points of several bytes are still to be noted.
  init(bom: Int) { (self.bom, steps, known) = (bom, [(0, Int32(bom))], (0..<Int.max, bom)) }

  /// Notes the next code point of several bytes, by its offset and length.
  mutating func note(_ offset: Int, length: Int) {
    let distance = steps[steps.count - 1].distance
    steps.append((Int32(offset) - distance + 1, distance + Int32(length) - 1))
    known.indices = 0..<Int(steps[1].index)
  }

  /// The byte offset of the code point with an index.
  mutating func offset(of index: Int) -> Int {
    if !known.indices.contains(index) { search(index) }
    return index + known.distance
  }

  private mutating func search(_ index: Int) {
    while place + 1 < steps.count, steps[place + 1].index <= index { place += 1 }
    while steps[place].index > index { place -= 1 }
    let end = place + 1 < steps.count ? Int(steps[place + 1].index) : Int.max
    known = (Int(steps[place].index)..<end, Int(steps[place].distance))
  }
}
