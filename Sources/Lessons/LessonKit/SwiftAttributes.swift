import Results
import SourceText

/// The attributes that the author of a Swift cell writes.
public struct SwiftAttributes: Sendable, Hashable {
  /// The expected outcome of a cell.
  public enum Expectation: String, Sendable, Hashable, CaseIterable {
    /// The cell compiles and runs to its end.
    case run
    /// The cell compiles, and is not run.
    case noRun = "no-run"
    /// The cell does not compile.
    case error
    /// The cell compiles with warnings.
    case warning
    /// The cell compiles, and traps when it runs.
    case trap
    /// The cell compiles, and ends in an error that it throws.
    case `throws`
  }

  /// The language mode in which a cell is compiled.
  public enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    /// Swift 4, as its last compiler reads it.
    case swift4 = "4"
    /// Swift 4.2.
    case swift42 = "4.2"
    /// Swift 5, the default of `swiftc`.
    case swift5 = "5"
    /// Swift 6, which rejects data races.
    case swift6 = "6"
  }

  /// The expected outcome.
  public var expectation = Expectation.run
  /// The words of the expected error or trap, or the compiler's id of the error; nil for any.
  public var expectedReason: String?
  /// Whether the cell and the other cells are hidden from each other.
  public var isIsolated = false
  /// The reason that the cell is not even compiled; nil if it is compiled.
  public var ignoreReason: Message?
  /// The language mode.
  public var languageMode = LanguageMode.swift5
  /// The time limit of a run.
  public var timeLimit = Duration.seconds(10)
  /// The lines of the cell's standard input; nil for none.
  public var input: [String]?
  /// The compiler that the transcript holds for; nil for all.
  public var compiler: CompilerVersion?
  /// Whether values are compared with the statements about them in a listing's comments.
  public var comparesValues = true
  /// The part of an exercise that the cell is; nil for none.
  public var part: Exercise.Part?

  /// Creates the default attributes.
  public init() {}

  /// The kind of the cell's result; nil if there is none to compare.
  public var kind: CellResult.Kind? {
    if ignoreReason != nil || part != nil { return nil }
    switch expectation {
    case .run, .trap, .throws: return .lines
    case .error, .warning: return .diagnostics
    case .noRun: return nil
    }
  }
}

/// The version of a compiler, as far as its messages depend on it, such as `6.3`.
public struct CompilerVersion: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    (self.major, self.minor) = (major, minor)
  }

  /// Reads a version such as `6.3`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, words.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy("0123456789".contains) }),
      let major = Int(words[0]), let minor = Int(words[1])
    else { return nil }
    self.init(major: major, minor: minor)
  }

  /// The version as text, such as `6.3`.
  public var description: String { "\(major).\(minor)" }
}
