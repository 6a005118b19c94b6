/// The images of a target's asset catalogs that say how they are rendered.
enum CatalogImages {
  /// Reads those of the images that are used, in the order of their names.
  static func read(_ target: TargetSources, used: Set<String>, _ facts: inout Facts) {
    var images: [(name: String, value: SourceValue)] = []
    for catalog in target.files.resources(".xcassets") {
      let files = target.tree.walk(catalog) { _, _ in true }
      let spaces = Set(
        files.filter { $0.hasSuffix("/Contents.json") }.map(RelativePath.parent).filter { folder in
          !folder.hasSuffix(".imageset") && isNamespace(folder, target.tree)
        }
      )
      for file in files where file.hasSuffix(".imageset/Contents.json") {
        let name = name(of: RelativePath.parent(file), below: catalog, spaces)
        guard used.contains(name), let contents = contents(file, target.tree, &facts),
          let intent = contents["properties"]?["template-rendering-intent"], let rendering = intent.text,
          rendering == "template" || rendering == "original"
        else { continue }
        let place = SourcePlace(file: file, line: intent.line)
        images.append(
          (name, .mapping([("name", .scalar(name, at: nil)), ("rendering", .scalar(rendering, at: place))]))
        )
      }
    }
    images.sort { $0.name < $1.name }
    if !images.isEmpty { facts.set("images", .list(images.map(\.value))) }
  }

  private static func contents(_ file: String, _ tree: SourceTree, _ facts: inout Facts) -> PropertyList? {
    do throws(ImportNote) {
      return try tree.propertyList(file)
    } catch {
      facts.add([error])
      return nil
    }
  }

  private static func isNamespace(_ folder: String, _ tree: SourceTree) -> Bool {
    (try? tree.propertyList(folder + "/Contents.json"))?["properties"]?["provides-namespace"]?.text == "YES"
  }

  /// An image's name with those of the folders around it that are name spaces.
  private static func name(of folder: String, below catalog: String, _ spaces: Set<String>) -> String {
    var name = RelativePath.stem(folder)
    var parent = RelativePath.parent(folder)
    while parent.utf8.count > catalog.utf8.count {
      if spaces.contains(parent) { name = RelativePath.name(parent) + "/" + name }
      parent = RelativePath.parent(parent)
    }
    return name
  }
}
