import ExperimentKit
import SourceText

extension StackPlay {
  static let experiment = Parameter(
    "experiment", .integer(1...StackExperiment.count), absent: LocalizedText(en: "the calls", ja: "callsに従う"),
    help: LocalizedText(en: "One of the five experiments of the article.", ja: "記事の5つの実験のどれか。"))
  static let script = Parameter(
    "calls", .list(of: call, count: 1...200), absent: LocalizedText(en: "the experiment", ja: "experimentに従う"),
    help: LocalizedText(
      en: "Calls of your own on the drawings 1, 2 and 3, one after the other.", ja: "インスタンス1、2、3に対する呼び出し。この順に呼ぶ。"))
  static let contexts = Parameter(
    "contexts", .choice, default: ImageContexts.Ownership.global,
    help: LocalizedText(
      en: "Whether everything is drawn on one current context, or each drawing draws on its own.",
      ja: "すべてを現在のコンテキスト1つに描くか、インスタンスごとのコンテキストに描くか。"))
  static let check = Parameter(
    "check", .truth, default: true,
    help: LocalizedText(
      en: "Whether methods that draw refuse to after the end.", ja: "終了後の描画を、描画メソッドが拒否するか。"))

  /// The parameters of experiments that play calls.
  static let parameters: [any ParameterDeclaration] = [experiment, script, contexts, check]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` unless there is either an experiment or a script.
  init(_ arguments: Arguments) throws {
    switch (arguments[Self.experiment], arguments[Self.script]) {
    case (let number?, nil): calls = StackExperiment.calls(of: number)
    case (nil, let script?): calls = script
    case (nil, nil):
      throw Rejection("experiment", "There is nothing to play.", help: "Write `experiment`, 1 to 5, or `calls`.")
    case (_?, _?):
      throw Rejection("calls", "An experiment has calls of its own.", help: "Write `experiment` or `calls`, not both.")
    }
    ownership = arguments[Self.contexts]
    checks = arguments[Self.check]
  }

  private static let call: ParameterType<StackCall> = .written(
    LocalizedText(
      en: "a call: \(StackCall.forms.map { "`\($0)`" }.joined(separator: ", "))",
      ja: "呼び出し。\(StackCall.forms.map { "`\($0)`" }.joined(separator: "、"))")
  ) { text throws(WrittenMistake) in try StackCall(written: text) }
}
