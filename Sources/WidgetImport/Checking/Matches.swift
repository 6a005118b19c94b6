/// The elements of a list that are taken one after the other, each by any of its keys.
struct Matches {
  private var byKey: [String: [Int]] = [:]
  private var isTaken: [Bool]

  /// The elements by their places, with their keys.
  init(_ elements: [(place: Int, keys: [String])]) {
    isTaken = Array(repeating: false, count: elements.count)
    // The first is taken first.
    for (place, keys) in elements.reversed() {
      for key in keys { byKey[key, default: []].append(place) }
    }
  }

  /// Takes the first element left that has a key.
  mutating func take(_ key: String) -> Int? {
    while let place = byKey[key]?.popLast() {
      if isTaken[place] { continue }
      isTaken[place] = true
      return place
    }
    return nil
  }

  /// The places of those that are left, in order.
  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}
