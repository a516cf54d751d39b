import Results
import SourceText

/// A named, parameterized, deterministic computation that a cell can call.
///
/// A conforming type is a value: its stored properties are the decoded parameters, so equal values give equal results.
/// Only the parameters may affect the result: no clock, no locale, no hash order, no file, no machine.
///
///     import ExperimentKit
///
///     /// As many greetings as were asked for.
///     struct Greeting: Experiment {
///       static let about = About("greeting.lines", en: "Greets.", ja: "挨拶をする。")
///       static let signature = Signature(
///         Self.init,
///         Parameter(
///           "times", .integer(1...9), default: 1,
///           help: LocalizedText(en: "The number of greetings.", ja: "挨拶の回数。")))
///
///       let times: Int
///
///       func run() -> Lines {
///         Lines(Array(repeating: LocalizedText(en: "hello", ja: "こんにちは"), count: times))
///       }
///     }
///
/// An experiment whose parameters have to agree with each other, or that stores something other than their values,
/// declares an initializer that takes the values and throws a ``Rejection`` or ``Rejections``.
public protocol Experiment: Sendable, Hashable {
  /// The type of the result.
  associatedtype Output: ResultValue

  /// The name and the summary of the experiment.
  static var about: About { get }
  /// The parameters, and the function that creates the experiment from their values.
  static var signature: Signature<Self> { get }

  /// Computes the result.
  ///
  /// Most experiments compute it at once. One that works with real parts may wait for them, and may throw:
  /// ``Unavailable`` if this machine lacks something, so that its cell is skipped; ``Rejection`` or ``Rejections`` if
  /// only running shows that a parameter is not valid; any other error if it failed.
  func run() async throws -> Output
}

extension Experiment {
  /// The kind of the result.
  static var kind: CellResult.Kind { Output.kind }
}
