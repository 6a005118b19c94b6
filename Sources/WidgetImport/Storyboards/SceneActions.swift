/// What the views of a storyboard call when they are tapped.
struct SceneActions {
  private let views: SceneViews
  private let calls: OpenCalls

  init(_ views: SceneViews, _ calls: OpenCalls) {
    self.views = views
    self.calls = calls
  }

  /// The methods that an element's actions call.
  func methods(of element: Int) -> [Method] {
    let tree = views.storyboard.tree
    guard let connections = tree.child(of: element, named: "connections") else { return [] }
    return tree.children(of: connections, named: "action").flatMap { action -> [Method] in
      guard let selector = tree[action]["selector"] else { return [] }
      let target = views.storyboard.element(tree[action]["destination"]).flatMap { tree[$0]["customClass"] }
      return calls.methods(selector: selector, of: target) + calls.methods(selector: selector)
    }
  }

  /// The methods that gestures and controls other than buttons call.
  var tapped: [Method] {
    let tree = views.storyboard.tree
    return views.scenes.flatMap { tree.descendants(of: $0) }.filter { tree[$0].name != "button" }.flatMap {
      methods(of: $0)
    }
  }
}
