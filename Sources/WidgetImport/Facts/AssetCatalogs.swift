/// The asset catalogs of a target: images, symbols, colors and icons by name.
final class AssetCatalogs {
  private let tree: SourceTree
  /// The folders of the assets by kind and name.
  private var folders: [String: [String: String]] = [:]
  /// The symbols of the application, which files that it shares with the target may name.
  private var appSymbols: Set<String> = []
  /// The folders of the app's icons.
  private var iconFolders: Set<String> = []
  private lazy var icons = Set(iconFolders.sorted().flatMap(files))
  private let packages = Cache<String, AssetCatalogs>()

  /// The catalogs among a target's resources, and the icons of the application that it is embedded in.
  init(_ target: TargetSources, host: TargetSources? = nil) {
    tree = target.tree
    read(target.files)
    let own = AssetCatalogs(tree)
    if let host { own.read(host.files) }
    appSymbols = Set((own.folders[".symbolset"] ?? [:]).keys)
    iconFolders = Set([self, own].flatMap { ($0.folders[".appiconset"] ?? [:]).values })
  }

  private init(_ tree: SourceTree) { self.tree = tree }

  /// These catalogs, preceded by those of a package's module, which its own code sees first.
  func with(_ folder: String) -> AssetCatalogs {
    packages.value(folder) {
      let all = AssetCatalogs(tree)
      (all.folders, all.iconFolders, all.appSymbols) = (folders, iconFolders, appSymbols)
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

  /// An asset's name, with the names of surrounding folders that provide a namespace.
  private func name(of folder: String, below catalog: String) -> String {
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

  /// Whether a name is that of a symbol.
  func isSymbol(_ name: String) -> Bool {
    folders[".symbolset"]?[name] != nil || folders[".imageset"]?[name] == nil && appSymbols.contains(name)
  }

  /// Whether an image is a template by its catalog.
  func isTemplate(_ name: String) -> Bool {
    contents(".imageset", name)?["properties"]?["template-rendering-intent"]?.text == "template"
  }

  /// Whether an image has the bytes of the app's icon.
  func isIcon(_ name: String) -> Bool {
    guard let folder = folders[".imageset"]?[name], !iconFolders.isEmpty else { return false }
    return files(folder).contains { icons.contains($0) }
  }

  /// The files of an asset that can be read.
  private func files(_ folder: String) -> [[UInt8]] {
    let images = (try? tree.propertyList(folder + "/Contents.json").get())?["images"]?.list ?? []
    return images.prefix(Limits.assetFiles).compactMap { image in
      guard let name = image["filename"]?.text, !name.contains("/") else { return nil }
      // An empty file, or a pointer of Git LFS, is no picture.
      let bytes = try? tree.bytes(folder + "/" + name)
      return bytes.flatMap { $0.isEmpty || $0.starts(with: "version ".utf8) ? nil : $0 }
    }
  }

  /// The asset, among some kinds, for a symbol that Xcode generates: `.nextTide` is "Next Tide".
  func asset(_ symbol: String, _ kinds: [String] = [".imageset", ".symbolset"]) -> String? {
    let wanted = Self.key(symbol)
    return kinds.lazy.compactMap { self.folders[$0]?.keys.sorted().first { Self.key($0) == wanted } }.first
  }

  private static func key(_ name: String) -> String {
    let key = (name.split(separator: "/").last ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    return ["image", "color"].first { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) } ?? key
  }

  /// The color with a name, as a description writes it.
  func color(_ name: String) -> SourceValue? {
    var texts: [String: SourceValue] = [:]
    for entry in contents(".colorset", name)?["colors"]?.list ?? [] where entry["idiom"]?.text == "universal" {
      let appearances = entry["appearances"]?.list ?? []
      guard appearances.count <= 1, let color = entry["color"], let text = KitColor.text(of: color) else { return nil }
      let isDark = appearances.first?["value"]?.text == "dark"
      guard isDark || appearances.isEmpty || appearances.first?["value"]?.text == "light" else { continue }
      texts[isDark ? "dark" : "light"] = .scalar(text, at: color.place)
    }
    guard let light = texts["light"] else { return nil }
    return texts["dark"].map { .mapping([("light", light), ("dark", $0)]) } ?? light
  }

  /// The file that describes an asset.
  func file(_ kind: String, _ name: String) -> String? { folders[kind]?[name].map { $0 + "/Contents.json" } }

  private func contents(_ kind: String, _ name: String) -> PropertyList? {
    file(kind, name).flatMap { try? tree.propertyList($0).get() }
  }
}
