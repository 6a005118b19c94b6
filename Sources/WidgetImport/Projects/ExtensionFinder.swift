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
    let places = Dictionary(uniqueKeysWithValues: plists.enumerated().map { ($1.path, $0) })
    var found: Set<String> = []
    for path in files where path.hasSuffix(".xcodeproj") && (project == nil || path == project) {
      guard let project = readProject(path + "/project.pbxproj") else { continue }
      hasProject = true
      let embedding = Self.embedding(in: project)
      for target in project.targets where target.isExtension {
        let own = Self.infoPlists(of: target, in: project, tree)
        guard let plist = own.compactMap({ places[$0] }).min().map({ plists[$0] }) else { continue }
        found.insert(plist.path)
        let hosts = target.product.flatMap { embedding[$0] } ?? []
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
    let names = project.configurations(of: target).names
    return Set(
      names.compactMap { name in
        let settings = BuildSettings(target, in: project, configuration: name, tree)
        return settings.value("INFOPLIST_FILE").flatMap { settings.path($0.text, in: project.folder) }
      }
    )
  }

  /// The applications that embed each product.
  private static func embedding(in project: XcodeProject) -> [String: [ProjectTarget]] {
    var found: [String: [ProjectTarget]] = [:]
    for host in project.targets where host.isApplication {
      let copied = host.phases.compactMap { project.object($0) }.filter {
        $0["isa"]?.text == "PBXCopyFilesBuildPhase" && $0["dstSubfolderSpec"]?.text == "13"
      }
      let files = copied.flatMap { $0["files"]?.texts ?? [] }.compactMap { project.object($0)?["fileRef"]?.text }
      for file in Set(files) { found[file, default: []].append(host) }
    }
    return found
  }
}
