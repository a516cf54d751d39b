import ExperimentKit

/// What the article says of its stages, counted.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 004-1.
struct OutlineClaims: Experiment {
  static let about = About(
    "outline.claims", en: "What the article says of its five stages, counted.", ja: "5つの段階についての記事の記述を、数えて確かめる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "sentinel", .text, default: "-99999",
      help: LocalizedText(en: "The unlikely value of this article.", ja: "この記事にある、ありそうもない値。")),
    Parameter(
      "finished-sentinel", .text, default: "-999999",
      help: LocalizedText(en: "The unlikely value of the finished code.", ja: "完成したコードにある、ありそうもない値。")))

  let written: String
  let finished: String

  /// The table, one row a claim.
  func run() -> Table {
    let counts = DesignStage.allCases.map(StageCounts.init)
    let (open, required, code) = (counts.map(\.open), counts.map(\.required), counts.map(\.code))
    return Claim.table([
      Claim(
        .author,
        LocalizedText(
          en: "code lines grow (命令コードが増える)", ja: "命令コードが増える"),
        computed: Self.list(code), Self.isSorted(code)),
      Claim(
        .author,
        LocalizedText(
          en: "required specs are deleted one by one, to the last (どんどんと削除)", ja: "必要な仕様は、不要になった時点でどんどんと削除し、なくなる"),
        computed: Self.list(required), Self.isSorted(required.reversed()) && required.last == 0),
      Claim(
        .author, LocalizedText(en: "open points are deleted one by one", ja: "検討すべき点は、不要になった時点でどんどんと削除する"),
        computed: Self.list(open), Self.isSorted(open.reversed()) && Set(open).count > 1),
      Claim(
        .author,
        LocalizedText(
          en: "at the end of the design no open point is left (何もなくなったら、設計段階が終了)", ja: "疑問点が解消され、何もなくなったら、設計段階が終了する"),
        computed: LocalizedText(en: "\(open.last ?? 0) left", ja: "残り\(open.last ?? 0)点"), open.last == 0),
      Claim(
        .expectation,
        LocalizedText(
          en: "the finished code returns the designed value \(written)", ja: "完成したコードは、設計で決めた\(written)を返す"),
        computed: LocalizedText(en: "it returns \(finished)", ja: "\(finished)を返す"), written == finished),
    ])
  }

  private static func list(_ numbers: [Int]) -> LocalizedText {
    numbers.map { "\($0)" as LocalizedText }.joined(.comma)
  }

  private static func isSorted(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
