/// A call of the system that failed.
package struct SystemError: Error, Sendable, Equatable {
  /// The number of the error.
  package let code: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// What is read is a pipe, a device or a socket, which could keep one waiting.
  package static let notAFile = SystemError(code: -1)

  /// The system's words for it, in lower case.
  package var message: String {
    switch code {
    case Self.notAFile.code: "it is no regular file"
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "no space left on the device"
    case EISDIR: "it is a folder"
    case ELOOP: "the link leads in a circle"
    case ENOTDIR: "a part of the path is no folder"
    case EBADF: "it is closed"
    case EILSEQ: "no file can have such a name"
    default: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  /// Whether the file system has no such thing.
  var isUnsupported: Bool { code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS }

  /// Whether the reader of a pipe has gone.
  package var isClosedPipe: Bool { code == EPIPE }
}
