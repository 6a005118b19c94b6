import CLibYAML

/// libyaml's parser and its current event; both live on the heap, since the parser stores its own address.
struct EventSource: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// The version of libyaml whose parser `fill` knows; other versions read the text themselves.
  static let knownVersion = "0.2.5"

  /// The version of the libyaml that is linked.
  static var version: String { String(cString: yaml_get_version_string()) }

  /// Starts reading bytes that passed `EncodingCheck`, without a byte order mark; they must outlive this value.
  init(_ input: UnsafeBufferPointer<UInt8>, filling: Bool = version == knownVersion) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress ?? UnsafePointer(parser.pointee.buffer.start), input.count)
    if filling { fill(input) }
  }

  /// Puts the whole text where libyaml's reader would copy it piece by piece after checking it again.
  ///
  /// `yaml.h` declares these fields but does not document them. The buffer must come from `malloc`, and the reader must
  /// ask for no more input once `eof` is set. `SizeTests` reads texts of all sizes around those of libyaml's buffers.
  private func fill(_ input: UnsafeBufferPointer<UInt8>) {
    // Ends the text with a zero, as the reader does.
    let size = input.count + 1
    if parser.pointee.buffer.end - parser.pointee.buffer.start < size {
      free(parser.pointee.buffer.start)
      guard let larger = malloc(size) else { fatalError("out of memory") }
      parser.pointee.buffer.start = larger.bindMemory(to: UInt8.self, capacity: size)
      parser.pointee.buffer.end = parser.pointee.buffer.start + size
    }
    let start: UnsafeMutablePointer<UInt8> = parser.pointee.buffer.start
    _ = UnsafeMutableBufferPointer(start: start, count: input.count).initialize(from: input)
    start[input.count] = 0
    parser.pointee.buffer.pointer = start
    parser.pointee.buffer.last = start + size
    // The scanner only asks whether enough characters are left, and stops at the zero, so counting bytes is enough.
    parser.pointee.unread = size
    parser.pointee.eof = 1
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Moves on to the next event; nil at a syntax error, which `failure` then describes.
  mutating func next() -> UnsafePointer<yaml_event_t>? {
    giveBack()
    return yaml_parser_parse(parser, event) == 1 ? UnsafePointer(event) : nil
  }

  /// Gives back what the event owns, most often one text or nothing; `yaml_event_delete` alone would make reading take 5%
  /// longer.
  private func giveBack() {
    let scalar = event.pointee.data.scalar
    switch event.pointee.type {
    case YAML_SCALAR_EVENT where scalar.anchor == nil && scalar.tag == nil: free(scalar.value)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
    default: yaml_event_delete(event)
    }
  }

  /// The parser's own description of the error, with positions as indices of code points.
  var failure: (problem: String, index: Int, context: String?, contextIndex: Int) {
    let state = parser.pointee
    return (
      state.problem.map { String(cString: $0) } ?? "the text could not be read", state.problem_mark.index,
      state.context.map { String(cString: $0) }, state.context_mark.index
    )
  }
}
