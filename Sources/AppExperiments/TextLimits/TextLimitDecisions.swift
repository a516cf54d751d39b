import ExperimentKit
import Results
import SourceText

/// What the source's rule and another one say of changes.
///
/// Columns: `text` (the selection in brackets), `new`, `article-length`, `article-lines`, `article` (its answer),
/// `length`, `lines` (of the result) and `answer`.
///
/// Source: 000-5.
public struct TextLimitDecisions: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-limit.decisions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which changes of a text the article's rule lets in, beside a rule that counts the result.",
    ja: "文の変更を許すかどうか。記事の規則と、変更後の文を数える規則。")

  static let rule = Parameter(
    "rule", .choice(among: TextLimit.Rule.allCases.filter { $0 != .article }), default: .characters,
    help: LocalizedText(en: "What the other rule counts in the result.", ja: "もう一方の規則が、変更後の文で数えるもの。"))
  static let changes = Parameter(
    "changes", .list(of: .change, count: 1...50),
    help: LocalizedText(en: "The changes, one row each.", ja: "変更。それぞれ1行になる。"))

  /// The rule, the limits and the changes.
  public static let parameters: [any ParameterDeclaration] = [
    rule, TextLimitParameters.length, TextLimitParameters.lines, changes,
  ]

  /// A selection that is longer in UTF-16 units than in characters.
  public static let example = "length=5 changes=['ab[👨‍👩‍👧] -> cdefghij']"

  let article: TextLimit
  let other: TextLimit
  let changes: [WrittenChange]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    let (length, lines) = (arguments[TextLimitParameters.length], arguments[TextLimitParameters.lines])
    article = TextLimit(rule: .article, length: length, lines: lines)
    other = TextLimit(rule: arguments[Self.rule], length: length, lines: lines)
    changes = arguments[Self.changes]
  }

  /// The table, one row a change.
  public func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文"), .words("new", en: "new", ja: "入れる文"),
        .number("article-length", en: "article: characters", ja: "記事:文字"),
        .number("article-lines", en: "article: lines", ja: "記事:行"),
        .words("article", en: "article", ja: "記事"),
        Table.Column(
          "length",
          LocalizedText(en: "result: \(other.rule.unit.en)", ja: "結果:\(other.rule.unit.ja)"), alignment: .right),
        .number("lines", en: "result: lines", ja: "結果:行"), .words("answer", en: "answer", ja: "判断"),
      ],
      rows: changes.map { written in
        let (old, new) = (article.answer(to: written.change), other.answer(to: written.change))
        return [
          written.marked.isEmpty ? EscapedText("").value : .code(written.marked), written.new.value,
          .number(old.length), .number(old.lines),
          .words(old.words), .number(new.length), .number(new.lines), .words(new.words),
        ]
      })
  }
}

extension TextLimit.Answer {
  /// The answer in words.
  fileprivate var words: LocalizedText {
    isAccepted ? LocalizedText(en: "let in", ja: "許す") : LocalizedText(en: "refused", ja: "拒む")
  }
}
