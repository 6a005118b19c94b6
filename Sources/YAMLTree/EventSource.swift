import CLibYAML

/// libyaml's parser and its current event; both live on the heap, since the parser stores its own address.
struct EventSource: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Starts to read UTF-8 bytes without a byte order mark, which must stay where they are for as long as this lives.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Moves on to the next event; nil at a syntax error, which `failure` then describes.
  @inline(__always) mutating func next() -> UnsafePointer<yaml_event_t>? {
    if ownsMemory { yaml_event_delete(event) }
    return yaml_parser_parse(parser, event) == 1 ? UnsafePointer(event) : nil
  }

  /// Whether the event has anything to give back; the parser clears it before it fills it anew.
  private var ownsMemory: Bool {
    switch event.pointee.type {
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: false
    case YAML_MAPPING_START_EVENT:
      event.pointee.data.mapping_start.anchor != nil || event.pointee.data.mapping_start.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      event.pointee.data.sequence_start.anchor != nil || event.pointee.data.sequence_start.tag != nil
    default: true
    }
  }

  /// The parser's own words for what it stopped at, with marks as indices of code points.
  var failure: (problem: String, index: Int, context: String?, contextIndex: Int) {
    let state = parser.pointee
    return (
      state.problem.map { String(cString: $0) } ?? "the text could not be read", state.problem_mark.index,
      state.context.map { String(cString: $0) }, state.context_mark.index
    )
  }
}
