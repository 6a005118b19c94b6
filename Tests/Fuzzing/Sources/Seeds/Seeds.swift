import Foundation
import LintCore
import WidgetLint

/// Writes the examples of the built-in rules into a folder: `Seeds FOLDER`.
@main
enum Seeds {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    for document in BuiltInGuidelines.documents {
      for (index, example) in document.examples.enumerated() {
        let name = "\(document.rule.id)-\(index).widget.yml"
        try Data(example.description.utf8).write(to: folder.appending(path: name))
      }
    }
  }
}
