import LintCore
import YAML

extension ConfigurationFile {
  /// The file with a finding for each suppression that suppressed nothing, by the numbers of those that did.
  ///
  /// - Throws: Why the file can no longer be read.
  package func unusedSuppressions(besides used: Set<Int>) -> CheckedFile? {
    let unused = suppress.indices.filter { !used.contains($0) }.map { suppress[$0] }
    guard let stream = unused.first?.node.stream else { return nil }
    let findings = unused.map { suppression in
      let message = "\(suppression.rule) finds nothing in these files, so that the suppression is not needed"
      return Finding(.unusedSuppression, message, help: "remove it", range: suppression.node.range)
    }
    return CheckedFile(name: name, tree: stream, findings: findings)
  }
}
