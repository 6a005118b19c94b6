import Foundation
import Testing

/// A user who is bound by permissions, unlike root.
enum OrdinaryUser {
  /// The command that runs another one as that user.
  static let command = "setpriv --reuid=65534 --regid=65534 --clear-groups"
  /// Skips a test if the command does not work here.
  static let needed: ConditionTrait = .enabled(
    if: geteuid() == 0
      && ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/setpriv") },
    "only root can run a command as somebody else, by setpriv"
  )
}
