import CSystem

/// A file's extended attributes, including its access control list, without which the file may be open to others.
struct FileAttributes {
  /// The attributes: each name ends with a zero.
  private let attributes: [(name: [CChar], value: [UInt8])]

  /// The attributes of a file; none if the file system has none.
  init(of path: FilePath) throws(SystemError) {
    let names = try Self.bytes { buffer throws(SystemError) in
      try path.withName { widgetlint_list_attributes($0, buffer.baseAddress, buffer.count) }
    }
    var attributes: [(name: [CChar], value: [UInt8])] = []
    for name in names.split(separator: 0) {
      let name = name.map { CChar(bitPattern: $0) } + [0]
      let value = try Self.bytes { buffer throws(SystemError) in
        try path.withName { widgetlint_get_attribute($0, name, buffer.baseAddress, buffer.count) }
      }
      attributes.append((name, value))
    }
    self.attributes = attributes
  }

  /// Gives an open file at `path` these attributes, skipping those it already has, which may need permission to set.
  func give(to descriptor: Int32, at path: FilePath) throws(SystemError) {
    let own = try FileAttributes(of: path).attributes
    // A new file gets its folder's default access control list, which may let others in.
    for (name, _) in own where !attributes.contains(where: { $0.name == name }) {
      guard widgetlint_remove_attribute(descriptor, name) == 0 else { throw .last }
    }
    for (name, value) in attributes where !own.contains(where: { $0.name == name && $0.value == value }) {
      guard widgetlint_set_attribute(descriptor, name, value, value.count) == 0 else { throw .last }
    }
  }

  /// The output of a call, which is first made to get the size.
  private static func bytes(
    _ call: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) -> [UInt8] {
    while true {
      do throws(SystemError) {
        let size = try call(UnsafeMutableRawBufferPointer(start: nil, count: 0))
        if size == 0 { return [] }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { buffer.deallocate() }
        return Array(buffer[..<(try call(buffer))])
      } catch {
        if error.isUnsupported { return [] }
        // The output has grown in the meantime.
        guard error.code == ERANGE else { throw error }
      }
    }
  }
}
