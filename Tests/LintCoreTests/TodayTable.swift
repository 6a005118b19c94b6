import Foundation
import LintCore

extension FieldTable {
  /// The fields of Today widgets, as their files have them.
  static let description = GuidelinesDocument.today.table
}

extension GuidelinesDocument {
  /// The guidelines of Today widgets, as their files have them.
  static let today: GuidelinesDocument = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "rules/today")
    let files = ["fields.yml", "guidelines.yml"].map { name in
      let data = try? Data(contentsOf: folder.appending(path: name))
      return GuidelineFile(path: name, bytes: [UInt8](data ?? Data()))
    }
    guard let loaded = try? LoadedGuidelines(files) else { fatalError("rules/today cannot be read") }
    return loaded.document
  }()
}
