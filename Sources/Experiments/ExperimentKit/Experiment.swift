import Results
import SourceText

/// A named, parameterized, deterministic computation that a cell can call.
///
/// A conforming type is a value: its stored properties are the decoded parameters, so equal values give equal results.
/// Nothing but the parameters may reach the result: no clock, no locale, no hash order, no file, no machine.
///
///     import ExperimentKit
///
///     /// As many greetings as were asked for.
///     struct Greeting: Experiment {
///       static let about = About("greeting.lines", en: "Greets.", ja: "挨拶をする。")
///       static let signature = Signature(
///         Self.init,
///         Parameter("times", .integer(1...9), default: 1, help: LocalizedText(en: "How often.", ja: "回数。")))
///
///       let times: Int
///
///       func run() -> Lines {
///         Lines(Array(repeating: LocalizedText(en: "hello", ja: "こんにちは"), count: times))
///       }
///     }
///
/// Where parameters have to agree with each other, or the type keeps something else than their values, it declares an
/// initializer that takes the values and throws a ``Rejection`` or ``Rejections``.
public protocol Experiment: Sendable, Hashable {
  /// The type of the result.
  associatedtype Output: ResultValue

  /// What the experiment is called, and what it computes.
  static var about: About { get }
  /// The parameters, and how the experiment is made of their values.
  static var signature: Signature<Self> { get }

  /// Computes the result.
  ///
  /// Most experiments compute it at once. One that works with real parts may wait for them, and may throw: ``Unavailable``
  /// where this machine lacks something, so that its cell is skipped; ``Rejection`` or ``Rejections`` where only running
  /// shows that a parameter cannot stand; any other error where it failed.
  func run() async throws -> Output
}

extension Experiment {
  /// The kind of the result.
  static var kind: CellResult.Kind { Output.kind }
}
