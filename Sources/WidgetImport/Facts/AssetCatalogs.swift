/// The asset catalogs of a target: images, symbols, colors and icons by name.
final class AssetCatalogs {
  private let tree: SourceTree
  /// The folders of the assets by kind, such as `.imageset`, and name.
  private var folders: [String: [String: String]] = [:]
  /// The catalogs of the application that embeds the target: files that both compile may name its symbols.
  private let app: AssetCatalogs?
  /// The bytes of the app's icons.
  private lazy var icons = Set(
    [self, app].compactMap { $0?.folders[".appiconset"]?.values }.joined().sorted().flatMap(files)
  )
  /// The names of the assets by kind and generated symbol; the first name if several share a symbol.
  private lazy var symbols = folders.mapValues { names in
    Dictionary(names.keys.sorted().map { (Self.key($0), $0) }) { first, _ in first }
  }
  private let packages = Cache<String, AssetCatalogs>()
  /// Whether the image in a folder has the bytes of an icon, cached so that its files are read only once.
  private let iconFolders = Cache<String, Bool>()

  /// Creates the catalogs of a target and of the application that embeds it.
  init(_ target: TargetSources, host: TargetSources? = nil) {
    (tree, app) = (target.tree, host.map { AssetCatalogs($0) })
    read(target.files)
  }

  private init(_ other: AssetCatalogs) { (tree, app, folders) = (other.tree, other.app, other.folders) }

  /// Returns these catalogs preceded by those of a package's module, which the module's own code sees first.
  func with(_ folder: String) -> AssetCatalogs {
    packages.value(folder) {
      let all = AssetCatalogs(self)
      all.read(TargetFiles(below: folder, tree))
      return all
    }
  }

  private func read(_ files: TargetFiles) {
    for catalog in files.resources(".xcassets") {
      for file in tree.walk(catalog, entering: { _, _ in true }) where file.hasSuffix("/Contents.json") {
        let folder = RelativePath.parent(file)
        guard let dot = RelativePath.name(folder).lastIndex(of: ".") else { continue }
        let kind = String(RelativePath.name(folder)[dot...])
        folders[kind, default: [:]][name(of: folder, below: catalog)] = folder
      }
    }
  }

  /// Returns an asset's name, with the names of surrounding folders that provide a namespace.
  private func name(of folder: String, below catalog: String) -> String {
    var name = RelativePath.stem(folder)
    var parent = RelativePath.parent(folder)
    while parent.utf8.count > catalog.utf8.count {
      if contents(parent)?["properties"]?["provides-namespace"]?.text == "YES" {
        name = RelativePath.name(parent) + "/" + name
      }
      parent = RelativePath.parent(parent)
    }
    return name
  }

  /// Whether a name belongs to a symbol in the catalogs.
  func isSymbol(_ name: String) -> Bool {
    let isImage = folders[".imageset"]?[name] != nil
    return folders[".symbolset"]?[name] != nil || !isImage && app?.folders[".symbolset"]?[name] != nil
  }

  /// Whether the catalog says that an image is rendered as a template.
  func isTemplate(_ name: String) -> Bool {
    folders[".imageset"]?[name].flatMap(contents)?["properties"]?["template-rendering-intent"]?.text == "template"
  }

  /// Whether an image has the bytes of the app's icon.
  func isIcon(_ name: String) -> Bool {
    guard let folder = folders[".imageset"]?[name], !icons.isEmpty else { return false }
    return iconFolders.value(folder) { files(folder).contains { icons.contains($0) } }
  }

  /// Returns the bytes of an asset's files that can be read.
  private func files(_ folder: String) -> [[UInt8]] {
    (contents(folder)?["images"]?.list ?? []).prefix(Limits.assetFiles).compactMap { image in
      guard let name = image["filename"]?.text, !name.contains("/") else { return nil }
      // An empty file or a Git LFS pointer is not a picture.
      let bytes = try? tree.bytes(folder + "/" + name)
      return bytes.flatMap { $0.isEmpty || $0.starts(with: "version ".utf8) ? nil : $0 }
    }
  }

  /// Returns the asset for a symbol that Xcode generates: "Next Tide" for `nextTide`; `Icons/star` is in a namespace.
  func asset(_ symbol: String, _ kinds: [String] = [".imageset", ".symbolset"]) -> String? {
    let wanted = Self.key(symbol)
    return kinds.lazy.compactMap { self.symbols[$0]?[wanted] }.first
  }

  private static func key(_ name: String) -> String {
    let key = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" }
    return ["image", "color"].first { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) } ?? key
  }

  /// Returns a named color as a description writes it; nil if it is missing or cannot be read.
  func color(_ name: String) -> SourceValue? {
    var texts: [String: SourceValue] = [:]
    let colors = folders[".colorset"]?[name].flatMap(contents)?["colors"]?.list ?? []
    for entry in colors where entry["idiom"]?.text == "universal" {
      let appearances = entry["appearances"]?.list ?? []
      guard appearances.count <= 1, let color = entry["color"], let text = InterfaceColor.text(color)
      else { return nil }
      let isDark = appearances.first?["value"]?.text == "dark"
      guard isDark || appearances.isEmpty || appearances.first?["value"]?.text == "light" else { continue }
      texts[isDark ? "dark" : "light"] = .scalar(text, at: color.place)
    }
    guard let light = texts["light"] else { return nil }
    return texts["dark"].map { .mapping([("light", light), ("dark", $0)]) } ?? light
  }

  /// Returns the path of the file that describes an image; nil if there is no such image.
  func file(ofImage name: String) -> String? { folders[".imageset"]?[name].map { $0 + "/Contents.json" } }

  /// Returns the `Contents.json` of an asset's or a group's folder; nil if it cannot be read.
  private func contents(_ folder: String) -> PropertyList? { try? tree.propertyList(folder + "/Contents.json").get() }
}
