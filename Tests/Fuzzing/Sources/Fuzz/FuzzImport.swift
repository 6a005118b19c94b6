import FoundationEssentials
import Invariants
import LintSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Any bytes are read or refused by the import's reader named by IMPORT_READER, in a time proportional to their number.
enum FuzzImport {
  /// The most seconds for an input; sound ones of this length take some milliseconds.
  private static let timeLimit = 2.0

  private static let reader = {
    guard let reader = ProcessInfo.processInfo.environment["IMPORT_READER"].flatMap(ImportReader.init(rawValue:)) else {
      fatalError("IMPORT_READER is none of \(ImportReader.allCases.map(\.rawValue))")
    }
    return reader
  }()
  /// The folder in which a reader that follows names finds its file.
  private static let folder = {
    let folder = FileManager.default.currentDirectoryPath + "/.build/import"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FilePath(folder)
  }()

  static func check(_ bytes: [UInt8]) {
    let before = clock()
    do {
      try reader.read(bytes, in: folder)
    } catch {
      fatalError("the reader cannot be run: \(error)")
    }
    let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    Fuzzer.expect(seconds < timeLimit, "\(bytes.count) bytes took \(seconds) s")
  }
}
