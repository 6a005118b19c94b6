package import YAML

/// The invariants of places in a file.
package struct PlaceInvariants {
  private let stream: YAMLStream
  private let lines: LineMap
  private let isUTF8: Bool
  private let counted: [Place]

  /// A line, and the column in each unit.
  private struct Place {
    var line = 1
    var bytes = 1
    var points = 1
    var units = 1
  }

  /// Counts the places of a stream.
  package init(_ stream: YAMLStream) {
    self.stream = stream
    lines = LineMap(stream.bytes, count: stream.sourceCount)
    let source = stream.bytes[..<stream.sourceCount]
    isUTF8 = String(validating: source, as: UTF8.self) != nil
    counted = Self.count(source)
  }

  /// Checks that a range is in the file, on code point boundaries, and where an editor sees it.
  package func check(_ range: Range<Int>, _ name: String) {
    Fuzzer.expect(range.upperBound <= stream.sourceCount, "\(name) reaches out of the file: \(range)")
    for offset in [range.lowerBound, range.upperBound] {
      Fuzzer.expect(!isUTF8 || isBoundary(offset), "\(name) splits a code point at \(offset)")
      checkPosition(offset)
    }
  }

  private func isBoundary(_ offset: Int) -> Bool {
    offset == stream.sourceCount || stream.bytes[offset] & 0xC0 != 0x80
  }

  /// Compares the line map's place with the one counted the plain way.
  private func checkPosition(_ offset: Int) {
    guard isUTF8 else { return }
    let expected = counted[offset]
    let columns = [
      (LineMap.Unit.utf8, expected.bytes), (.utf16, expected.units), (.codePoints, expected.points),
    ]
    for (unit, column) in columns {
      let position = lines.position(of: offset, in: stream.bytes, unit: unit)
      Fuzzer.expect(
        position == (expected.line, column),
        "\(offset) is at \(position) in \(unit), not at \((expected.line, column))"
      )
    }
  }

  /// Counts lines and columns byte by byte, and returns the place of each offset.
  private static func count(_ bytes: ArraySlice<UInt8>) -> [Place] {
    var place = Place()
    var places: [Place] = []
    var isAfterMark = !bytes.starts(with: [0xEF, 0xBB, 0xBF])
    for (offset, byte) in bytes.enumerated() {
      places.append(place)
      let isCRLF = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isCRLF {
        place = Place(line: place.line + 1)
      } else if isAfterMark {
        place.bytes += 1
        if byte & 0xC0 != 0x80 { (place.points, place.units) = (place.points + 1, place.units + 1) }
        if byte >= 0xF0 { place.units += 1 }
      } else {
        isAfterMark = offset == 2
      }
    }
    return places + [place]
  }
}
