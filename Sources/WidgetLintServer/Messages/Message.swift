/// A message from the client. An id is a number or text, kept as JSON as the client wrote it.
enum Message {
  /// A request, which must be answered.
  case request(id: String, method: String, params: JSONValue?)
  /// A notification, which is not answered.
  case notification(method: String, params: JSONValue?)
  /// A response to one of the server's own requests.
  case response
  /// A malformed message, to be answered with an error, and with the request's id if it has one.
  case invalid(id: String?, ResponseError)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    guard let root = JSONValue(json: body) else {
      self = .invalid(id: nil, ResponseError(.parseError, "the message is not JSON in UTF-8, or too large or too deep"))
      return
    }
    guard root.kind == .object else {
      let found = root.kind == .list ? "a batch" : root.source.prefix(20).description
      self = .invalid(id: nil, ResponseError(.invalidRequest, "found \(found), expected one request or notification"))
      return
    }
    let (id, params) = (root["id"]?.requestID, root["params"])
    switch (root["method"]?.text, id) {
    case (let method?, let id?): self = .request(id: id, method: method, params: params)
    case (let method?, nil) where !root.has("id"): self = .notification(method: method, params: params)
    case (_?, nil): self = .invalid(id: nil, ResponseError(.invalidRequest, "the id is neither a number nor a text"))
    case (nil, _?) where root.has("result") || root.has("error"): self = .response
    case (nil, _): self = .invalid(id: id, ResponseError(.invalidRequest, "the message names no method"))
    }
  }
}

extension JSONValue {
  /// The id of a request as written; nil if the value is neither a number nor a text.
  var requestID: String? { kind == .number || kind == .text ? source : nil }
}

/// An error to return instead of a request's result.
struct ResponseError: Error {
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

  let code: Code
  /// The error in words.
  let message: String

  /// Creates an error from its code and message.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the error for a parameter of the wrong shape.
  static func parameter(_ name: StaticString, _ expected: String) -> ResponseError {
    ResponseError(.invalidParams, "\(name): expected \(expected)")
  }
}
