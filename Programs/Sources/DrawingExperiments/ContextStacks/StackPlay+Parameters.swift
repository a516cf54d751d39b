import ExperimentKit

extension StackPlay {
  /// The parameters of experiments that play calls.
  static let signature = Signature(
    Self.init(experiment:calls:contexts:check:),
    Parameter(
      "experiment", .integer(1...StackExperiment.count),
      absent: LocalizedText(en: "given by `calls`", ja: "`calls`で指定"),
      help: LocalizedText(en: "One of the five experiments of the article.", ja: "記事の5つの実験のどれか。")),
    Parameter(
      "calls", .list(of: .call(StackCall.forms, StackCall.init(written:)), count: 1...200),
      absent: LocalizedText(en: "given by `experiment`", ja: "`experiment`で指定"),
      help: LocalizedText(
        en: "Your own calls on the drawings 1, 2 and 3, in order.",
        ja: "インスタンス1、2、3に対する呼び出し。この順に呼ぶ。")),
    Parameter(
      "contexts", .choice, default: ImageContexts.Ownership.global,
      help: LocalizedText(
        en: "Whether everything is drawn on one current context, or each drawing draws on its own.",
        ja: "すべてを現在のコンテキスト1つに描くか、インスタンスごとのコンテキストに描くか。")),
    Parameter(
      "check", .truth, default: true,
      help: LocalizedText(
        en: "Whether drawing methods refuse to draw after the end.", ja: "終了後の描画を、描画メソッドが拒否するか。")))

  /// Creates the play of one of the article's experiments or of calls.
  private init(experiment: Int?, calls: [StackCall]?, contexts: ImageContexts.Ownership, check: Bool) throws {
    switch (experiment, calls) {
    case (let number?, nil): self.calls = StackExperiment.calls(of: number)
    case (nil, let script?): self.calls = script
    case (nil, nil):
      throw Rejection(
        "experiment", "There is nothing to play.", help: "Write `experiment` with a number from 1 to 5, or `calls`.")
    case (_?, _?):
      throw Rejection("calls", "An experiment has its own calls.", help: "Write `experiment` or `calls`, not both.")
    }
    (ownership, checks) = (contexts, check)
  }
}
