/// Property lists written as XML.
enum XMLPropertyList {
  /// The value of a file.
  static func read(_ bytes: [UInt8]) throws(PropertyList.Failure) -> PropertyList {
    let tree = try XMLReader.read(bytes)
    guard tree[0].name == "plist" else {
      throw PropertyList.Failure(line: tree[0].line, message: "it is no property list, but a <\(tree[0].name)>")
    }
    var builder = PropertyListBuilder()
    // An element is met before its content, and again after it.
    var open = tree[0].children.reversed().map { (index: $0, isDone: false) }
    while let (index, isDone) = open.popLast() {
      let element = tree[index]
      switch element.name {
      case _ where isDone: builder.end()
      case "dict", "array":
        try builder.begin(isTable: element.name == "dict", line: element.line)
        open.append((index, true))
        open += element.children.reversed().map { ($0, false) }
      case "key": builder.key(element.text)
      case "true": builder.text("YES", line: element.line)
      case "false": builder.text("NO", line: element.line)
      default: builder.text(element.text, line: element.line)
      }
    }
    guard let result = builder.result else { throw PropertyList.Failure(line: 1, message: "it holds nothing") }
    return result
  }
}
