/// Imports the Today extensions below a folder.
package struct Importer {
  private let tree: SourceTree
  private let options: ImportOptions
  /// What is passed over.
  package private(set) var notes: [ImportNote] = []

  /// An importer of a folder.
  package init(_ tree: SourceTree, _ options: ImportOptions) {
    self.tree = tree
    self.options = options
  }

  /// The apps with their widgets, in the order of the projects.
  package mutating func run() throws(ImportFailure) -> [ImportedApp] {
    let finder = ExtensionFinder(tree, project: options.project)
    notes = finder.notes
    // What could not be read may be what is missed.
    if finder.extensions.isEmpty, !notes.isEmpty {
      throw ImportFailure("there is no Today extension that can be read")
    }
    let chosen = try choose(finder)
    var apps: [(host: ProjectTarget?, extensions: [TodayExtension])] = []
    var places: [String: Int] = [:]
    for each in chosen {
      guard let member = each.member, !member.hosts.isEmpty else {
        apps.append((nil, [each]))
        continue
      }
      let host = try HostChoice(tree, options).host(of: member)
      let key = member.project.file + "\n" + host.id
      if let place = places[key] {
        apps[place].extensions.append(each)
      } else {
        places[key] = apps.count
        apps.append((host, [each]))
      }
    }
    var imported: [ImportedApp] = []
    for app in apps { imported.append(try read(app.host, app.extensions)) }
    return imported
  }

  /// The extensions that are asked for and can be imported.
  private mutating func choose(_ finder: ExtensionFinder) throws(ImportFailure) -> [TodayExtension] {
    if finder.extensions.isEmpty {
      throw ImportFailure(
        "there is no Today extension: no Info.plist whose NSExtensionPointIdentifier is \(TodayExtension.pointIdentifier)"
      )
    }
    let names = finder.extensions.map { $0.member?.target.name ?? $0.infoPlist }
    let known = Set(finder.extensions.flatMap(Self.names))
    for wanted in options.extensions where !known.contains(wanted) {
      throw ImportFailure("\(wanted) is no Today extension that was found; these were", choices: names)
    }
    let isExplicit = !options.extensions.isEmpty
    let wanted = Set(options.extensions)
    let asked = finder.extensions.filter { !isExplicit || !wanted.isDisjoint(with: Self.names(of: $0)) }
    // Where one property list serves a target that is embedded and one that is not, the latter is left over from before.
    let embedded = Set(asked.filter { $0.member?.hosts.isEmpty == false }.map(\.infoPlist))
    var chosen: [TodayExtension] = []
    for each in asked {
      if isForMac(each) {
        notes.append(ImportNote(path: each.infoPlist, line: nil, "it is passed over: its target is for macOS"))
      } else if each.member?.hosts.isEmpty ?? true,
        !isExplicit && finder.hasProject || embedded.contains(each.infoPlist)
      {
        let reason =
          each.member.map { "no application embeds its target \($0.target.name)" } ?? "no project has a target for it"
        notes.append(ImportNote(path: each.infoPlist, line: nil, "it is passed over: \(reason)"))
      } else {
        chosen.append(each)
      }
    }
    if chosen.isEmpty { throw ImportFailure("every Today extension is passed over") }
    return chosen
  }

  /// What an argument may name an extension by.
  private static func names(of found: TodayExtension) -> [String] {
    [found.infoPlist, RelativePath.parent(found.infoPlist)] + (found.member.map { [$0.target.name] } ?? [])
  }

  private func isForMac(_ found: TodayExtension) -> Bool {
    guard let member = found.member else { return false }
    return member.project.configurations(of: member.target).names.contains { name in
      BuildSettings(member.target, in: member.project, configuration: name, tree).value("SDKROOT")?.text.hasPrefix(
        "macosx"
      ) == true
    }
  }

  private func read(_ host: ProjectTarget?, _ extensions: [TodayExtension]) throws(ImportFailure) -> ImportedApp {
    guard let first = extensions.first, let member = first.member else {
      return try AppReader(tree, options).read(host: nil, extensions, configuration: options.configuration ?? "")
    }
    let choice = ConfigurationChoice(tree, options)
    let names = try choice.candidates(for: host ?? member.target, in: member.project)
    var read: (app: ImportedApp, text: String)?
    for name in names {
      let app = try AppReader(tree, options).read(host: host, extensions, configuration: name)
      let text = DescriptionText.yaml(app, comments: false)
      guard text == read?.text ?? text else {
        throw ImportFailure("what is imported differs by configuration; give one with --configuration", choices: names)
      }
      read = read ?? (app, text)
    }
    guard let read else { throw ImportFailure("\(member.project.file): there is no configuration") }
    return read.app
  }
}
