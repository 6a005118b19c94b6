/// How the blocks of a content's box share its height.
struct ContentLayout {
  /// The factor by which all heights and gaps shrink.
  let factor: Double
  /// Where each block begins, from the box's top.
  let offsets: [Double]
  /// What is left over below the blocks: from where, and how high; nil where there is next to nothing.
  let rest: (offset: Double, height: Double)?

  private static let gap = 8.0

  /// A layout of blocks with the heights that they ask for.
  init(_ heights: [Double], into height: Double) {
    let shown = heights.filter { $0 > 0 }
    let needed = shown.reduce(0, +) + Self.gap * Double(max(0, shown.count - 1))
    factor = needed > height ? height / needed : 1
    var offset = 0.0
    var offsets: [Double] = []
    for block in heights {
      offsets.append(offset * factor)
      if block > 0 { offset += block + Self.gap }
    }
    self.offsets = offsets
    let from = shown.isEmpty ? 0 : offset
    rest = height - from >= 26 ? (from, height - from) : nil
  }
}
