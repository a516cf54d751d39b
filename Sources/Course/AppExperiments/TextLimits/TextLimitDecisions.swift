import ExperimentKit

/// The answers of the source's rule and another rule to changes.
///
/// Columns: `text` (the selection in brackets), `new`, `article-length`, `article-lines`, `article` (its answer),
/// `length`, `lines` (of the result) and `answer`.
///
/// Source: 000-5.
struct TextLimitDecisions: Experiment {
  static let about = About(
    "text-limit.decisions",
    en: "The changes of a text that the article's rule allows, compared with a rule that counts the result.",
    ja: "テキストの変更を許すかどうか。記事の規則と、変更後のテキストを数える規則を比べる。", example: "length=5 changes=['ab[👨‍👩‍👧] -> cdefghij']")
  static let signature = Signature(
    Self.init,
    Parameter(
      "rule", .choice(among: TextLimit.Rule.allCases.filter { $0 != .article }), default: .characters,
      help: LocalizedText(en: "The units that the other rule counts in the result.", ja: "もう一方の規則が、変更後のテキストで数えるもの。")),
    TextLimitParameters.length, TextLimitParameters.lines,
    Parameter(
      "changes", .list(of: .change, count: 1...50),
      help: LocalizedText(en: "The changes, one row each.", ja: "変更。それぞれ1行になる。")))

  let article: TextLimit
  let other: TextLimit
  let changes: [WrittenChange]

  init(rule: TextLimit.Rule, length: Int, lines: Int, changes: [WrittenChange]) {
    article = TextLimit(rule: .article, length: length, lines: lines)
    other = TextLimit(rule: rule, length: length, lines: lines)
    self.changes = changes
  }

  /// Returns the table, with one row per change.
  func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文"), .words("new", en: "new", ja: "入れる文"),
        .number("article-length", en: "article: characters", ja: "記事:文字"),
        .number("article-lines", en: "article: lines", ja: "記事:行"),
        .words("article", en: "article", ja: "記事"),
        Table.Column(
          "length",
          LocalizedText(en: "result: \(other.rule.unit)", ja: "結果:\(other.rule.unit)"), alignment: .right),
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
  /// The description of the answer.
  fileprivate var words: LocalizedText {
    isAccepted ? LocalizedText(en: "let in", ja: "許す") : LocalizedText(en: "refused", ja: "拒む")
  }
}
