#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A call of the system that failed.
package struct SystemError: Error, Sendable, Equatable {
  /// The number of the error.
  package let code: Int32

  /// The error of the call before.
  static var last: SystemError { SystemError(code: errno) }

  /// What is read is a pipe, a device or a socket, which could keep one waiting.
  package static let notAFile = SystemError(code: -1)

  /// The system's words for it, in lower case.
  package var message: String {
    switch code {
    case Self.notAFile.code: return "it is no regular file"
    case ENOENT: return "there is no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case ENOSPC: return "no space left on the device"
    case EISDIR: return "it is a folder"
    case ELOOP: return "the link leads in a circle"
    case ENOTDIR: return "a part of the path is no folder"
    case EBADF: return "it is closed"
    case EILSEQ: return "no file can have such a name"
    default: return strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  /// Whether the file system has no such thing.
  var isUnsupported: Bool { code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS }

  /// Whether what is asked for is larger than the room for it.
  var isTooSmall: Bool { code == ERANGE }

  /// Whether the reader of a pipe has gone.
  package var isClosedPipe: Bool { code == EPIPE }
}
