/// A fault of code that a document announces, in brackets, as in differences and in transcripts of traps.
public enum AnnouncedFault: String, Sendable, Hashable, Codable {
  /// A compiler error.
  case compilerError = "[compiler error]"
  /// A trap, or an uncaught error.
  case runtimeError = "[runtime error]"
  /// Either of the two.
  case error = "[error]"

  /// The text for code that compiles.
  public static let compiles = "[compiles]"
  /// The text for code that runs to its end.
  public static let runsToItsEnd = "[runs to its end]"

  /// Whether the announced fault can be a compiler error.
  public var allowsCompilerError: Bool { self != .runtimeError }
  /// Whether the announced fault can be a trap.
  public var allowsRuntimeError: Bool { self != .compilerError }
}

extension Difference {
  /// Creates the difference between a fault that a line announces and code that has none.
  public init(line: Int, announced fault: AnnouncedFault) {
    let found = fault == .compilerError ? AnnouncedFault.compiles : AnnouncedFault.runsToItsEnd
    self.init(line: line, expected: fault.rawValue, found: found)
  }

  /// The announced fault that does not happen; nil if the difference is another one.
  public var announcedFault: AnnouncedFault? {
    guard found == AnnouncedFault.compiles || found == AnnouncedFault.runsToItsEnd else { return nil }
    return expected.flatMap(AnnouncedFault.init(rawValue:))
  }
}
