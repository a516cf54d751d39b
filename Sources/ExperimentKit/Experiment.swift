import Results
import SourceText

/// A named, parameterized, deterministic computation that a cell can call.
///
/// A conforming type is a value: its stored properties are the decoded parameters, so equal values give equal results.
/// Nothing but the parameters may reach the result: no clock, no locale, no hash order, no file, no machine.
///
///     import ExperimentKit
///     import Results
///     import SourceText
///
///     /// As many greetings as were asked for.
///     public struct Greeting: Experiment {
///       public static let name = "greeting.lines"
///       public static let summary = LocalizedText(en: "Greets.", ja: "挨拶をする。")
///       static let times = Parameter(
///         "times", .integer(1...9), default: 1, help: LocalizedText(en: "How often.", ja: "回数。"))
///       public static let parameters: [any ParameterDeclaration] = [times]
///
///       let times: Int
///
///       public init(_ arguments: Arguments) {
///         times = arguments[Self.times]
///       }
///
///       public func run() -> Lines {
///         Lines((0..<times).map { _ in LocalizedText(en: "hello", ja: "こんにちは") })
///       }
///     }
public protocol Experiment: Sendable, Hashable {
  /// The type of the result.
  associatedtype Output: ResultValue

  /// The name that cells use: `topic.experiment`, lower case, kebab-case.
  static var name: String { get }
  /// What the experiment computes, in one line.
  static var summary: LocalizedText { get }
  /// The declared parameters, in the order in which help lists them.
  static var parameters: [any ParameterDeclaration] { get }
  /// Parameters for the example in the experiment's help, such as `bits=5`; empty where none are needed.
  static var example: String { get }

  /// Takes the decoded parameters and checks what concerns more than one of them.
  ///
  /// - Throws: a ``Rejection`` or ``Rejections`` that says which parameter cannot stand and what is allowed.
  init(_ arguments: Arguments) throws

  /// Computes the result.
  ///
  /// Most experiments compute it at once. One that works with real parts may wait for them, and may throw: ``Unavailable``
  /// where this machine lacks something, so that its cell is skipped; ``Rejection`` or ``Rejections`` where only running
  /// shows that a parameter cannot stand; any other error where it failed.
  func run() async throws -> Output
}

extension Experiment {
  /// No parameters.
  public static var example: String { "" }

  /// The kind of the result.
  static var kind: CellResult.Kind { Output.kind }
}
