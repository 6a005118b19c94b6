import LintSystem
import WidgetLint

/// A Today or WidgetKit extension: its property list and, if it is in a project, its target and the apps that embed it.
struct WidgetExtension {
  /// The kinds of extensions, by the value that identifies them.
  enum Kind: String, CaseIterable {
    case today = "com.apple.widget-extension"
    case widgetKit = "com.apple.widgetkit-extension"

    /// Creates the kind that a property list declares; nil if it declares another.
    init?(_ info: PropertyList) {
      self.init(rawValue: info["NSExtension"]?["NSExtensionPointIdentifier"]?.text?.trimmed ?? "")
    }
  }

  var kind = Kind.today

  /// The path of its Info.plist, or of the manifest that gives its content.
  let infoPlist: String
  /// The paths of the Info.plists of its configurations, also where a manifest writes them.
  var written: [String] = []
  /// Its Info.plist.
  let info: PropertyList
  /// Its target; nil if it is in no project.
  var target: ProjectTarget?
  /// The applications that embed it.
  var hosts: [ProjectTarget] = []

  /// The name of its folder; `Widget` if that is blank, or is the imported folder.
  var folderName: String {
    let name = RelativePath.name(RelativePath.parent(infoPlist))
    return name.trimmed.isEmpty ? "Widget" : name
  }

  /// The value of NSExtension.
  var attributes: PropertyList? { info["NSExtension"] }

  /// The names by which an argument may refer to it.
  var names: [String] {
    ([infoPlist] + written).unique(by: \.self).flatMap { [$0, RelativePath.parent($0)] }
      + (target.map { [$0.name] } ?? [])
  }
}

/// Finds the Today and WidgetKit extensions below a folder.
struct ExtensionFinder {
  private let tree: SourceTree
  /// The project files below the folder, or the requested one.
  private var projects: [String] = []
  /// The extension in each property list on disk.
  private var onDisk: [WidgetExtension] = []
  /// The property lists of the extensions that are in some project.
  private var taken: Set<FilePath> = []
  private var takenByProjectFiles: Set<FilePath> = []
  /// The extensions, each target once.
  private(set) var extensions: [WidgetExtension] = []
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []
  /// Advice on reading manifests without a project, or an app without one.
  private(set) var advice: [String] = []
  /// Whether there is any project.
  private(set) var hasProject = false

  /// Creates a finder, which searches the tree, or the requested project, at once.
  init(_ tree: SourceTree, project: String?) {
    self.tree = tree
    // A missing project's manifest is in the same folder; without one, no folder is entered.
    let isThere = project.map(tree.exists) ?? true
    let enters = isThere || tree.walk("") { _, _ in false }.contains(where: ProjectManifest.hasName)
    // A given manifest determines the files to look at.
    let files =
      if let project, ProjectManifest.hasName(project) { [project] } else {
        tree.walk("") { _, name in enters && Self.isEntered(name) }
      }
    let manifests = ProjectManifest.projects(among: files, wanted: project, tree, &notes)
    // A property list may also lie in a project's own folder.
    let inside = files.filter { $0.hasSuffix(".xcodeproj") }.flatMap { tree.walk($0) { _, _ in false } }
    for path in files + inside where path.hasSuffix(".plist") {
      guard let text = try? tree.text(path),
        WidgetExtension.Kind.allCases.contains(where: { text.contains($0.rawValue) }),
        let info = notes.value(of: tree.propertyList(path)), let kind = WidgetExtension.Kind(info)
      else { continue }
      onDisk.append(WidgetExtension(kind: kind, infoPlist: path, info: info))
    }
    // A given project may be a link, which a search does not find.
    let given = isThere ? project.map { [$0] } : []
    projects = (given ?? files).filter { $0.hasSuffix(".xcodeproj") }
    if !onDisk.isEmpty || tree.readsAround {
      for path in projects {
        let file = path + "/project.pbxproj"
        // A project that is not in the repository may leave its schemes, also in a folder whose name differs in case.
        if manifests.contains(where: { $0.projectPath == path }) || tree.folded(file) != nil { continue }
        guard let list = notes.value(of: tree.propertyList(file)) else { continue }
        guard let project = XcodeProject(list, file: file, tree) else {
          notes.append(ImportNote(path: file, "it holds no project"))
          continue
        }
        hasProject = true
        take(project)
      }
    }
    takenByProjectFiles = taken
    var read: Set<String> = []
    for manifest in manifests {
      let count = extensions.count
      take(XcodeProject(manifest, tree))
      if extensions.count > count { read.formUnion([manifest.file] + manifest.included) }
    }
    hasProject = hasProject || !read.isEmpty
    let empty = Set(manifests.map(\.file))
    var unread: [String: [String]] = [:]
    for file in files where !read.contains(file) {
      let reason = empty.contains(file) ? " makes no widget extension" : reason(unread: file, among: manifests)
      if let reason { unread[reason, default: []].append(file) }
    }
    // A repository may have a manifest for each of its modules.
    advice = unread.sorted { $0.value[0] < $1.value[0] }.map { reason, files in
      files[0] + reason + (files.count > 1 ? " (and \(files.count - 1) more)" : "")
    }
    extensions += onDisk.filter { !taken.contains(FilePath($0.infoPlist)) }
  }

  /// Whether a folder may contain the project's own code, by its name.
  static func isEntered(_ name: String) -> Bool {
    !name.hasPrefix(".") && !FileFinder.excludedFolders.contains(name)
      && !["xcodeproj", "xcworkspace", "xcassets"].contains { name.hasSuffix("." + $0) }
  }

  /// Takes the extensions of a project.
  private mutating func take(_ project: XcodeProject) {
    let targets = project.targets
    var embedded: [(product: String, host: ProjectTarget)] = []
    // Applications may share a phase.
    for host in targets where host.isApplication && embedded.count < Limits.shared {
      embedded += host.embedded.map { ($0, host) }
    }
    if embedded.count >= Limits.shared {
      notes.append(ImportNote(tooLarge: project.file, "the list of files that applications embed"))
    }
    let hosts = Dictionary(grouping: embedded, by: \.product).mapValues { $0.map(\.host) }
    // Targets may share a list of configurations, which is read again for each of them.
    var left = Limits.shared
    for target in targets where target.isExtension {
      left -= target.configurations.names.count
      guard left >= 0 else {
        notes.append(ImportNote(tooLarge: project.file, "the list of configurations that extensions share"))
        break
      }
      guard var own = widgetExtension(of: target) else { continue }
      own.target = target
      // A watch app may embed an extension for several systems, too.
      let isElsewhere = target.otherSystem != nil
      own.hosts = (target.product.flatMap { hosts[$0] } ?? []).filter { isElsewhere || $0.otherSystem == nil }
      extensions.append(own)
    }
  }

  /// Returns the extension that a target builds; nil if it is not a widget extension.
  private mutating func widgetExtension(of target: ProjectTarget) -> WidgetExtension? {
    let isFromManifest = target.project.manifest != nil
    var unread: [ImportNote] = []
    var found: WidgetExtension?
    for written in infoPlists(of: target) where isFromManifest || tree.exists(written) {
      let path = isFromManifest ? written : tree.spelled(written)
      guard let info = unread.value(of: target.project.infoPlist(path)), let kind = WidgetExtension.Kind(info) else {
        continue
      }
      // An extension in a project file is not added again.
      if isFromManifest, takenByProjectFiles.contains(FilePath(path)) { return nil }
      taken.insert(FilePath(path))
      let file = info["NSExtension"]?.place.file ?? path
      if found == nil { found = WidgetExtension(kind: kind, infoPlist: file, info: info) }
      found?.written.append(path)
    }
    if found == nil { notes += unread.filter { !notes.contains($0) } }
    return found
  }

  /// Returns the property lists of a target, that of Release first; each configuration may have its own.
  private func infoPlists(of target: ProjectTarget) -> [String] {
    let names = target.configurations.names
    return (names.filter { $0 == "Release" } + names).compactMap { name in
      BuildSettings(target, configuration: name).path("INFOPLIST_FILE", in: target.project.folder)
    }.unique(by: FilePath.init(_:))
  }

  /// Messages on the missing and unreadable property lists that extension targets name.
  var missing: [String] {
    let targets = projects.lazy.map { $0 + "/project.pbxproj" }.flatMap { file in
      (try? tree.propertyList(file).get()).flatMap { XcodeProject($0, file: file, tree) }?.targets ?? []
    }
    return targets.filter(\.isExtension).prefix(Limits.listed).flatMap { target in
      var faults: [ImportNote] = []
      let paths = infoPlists(of: target)
      for path in paths where tree.exists(path) { _ = faults.value(of: tree.propertyList(path)) }
      let missing = paths.filter { !tree.exists($0) }.map { path in
        RelativePath.leadsOut(path) ? "\(path) lies outside the folder that is read" : "there is no \(path)"
      }
      return (missing + faults.map(\.text)).map { "target \(target.name): \($0)" }
    }
  }

  /// Returns what messages say after the name of a file that generates a project or is not read; nil for other files.
  private func reason(unread file: String, among manifests: [ManifestProject]) -> String? {
    switch RelativePath.name(file) {
    case "project.yml", "project.yaml": return " is XcodeGen's: xcodegen generate makes the project"
    case "Project.swift":
      // An app's own type may be called Project.
      guard (try? tree.text(file).contains("ProjectDescription")) == true else { return nil }
      return " is Tuist's: tuist generate makes the project"
    case "expo-target.config.js": return " is Expo's: npx expo prebuild makes the project"
    case let name where name.hasSuffix(".csproj"): return ": C# is not read"
    case let name where name.hasSuffix(".xcodeproj"):
      let isMissing = !tree.exists(file + "/project.pbxproj") && !manifests.contains { $0.projectPath == file }
      return isMissing ? " has no project.pbxproj" : nil
    default: return nil
    }
  }
}
