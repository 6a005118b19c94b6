import YAML

/// The declarations of a file, except those in bodies of functions.
struct Declarations {
  let file: CodeFile
  /// The types and their extensions, in the file's order, as are the methods and the variables.
  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [Member] = []
  private(set) var variables: [Member] = []
  /// The types that are private to the file.
  private let hidden: Set<String>
  /// The type and the method that each block is or belongs to.
  private var owners: [(type: TypeDeclaration?, method: Member?)] = [(nil, nil)]

  /// Creates the declarations of a file; if they are flat, nested types are known by their own names alone.
  init(_ file: CodeFile, isFlat: Bool = false) {
    self.file = file
    for block in file.blocks.dropFirst() {
      var owner = owners[block.parent]
      let (header, body) = (Code(file, block.header), Code(file, block.body))
      if block.kind == .type, let found = TypeDeclaration(header, body, in: owner.type) {
        owner.type = found
        types.append(found)
      } else if block.kind == .method, let found = Member(header, body, of: owner.type) {
        owner.method = found
        methods.append(found)
      }
      owners.append(owner)
    }
    let unseen = types.filter { $0.outer == nil && $0.isPrivate && !$0.isExtension && !isFlat }
    hidden = Set(unseen.map(\.name))
    for type in types {
      // A full name repeats all outer names: beyond a limit, a nested type counts as the type around it.
      let nested = type.outer.map { outer in
        outer.fullName.utf8.count > Limits.typeName ? outer.fullName : "\(outer.fullName).\(type.path)"
      }
      type.fullName = isFlat ? type.name : nested ?? key(type.path)
    }
    for token in file.variables { addVariable(Cursor(file: file, index: token)) }
  }

  /// Returns the name by which a module knows a top-level type that this file names.
  func key(_ path: String) -> String {
    hidden.contains(String(path.prefix { $0 != "." })) ? file.path + "#" + path : path
  }

  /// Returns the type that holds a token.
  func type(at index: Int) -> TypeDeclaration? { owners[Int(file.tokens[index].block)].type }

  /// Returns the method that holds a token.
  func method(at index: Int) -> Member? {
    let method = file.tokens.indices.contains(index) ? owners[Int(file.tokens[index].block)].method : nil
    return method.flatMap { $0.body.range.contains(index) ? $0 : nil }
  }

  /// Returns the property whose value or accessor holds a token.
  func variable(around index: Int) -> Member? {
    let last = variables[..<variables.partitionPoint(beyond: { $0.token.index > index })].last
    return last.flatMap { $0.value.range.contains(index) || $0.body.range.contains(index) ? $0 : nil }
  }

  private mutating func addVariable(_ token: Cursor) {
    let name = token.moved(file.isObjectiveC ? -1 : 1)
    // Names in the previous variable's value are not declarations.
    guard name.isWord, variables.last.map({ $0.value.endIndex <= name.index }) ?? true else { return }
    var value = file.declaredValue(name.index)
    // Braces after a value are a closure in it, unless they hold observers.
    while !file.isObjectiveC, !value.isEmpty, file[value.endIndex] == "{",
      !["willSet", "didSet"].contains(file[value.endIndex + 1]),
      case let closure = file.expression(from: value.endIndex), !closure.isEmpty
    {
      value = Code(file, value.startIndex..<closure.endIndex)
    }
    let close = !file.isObjectiveC && file[value.endIndex] == "{" ? file.tokens.partner(value.endIndex) : nil
    let accessor = Code(file, close.map { value.endIndex + 1..<$0 } ?? value.endIndex..<value.endIndex)
    // A variable in an Objective-C class is as global as one outside it.
    let owner = file.isObjectiveC ? nil : type(at: token.index)
    variables.append(Member(name, value: value, accessor: accessor, of: owner))
  }
}
