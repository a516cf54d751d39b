import ExperimentKit

/// The article's claims about its stages, counted; the last cleanup is that of the lesson's file.
///
/// The article omits its own last cleanup.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 004-1.
struct OutlineClaims: Experiment {
  static let about = About(
    "outline.claims", en: "The article's claims about its stages, checked by counting.", ja: "段階についての記事の記述を、数えて確かめる。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per claim.
  func run() -> Table {
    let counts = DesignStage.printed.map(StageCounts.init)
    let (open, required, code) = (counts.map(\.open), counts.map(\.required), counts.map(\.code))
    let end = DesignOutline(DesignStage.finished.source(.english))
    let left = [DesignStage.openPoints, DesignStage.requiredSpecs].reduce(0) { $0 + end.notes(under: $1).count }
    return Claim.table([
      Claim(
        .author,
        LocalizedText(en: "code lines grow (命令コードが増える)", ja: "命令コードが増える"), computed: Self.list(code),
        Self.isSorted(code)),
      Claim(
        .author,
        LocalizedText(
          en: "required specs are deleted as soon as they are not needed (どんどんと削除)", ja: "必要な仕様は、不要になった時点でどんどんと削除していく"),
        computed: Self.list(required), Self.isSorted(required.reversed()) && required.last == 0),
      Claim(
        .author,
        LocalizedText(
          en: "so are open points (不要になった時点でどんどんと削除)", ja: "検討すべき点も、不要になった時点でどんどんと削除していく"),
        computed: LocalizedText(
          en: "\(Self.list(open).en); the dictionary is there and the question, too",
          ja: "\(Self.list(open).ja)。辞書の変数があるのに質問も残る"),
        Self.isSorted(open.reversed()) && Set(open).count > 1),
      Claim(
        .author,
        LocalizedText(
          en: "the last clean-up deletes the notes and keeps the sections of the class (区切り用のコメント行は削除しません)",
          ja: "最後の整理では開発用のコメント行を削除し、クラス内の区切り用のコメント行は削除しない"),
        computed: LocalizedText(
          en: "\(left) open points and required specs, \(end.sections.count - 1) section lines",
          ja: "検討すべき点と必要な仕様は合わせて\(left)、区切り線は\(end.sections.count - 1)"),
        left == 0 && end.sections.count == 5),
    ])
  }

  private static func list(_ numbers: [Int]) -> LocalizedText {
    numbers.map { "\($0)" as LocalizedText }.joined(.comma)
  }

  private static func isSorted(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
