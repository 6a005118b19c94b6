/// A Today extension: its property list, and where a project knows it, its target and the applications that embed it.
struct TodayExtension {
  /// The path of its Info.plist.
  let infoPlist: String
  /// What is in it.
  let info: PropertyList
  /// Its project and target; nil where no project knows it.
  let member: Member?

  /// A target of a project.
  struct Member {
    let project: XcodeProject
    let target: ProjectTarget
    /// The applications that embed it.
    let hosts: [ProjectTarget]
  }

  /// The name of its folder; `Widget` where it lies in the folder that is imported.
  var folderName: String {
    let name = RelativePath.name(RelativePath.parent(infoPlist))
    return name.isEmpty ? "Widget" : name
  }

  /// What NSExtension says of it.
  var attributes: PropertyList? { info["NSExtension"] }

  /// The value that tells a Today extension from others.
  static let pointIdentifier = "com.apple.widget-extension"

  /// Whether a property list is that of a Today extension.
  static func isDescribed(by info: PropertyList) -> Bool {
    info["NSExtension"]?["NSExtensionPointIdentifier"]?.text?.trimmed == pointIdentifier
  }
}
