import Results
import SourceText

/// What the author of a Swift cell says about it.
public struct SwiftAttributes: Sendable, Hashable {
  /// What must become of the cell.
  public enum Expectation: String, Sendable, Hashable, CaseIterable {
    /// It compiles and runs to its end.
    case run
    /// It compiles, and is not run.
    case noRun = "no-run"
    /// It does not compile.
    case error
    /// It compiles with warnings.
    case warning
    /// It compiles, and traps when it runs.
    case trap
  }

  /// The language mode that a cell is compiled in.
  public enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    /// Swift 4, as its last compiler reads it.
    case swift4 = "4"
    /// Swift 4.2.
    case swift42 = "4.2"
    /// Swift 5, in which `swiftc` compiles when nothing else is asked for.
    case swift5 = "5"
    /// Swift 6, which refuses data races.
    case swift6 = "6"
  }

  /// What must become of the cell.
  public var expectation = Expectation.run
  /// Whether the cell sees no other cell and no other cell sees it.
  public var isIsolated = false
  /// Why the cell is not even compiled; nil if it is.
  public var ignoreReason: Message?
  /// The language mode.
  public var languageMode = LanguageMode.swift5
  /// How long the cell may run.
  public var timeLimit = Duration.seconds(10)
  /// The lines of standard input that the cell can read; nil for none.
  public var input: [String]?
  /// The compiler that the transcript holds for; nil for all.
  public var compiler: CompilerVersion?
  /// Whether what the comments of a listing state of values is compared.
  public var comparesValues = true
  /// Which part of an exercise the cell is; nil for none.
  public var part: Exercise.Part?

  /// The attributes of a cell that says nothing.
  public init() {}

  /// The kind of the cell's result; nil if there is none to compare.
  public var kind: CellResult.Kind? {
    if ignoreReason != nil || part != nil { return nil }
    switch expectation {
    case .run, .trap: return .lines
    case .error, .warning: return .diagnostics
    case .noRun: return nil
    }
  }
}

/// The version of a compiler, as far as its messages depend on it: `6.3`.
public struct CompilerVersion: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    (self.major, self.minor) = (major, minor)
  }

  /// Reads `6.3`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, words.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy("0123456789".contains) }),
      let major = Int(words[0]), let minor = Int(words[1])
    else { return nil }
    self.init(major: major, minor: minor)
  }

  /// `6.3`.
  public var description: String { "\(major).\(minor)" }
}
