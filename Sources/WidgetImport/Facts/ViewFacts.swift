/// What a widget's views say: those of its storyboard and xibs together with those that code makes.
enum ViewFacts {
  /// Reads backgrounds, fonts, margins, buttons and what taps open.
  static func read(_ scene: WidgetScene, _ widget: WidgetCode, _ target: TargetSources, _ facts: inout Facts) {
    let calls = OpenCalls(widget)
    var tapped = calls.tapped
    // The storyboard's come first in the end, those of code last.
    var fonts = [FontFamilies.families(widget)]
    var all = xibs(widget, target)
    for xib in all {
      fonts.append(xib.texts.map { ($0.family, $0.place) })
      tapped += xib.tapped(calls)
    }
    if let views = scene.views(widget.texts) {
      if !RootBackground.isSet(widget) { SceneBackground(views)?.read(&facts) }
      SceneMargins(views)?.read(widget, &facts)
      all.insert(views, at: 0)
      tapped += views.tapped(calls)
      fonts.append(views.texts.map { ($0.family, $0.place) })
    }
    let buttons = SceneButtons(all, widget, target, calls, &facts)
    facts.set("font", FontFamilies.value(fonts.reversed().flatMap(\.self)))
    var seen: Set<Method> = []
    let methods = (tapped + buttons.tapped).filter { seen.insert($0).inserted }
    readOpens(buttons.opened + methods.flatMap { calls.calls(from: $0) }, &facts)
    for place in calls.unfollowed { facts.leaveOut("opens", at: place, "it calls more than is followed") }
  }

  private static func readOpens(_ calls: [OpenCall], _ facts: inout Facts) {
    var seen: Set<String> = []
    var found: [SourceValue] = []
    var unknown: Set<SourcePlace> = []
    for call in calls.sorted(by: { $0.place < $1.place }) {
      if let url = call.url {
        if seen.insert(url).inserted { found.append(.scalar(url, at: call.place)) }
      } else if unknown.insert(call.place).inserted {
        facts.leaveOut("opens", at: call.place, "the scheme of the URL is not literal")
      }
    }
    if !found.isEmpty { facts.set("opens", .list(found)) }
  }

  /// The views of the xibs that code names.
  static func xibs(_ widget: WidgetCode, _ target: TargetSources) -> [SceneViews] {
    let texts = widget.texts.union(widget.views)
    return target.files.resources(".xib").filter { texts.contains(RelativePath.stem($0)) }.compactMap { path in
      (try? target.tree.document(path)).map { SceneViews(xib: $0) }
    }
  }
}
