extension Configuration {
  /// What a key means, in a few words; empty for a key that is none.
  package static func meaning(ofKey key: String) -> String {
    switch key {
    case "extends": "Configurations to read first, relative to this folder and within the repository"
    case "root": "Whether no configuration above this one is missed"
    case "rules": "The severity of rules, or their severity and parameters"
    case "exclude": "The files that are not checked, as globs"
    case "rulePaths": "Files and folders with more rules, below this folder"
    case "failOn": "The severity that makes the exit code 1"
    case "overrides": "Rules that hold for some files only"
    default: ""
    }
  }
}
