/// Which of the applications that embed an extension is imported.
struct HostChoice {
  private let tree: SourceTree
  private let options: ImportOptions

  init(_ tree: SourceTree, _ options: ImportOptions) {
    self.tree = tree
    self.options = options
  }

  /// The one that is asked for, else the only one, else any where all agree.
  func host(of member: TodayExtension.Member) throws(ImportFailure) -> ProjectTarget {
    let hosts = member.hosts
    if let wanted = options.host, hosts.contains(where: { $0.name == wanted }) == false {
      throw ImportFailure("no application \(wanted) embeds \(member.target.name); these do", choices: hosts.map(\.name))
    }
    let fitting = hosts.filter { options.host == nil || $0.name == options.host }
    guard let first = fitting.first else { throw ImportFailure("no application embeds \(member.target.name)") }
    if fitting.count == 1 { return first }
    var texts: Set<String> = []
    for host in fitting {
      for name in try ConfigurationChoice(tree, options).candidates(for: host, in: member.project) {
        let facts = AppFacts.read(TargetSources(host, in: member.project, configuration: name, tree))
        texts.insert(DescriptionText.yaml(facts.ordered(AppFacts.keys)))
      }
    }
    if texts.count == 1 { return first }
    throw ImportFailure(
      "several applications embed \(member.target.name); give one with --host",
      choices: hosts.map(\.name)
    )
  }
}
