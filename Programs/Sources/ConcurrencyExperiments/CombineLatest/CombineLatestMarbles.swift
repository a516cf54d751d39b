import ExperimentKit

/// A marble diagram: a line for each source, the operator, and a line for its outputs.
///
/// Time runs to the right, with one column per event; the first column is the subscription. A bar is an end, a cross an
/// error.
///
/// Source: 002-5.
struct CombineLatestMarbles: Experiment {
  static let about = About(
    "combine-latest.marbles", en: "A marble diagram of three sources and the operator that combines them.",
    ja: "3つのソースと、それらを結合するオペレーターのマーブルダイアグラム。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "operator", .choice, default: CombiningOperator.combineLatest,
      help: LocalizedText(en: "The operator.", ja: "オペレーター。")),
    CombineLatestParameters.sources,
    Parameter(
      "events", CombineLatestParameters.script(count: 1...16), default: CombineLatestParameters.ofLesson,
      help: CombineLatestParameters.events.help))

  let combining: CombiningOperator
  let sources: CombineLatestStart
  let events: [CombineLatestEvent]

  func run() -> Figure {
    MarbleDiagram(combining, from: sources, events: events).figure
  }
}
