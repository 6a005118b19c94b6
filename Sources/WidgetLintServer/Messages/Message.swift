import WidgetLint

/// One message of the client.
enum Message {
  /// What must be answered.
  case request(id: RequestID, method: String, params: JSONValue?)
  /// What is not answered.
  case notification(method: String, params: JSONValue?)
  /// An answer to a request of the server's own.
  case response(id: RequestID)
  /// What is none of these, with the request's id where it has one.
  case invalid(RequestID?, ResponseError)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    guard let document = JSONDocument(body) else {
      self = .invalid(nil, ResponseError(.parseError, "the message is no JSON in UTF-8"))
      return
    }
    let root = document.root
    guard root.kind == .object else {
      let found = root.kind == .list ? "a batch" : root.source.prefix(20).description
      self = .invalid(nil, ResponseError(.invalidRequest, "found \(found), expected one request or notification"))
      return
    }
    let id = root["id"].flatMap { RequestID($0) }
    guard let method = root["method"]?.text else {
      if let id, root.has("result") || root.has("error") {
        self = .response(id: id)
      } else {
        self = .invalid(id, ResponseError(.invalidRequest, "the message names no method"))
      }
      return
    }
    guard root.has("id") else {
      self = .notification(method: method, params: root["params"])
      return
    }
    guard let id else {
      self = .invalid(nil, ResponseError(.invalidRequest, "the id is neither a number nor a text"))
      return
    }
    self = .request(id: id, method: method, params: root["params"])
  }
}

/// What a request is known by: a number or a text, as the client wrote it.
struct RequestID: Hashable {
  /// The id as JSON.
  let source: String

  /// An id of the server's own.
  init(_ number: Int) { source = String(number) }

  /// Reads an id; nil if it is neither a number nor a text.
  init?(_ value: JSONValue) {
    guard value.kind == .number || value.kind == .text else { return nil }
    source = value.source
  }
}
