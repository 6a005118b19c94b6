/// The limits that are enforced while a stream is parsed.
package struct YAMLLimits: Sendable {
  /// The largest file, in bytes, as written and once aliases are followed.
  package var bytes = 16 * 1024 * 1024
  /// The deepest nesting of collections.
  package var depth = 100
  /// The largest number of nodes once aliases are followed.
  package var nodes = 1_000_000
  /// The largest number of documents.
  package var documents = 10_000

  /// The limits of the command line's contract.
  package init() {}

  /// The limits of a rule file or a configuration, which is written by hand, and read before anything is checked.
  package static let ownFile: YAMLLimits = {
    var limits = YAMLLimits()
    limits.bytes = 1024 * 1024
    limits.nodes = 50_000
    return limits
  }()
}
