import ExperimentKit
import Results
import SourceText

/// A marble diagram: a line for each source, the operator, and a line for what it hands over.
///
/// Time runs to the right, one column an event; the first column is the subscription. A bar is an end, a cross an error.
///
/// Source: 002-5.
public struct CombineLatestMarbles: ListedExperiment {
  /// The name that cells use.
  public static let name = "combine-latest.marbles"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "A marble diagram of three sources and the operator that combines them.", ja: "3つの元と、それらを結合するオペレーターのマーブルダイアグラム。"
  )

  static let combining = Parameter(
    "operator", .choice, default: CombiningOperator.combineLatest,
    help: LocalizedText(en: "The operator.", ja: "オペレーター。"))

  static let events = Parameter(
    "events", CombineLatestParameters.script(count: 1...16), default: CombineLatestParameters.ofLesson,
    help: CombineLatestParameters.events.help)

  /// The operator, what the sources are, and the events.
  public static let parameters: [any ParameterDeclaration] = [combining, CombineLatestParameters.sources, events]

  let combining: CombiningOperator
  let sources: CombineLatestStart
  let events: [CombineLatestEvent]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (combining, sources) = (arguments[Self.combining], arguments[CombineLatestParameters.sources])
    events = arguments[Self.events]
  }

  /// The figure.
  public func run() -> Figure {
    MarbleDiagram(combining, from: sources, events: events).figure
  }
}
