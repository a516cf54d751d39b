/// A fault of code that a document announces, as differences write it: in brackets, as transcripts write traps.
public enum AnnouncedFault: String, Sendable, Hashable, Codable {
  /// An error of the compiler.
  case compilerError = "[compiler error]"
  /// A trap, or an error that nothing catches.
  case runtimeError = "[runtime error]"
  /// Either.
  case error = "[error]"

  /// The text that says that code compiles.
  public static let compiles = "[compiles]"
  /// The text that says that code runs and nothing ends it early.
  public static let runsToItsEnd = "[runs to its end]"

  /// Whether an error of the compiler is what is announced.
  public var allowsCompilerError: Bool { self != .runtimeError }
  /// Whether a trap is what is announced.
  public var allowsRuntimeError: Bool { self != .compilerError }
}

extension Difference {
  /// Creates the difference between a fault that a line announces and code that has none.
  public init(line: Int, announced fault: AnnouncedFault) {
    let found = fault == .compilerError ? AnnouncedFault.compiles : AnnouncedFault.runsToItsEnd
    self.init(line: line, expected: fault.rawValue, found: found)
  }

  /// The fault that is announced and does not happen; nil where something else differs.
  public var announcedFault: AnnouncedFault? {
    guard found == AnnouncedFault.compiles || found == AnnouncedFault.runsToItsEnd else { return nil }
    return expected.flatMap(AnnouncedFault.init(rawValue:))
  }
}
