/// What a widget shows first: the scene of its storyboard, or the class that makes its view.
struct WidgetScene {
  /// The name of the principal class.
  let principal: String?
  /// The storyboard and its first view controller.
  let storyboard: Storyboard?
  let controller: Int?
  /// What of it cannot be read.
  private(set) var notes: [ImportNote] = []

  init(_ target: TargetSources, _ found: TodayExtension) {
    if let written = found.attributes?["NSExtensionPrincipalClass"]?.text {
      principal = written.split(whereSeparator: { $0 == "." || $0 == ")" }).last.map(String.init)
      storyboard = nil
      controller = nil
      return
    }
    let name = found.attributes?["NSExtensionMainStoryboard"]?.text.map { target.settings.expand($0) ?? $0 }
    let candidates = target.files.resources.filter { $0.hasSuffix(".storyboard") && RelativePath.stem($0) == name }
    // A storyboard may be copied for each language.
    let path =
      candidates.first { RelativePath.language($0) == "Base" }
      ?? candidates.first { RelativePath.language($0) == target.developmentRegion } ?? candidates.first
    var storyboard: Storyboard?
    if let path {
      do throws(ImportNote) {
        storyboard = try Storyboard.load(path, target.tree)
      } catch {
        notes.append(error)
      }
    }
    self.storyboard = storyboard
    controller = storyboard?.initial
    principal = storyboard.flatMap { board in board.initial.flatMap { board.tree[$0]["customClass"] } }
  }

  /// The names of the images that the storyboard shows.
  var imageNames: Set<String> {
    let keys = ["image", "backgroundImage", "selectedImage", "highlightedImage"]
    return Set((storyboard?.tree.elements ?? []).flatMap { element in keys.compactMap { element[$0] } })
  }

  /// The classes of the views in the scene.
  var viewClasses: [String] {
    guard let storyboard, let controller else { return [] }
    return storyboard.customClasses(below: controller)
  }
}
