import LintSystem
import WidgetLint

/// The job of GitHub Actions that runs the program, where one does.
enum GitHubJob {
  /// The address below which GitHub shows the files of the working folder, as they are in the job.
  static var linkBase: String? {
    guard let server = ProcessSetup.environment("GITHUB_SERVER_URL"), server.hasPrefix("https://"),
      let repository = ProcessSetup.environment("GITHUB_REPOSITORY"),
      let commit = ProcessSetup.environment("GITHUB_SHA")
    else { return nil }
    let address = "\(server)/\(repository)/blob/\(commit)/"
    let isPlain = address.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    guard isPlain else { return nil }
    let workspace = ProcessSetup.environment("GITHUB_WORKSPACE").map { FilePath($0) }
    let folder = workspace.flatMap { FileSystem.currentFolder.relative(to: $0) }
    guard let folder, !folder.bytes.isEmpty else { return address }
    return address + PercentText.uri(folder.bytes) + "/"
  }
}
