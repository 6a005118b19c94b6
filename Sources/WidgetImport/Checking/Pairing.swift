/// The elements of two lists that belong together, by their places, and those that are left.
struct Pairing {
  private(set) var pairs: [(written: Int, wanted: Int)] = []
  private(set) var surplus: [Int]
  private(set) var lacking: [Int]

  /// Pairs the elements whose first keys agree, then those whose second ones do, and so on.
  init(_ written: [[String?]], _ wanted: [[String?]]) {
    var places: [String: [Int]] = [:]
    // The first is taken first.
    for (place, keys) in written.enumerated().reversed() {
      for key in keys.compactMap(\.self) { places[key, default: []].append(place) }
    }
    var (free, pairs, lacking) = (Set(written.indices), pairs, Array(wanted.indices))
    for position in wanted.first?.indices ?? 0..<0 {
      lacking.removeAll { place in
        while let key = wanted[place][position], let found = places[key]?.popLast() {
          guard free.remove(found) != nil else { continue }
          pairs.append((found, place))
          return true
        }
        return false
      }
    }
    (self.pairs, self.lacking, surplus) = (pairs, lacking, free.sorted())
  }

  /// Pairs the elements that are left in their order.
  mutating func pairRest() {
    pairs += zip(surplus, lacking).map { ($0, $1) }
    (surplus, lacking) = ([], [])
  }
}
