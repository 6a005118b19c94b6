/// Why a request is not answered with a result.
struct ResponseError: Error, Equatable {
  /// The codes of JSON-RPC and LSP.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
  }

  /// What kind of error it is.
  let code: Code
  /// What is wrong.
  let message: String

  /// An error with what is wrong.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Parameters of another shape than the method's.
  static func parameter(_ name: StaticString, _ expected: String) -> ResponseError {
    ResponseError(.invalidParams, "\(name): expected \(expected)")
  }
}
