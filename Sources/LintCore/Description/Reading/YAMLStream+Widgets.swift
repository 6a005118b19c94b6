package import YAML

extension YAMLStream {
  /// Whether its documents describe several widgets, so that a message must say which one it is about.
  package var describesSeveralWidgets: Bool {
    var count = 0
    for document in documents where count < 2 {
      if let list = widgets(in: document.root), self[list].kind == .sequence { count += elementCount(of: list) }
    }
    return count > 1
  }

  /// The value of a mapping's `widgets`, written in it or merged into it.
  private func widgets(in mapping: Int) -> Int? {
    guard self[mapping].kind == .mapping else { return nil }
    var merge: Int?
    var key = mapping + 1
    while key < Int(self[mapping].next) {
      let value = resolved(Int(self[key].next))
      let name = textBytes(resolved(key))
      if self[resolved(key)].isScalar {
        if name.elementsEqual("widgets".utf8) { return value }
        if name.elementsEqual("<<".utf8) { merge = value }
      }
      key = Int(self[Int(self[key].next)].next)
    }
    guard let merge else { return nil }
    if self[merge].kind == .mapping { return widgets(in: merge) }
    guard self[merge].kind == .sequence else { return nil }
    var element = merge + 1
    while element < Int(self[merge].next) {
      if let found = widgets(in: resolved(element)) { return found }
      element = Int(self[element].next)
    }
    return nil
  }

  private func elementCount(of list: Int) -> Int {
    var (count, element) = (0, list + 1)
    while count < 2, element < Int(self[list].next) { (count, element) = (count + 1, Int(self[element].next)) }
    return count
  }
}
