/// A property list in a file of any of its forms.
enum PropertyListFile {
  /// The value of a property list below the imported folder.
  static func load(_ path: String, _ tree: SourceTree) throws(ImportNote) -> PropertyList {
    try tree.load(path) { (bytes) throws(PropertyList.Failure) in try read(bytes, path: path) }
  }

  /// The value of a property list: XML or old style.
  static func read(_ bytes: [UInt8], path: String) throws(PropertyList.Failure) -> PropertyList {
    try read(bytes, path: path, old: OldStyleReader.read)
  }

  /// The table of a strings file: old style, XML, or a catalog's JSON.
  static func readStrings(_ bytes: [UInt8], path: String) throws(PropertyList.Failure) -> PropertyList {
    try read(bytes, path: path, old: OldStyleReader.readStrings)
  }

  private static func read(
    _ bytes: [UInt8],
    path: String,
    old: (SourceText) throws(PropertyList.Failure) -> PropertyList
  ) throws(PropertyList.Failure) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) {
      throw PropertyList.Failure(line: 1, message: "it is binary; plutil -convert xml1 \"\(path)\" converts it")
    }
    let text = SourceText(bytes)
    let start = text.bytes.first { !$0.isSpace }
    // expat reads the encoding that the file declares.
    if start == UInt8(ascii: "<"), text.contains("<plist") { return try XMLPropertyList.read(bytes) }
    return try old(text)
  }
}
