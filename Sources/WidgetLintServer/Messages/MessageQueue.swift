/// The messages that have arrived and wait for their turn.
struct MessageQueue {
  /// A message, and whether its answer is no longer wanted.
  struct Entry {
    let message: Message
    fileprivate(set) var isCancelled = false
    fileprivate let length: Int
  }

  private var entries: [Entry?] = []
  private var first = 0
  /// How many entries were taken and forgotten.
  private var forgotten = 0
  /// The number of the last request with an id.
  private var requests: [RequestID: Int] = [:]

  /// How many bytes the messages have that wait.
  private(set) var waiting = 0

  /// Whether nothing waits.
  var isEmpty: Bool { first == entries.count }

  /// How many messages and ids are kept.
  var held: Int { entries.count + requests.count }

  /// Adds a message of a number of bytes; that a request is cancelled holds for it at once.
  mutating func append(_ message: Message, length: Int = 0) {
    switch message {
    case .notification("$/cancelRequest", let params):
      guard let id = params?["id"].flatMap({ RequestID($0) }), let number = requests[id] else { return }
      entries[number - forgotten]?.isCancelled = true
    case .request(let id, _, _):
      requests[id] = forgotten + entries.count
      fallthrough
    default:
      entries.append(Entry(message: message, length: length))
      waiting += length
    }
  }

  /// Takes the message whose turn it is.
  mutating func next() -> Entry? {
    guard first < entries.count else { return nil }
    let entry = entries[first]
    entries[first] = nil
    first += 1
    waiting -= entry?.length ?? 0
    if case .request(let id, _, _) = entry?.message, requests[id] == forgotten + first - 1 { requests[id] = nil }
    if first > entries.count / 2 {
      entries.removeSubrange(..<first)
      forgotten += first
      first = 0
    }
    return entry
  }
}
