import Foundation

/// Somebody whom permissions bind, unlike root.
enum OrdinaryUser {
  /// What runs a command as that user.
  static let command = "setpriv --reuid=65534 --regid=65534 --clear-groups"
  /// Why a test that needs this user is left out.
  static let reason = "only root can run a command as somebody else, by setpriv"
  /// Whether such a command can be run here.
  static let isAvailable =
    geteuid() == 0 && ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/setpriv") }
}
