/// A failed system call.
package struct SystemError: Error, Sendable, Equatable {
  /// The number of the error; negative if the program, not the system, refused.
  package let code: Int32
  /// The program's own message; nil to use the system's.
  private let words: String?

  init(code: Int32, words: String? = nil) { (self.code, self.words) = (code, words) }

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// The file to read is a pipe, a device or a socket, which could block.
  package static let notAFile = SystemError(code: -1, words: "it is not a regular file")
  /// The file has changed since it was read.
  static let changed = SystemError(code: -1, words: "the file has changed since it was read")
  /// A new file cannot have the old one's owner.
  static let foreignOwner = SystemError(
    code: propertiesLost,
    words: "the file belongs to somebody else, and replacing it would change its owner"
  )

  /// Other names lead to the same file, and would keep the old bytes.
  static func severalNames(_ count: Int) -> SystemError {
    SystemError(code: -1, words: "the file has \(count) names (hard links), of which only one would change")
  }

  /// A new file cannot have the access control list, or another extended attribute, of the old one.
  static func attributes(_ error: SystemError) -> SystemError {
    let words = "its access control list and extended attributes cannot be kept (\(error.message))"
    return SystemError(code: propertiesLost, words: words)
  }

  /// The reason in lower case: the program's words if it has some, else the system's.
  package var message: String {
    if let words { return words }
    return switch code {
    case ENOENT: "there is no such file or folder"
    case EEXIST: "it already exists"
    case EILSEQ: "no file can have such a name"
    default: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  /// Whether a new file would lose the old one's owner, access control list or another attribute.
  var losesProperties: Bool { code == Self.propertiesLost }

  private static let propertiesLost: Int32 = -2

  /// Whether the system does not support the call.
  var isUnsupported: Bool { code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS }

  /// Whether a pipe has no reader any more.
  package var isClosedPipe: Bool { code == EPIPE }
}
