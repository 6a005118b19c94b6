/// The images of a target's asset catalogs that say how they are rendered.
enum CatalogImages {
  /// Reads those of the images that are used, in the order of their names.
  static func read(_ target: TargetSources, used: Set<String>, _ facts: inout Facts) {
    var images: [(name: String, value: SourceValue)] = []
    var notes: [ImportNote] = []
    for catalog in target.files.resources(".xcassets") {
      for file in target.tree.walk(catalog, entering: { _, _ in true }) where file.hasSuffix(".imageset/Contents.json")
      {
        let name = name(of: RelativePath.parent(file), below: catalog, target.tree)
        guard used.contains(name), let contents = notes.value(of: target.tree.propertyList(file)),
          let intent = contents["properties"]?["template-rendering-intent"], let rendering = intent.text,
          rendering == "template" || rendering == "original"
        else { continue }
        let place = SourcePlace(file: file, line: intent.line)
        let fields = [("name", SourceValue.scalar(name, at: nil)), ("rendering", .scalar(rendering, at: place))]
        images.append((name, .mapping(fields)))
      }
    }
    facts.add(notes)
    if !images.isEmpty { facts.set("images", .list(images.sorted { $0.name < $1.name }.map(\.value))) }
  }

  /// An image's name with those of the folders around it that are name spaces.
  static func name(of folder: String, below catalog: String, _ tree: SourceTree) -> String {
    var name = RelativePath.stem(folder)
    var parent = RelativePath.parent(folder)
    while parent.utf8.count > catalog.utf8.count {
      let contents = try? tree.propertyList(parent + "/Contents.json").get()
      if contents?["properties"]?["provides-namespace"]?.text == "YES" {
        name = RelativePath.name(parent) + "/" + name
      }
      parent = RelativePath.parent(parent)
    }
    return name
  }
}
