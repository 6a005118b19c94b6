import Foundation
import Testing

/// Somebody whom permissions bind, unlike root.
enum OrdinaryUser {
  /// What runs a command as that user.
  static let command = "setpriv --reuid=65534 --regid=65534 --clear-groups"
  /// Leaves out a test where no such command can be run.
  static let needed: ConditionTrait = .enabled(
    if: geteuid() == 0
      && ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/setpriv") },
    "only root can run a command as somebody else, by setpriv"
  )
}
