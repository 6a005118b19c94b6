/// What several targets of a project have in common, read once.
final class ProjectCache {
  private var files: [String: ConfigurationFile] = [:]
  private var packages: [String: [String]]?
  private var archives: [(targets: Set<String>, configuration: String)]?

  /// An xcconfig file with what it includes, in a configuration.
  func configurationFile(
    _ path: String,
    home: String,
    configuration: String,
    _ tree: SourceTree
  ) -> ConfigurationFile {
    let key = path + "\n" + configuration
    if let found = files[key] { return found }
    let file = ConfigurationFile(path, home: home, configuration: configuration, tree)
    files[key] = file
    return file
  }

  /// The folders of the packages by the names in their manifests.
  func packages(_ read: () -> [String: [String]]) -> [String: [String]] {
    let found = packages ?? read()
    packages = found
    return found
  }

  /// The targets that each shared scheme archives, and the configuration.
  func archives(
    _ read: () -> [(targets: Set<String>, configuration: String)]
  ) -> [(targets: Set<String>, configuration: String)] {
    let found = archives ?? read()
    archives = found
    return found
  }
}
