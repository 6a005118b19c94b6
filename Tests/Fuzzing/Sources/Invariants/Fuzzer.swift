import CLibFuzzer

/// Runs libFuzzer's loop.
package enum Fuzzer {
  /// Passes inputs to a function until the command line's limit is reached, or something traps.
  package static func run(_ test: @escaping @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    LLVMFuzzerRunDriver(&count, &arguments, test)
    fatalError("libFuzzer came back")
  }

  /// Returns an input as bytes.
  package static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Traps if a condition does not hold.
  package static func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError(message()) }
  }
}
