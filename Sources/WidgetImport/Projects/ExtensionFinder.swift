/// Finds the Today extensions below a folder.
struct ExtensionFinder {
  private let tree: SourceTree
  /// The extensions, those of each target once.
  private(set) var extensions: [TodayExtension] = []
  /// What is passed over.
  private(set) var notes: [ImportNote] = []
  /// Whether there is any project.
  private(set) var hasProject = false

  /// Looks for them.
  init(_ tree: SourceTree, project: String?) {
    self.tree = tree
    let files = tree.walk("") { _, name in
      !name.hasPrefix(".") && !["Pods", "Carthage", "node_modules"].contains(name) && !name.hasSuffix(".xcodeproj")
        && !name.hasSuffix(".xcworkspace") && !name.hasSuffix(".xcassets")
    }
    var plists: [(path: String, info: PropertyList)] = []
    for path in files where path.hasSuffix(".plist") {
      if let info = readInfo(path) { plists.append((path, info)) }
    }
    guard !plists.isEmpty else { return }
    var found: Set<String> = []
    for path in files where path.hasSuffix(".xcodeproj") && (project == nil || path == project) {
      guard let project = readProject(path + "/project.pbxproj") else { continue }
      hasProject = true
      for target in project.targets where target.isExtension {
        let own = Self.infoPlists(of: target, in: project, tree)
        guard let plist = plists.first(where: { own.contains($0.path) }) else { continue }
        found.insert(plist.path)
        let hosts = project.targets.filter { $0.isApplication && Self.embeds($0, target, in: project) }
        let member = TodayExtension.Member(project: project, target: target, hosts: hosts)
        extensions.append(TodayExtension(infoPlist: plist.path, info: plist.info, member: member))
      }
    }
    extensions += plists.filter { !found.contains($0.path) }
      .map { TodayExtension(infoPlist: $0.path, info: $0.info, member: nil) }
  }

  private mutating func readInfo(_ path: String) -> PropertyList? {
    guard let bytes = try? tree.bytes(path) else { return nil }
    let text = SourceText(bytes)
    guard text.contains("com.apple.widget-extension") else { return nil }
    do throws(PropertyList.Failure) {
      let info = try PropertyListFile.read(bytes, path: path)
      return TodayExtension.isDescribed(by: info) ? info : nil
    } catch {
      notes.append(ImportNote(path: path, line: error.line, error.message))
      return nil
    }
  }

  private mutating func readProject(_ path: String) -> XcodeProject? {
    do throws(ImportNote) {
      return XcodeProject(try PropertyListFile.load(path, tree), file: path)
    } catch {
      notes.append(error)
      return nil
    }
  }

  /// The property lists that a target has in any configuration.
  private static func infoPlists(of target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> Set<String>
  {
    let names = project.configurations(target.configurationList).compactMap { $0["name"]?.text }
    return Set(
      names.compactMap { name in
        let settings = BuildSettings(target, in: project, configuration: name, tree)
        return settings.value("INFOPLIST_FILE").flatMap { settings.path($0.text, in: project.folder) }
      }
    )
  }

  private static func embeds(_ host: ProjectTarget, _ target: ProjectTarget, in project: XcodeProject) -> Bool {
    guard let product = target.product else { return false }
    return host.phases.compactMap { project.object($0) }.contains { phase in
      phase["isa"]?.text == "PBXCopyFilesBuildPhase" && phase["dstSubfolderSpec"]?.text == "13"
        && (phase["files"]?.texts ?? []).contains { project.object($0)?["fileRef"]?.text == product }
    }
  }
}
