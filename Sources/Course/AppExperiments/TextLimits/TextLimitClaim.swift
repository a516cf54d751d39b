import ExperimentKit

/// The source's claims about its limit and its placeholder, next to the behavior of its code for suitable texts.
///
/// Columns: `case`, `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 000-5.
struct TextLimitClaim: Experiment {
  static let about = About(
    "text-limit.claim",
    en: "Whether the article's limit of 50 characters and 7 lines, and its placeholder, work as described.",
    ja: "50文字・7行の制限とプレースホルダーは、記事の説明どおりに動くか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "length", .integer(40...1_000), default: TextLimit.source.length,
      help: LocalizedText(en: "The maximum number of characters.", ja: "文字数の上限。")),
    Parameter(
      "lines", .integer(4...9), default: TextLimit.source.lines,
      help: LocalizedText(en: "The maximum number of lines.", ja: "行数の上限。")))

  let limit: TextLimit

  init(length: Int, lines: Int) {
    limit = TextLimit(rule: .article, length: length, lines: lines)
  }

  /// Returns the table, with one row per claim and case.
  func run() -> Table {
    let fill = String(repeating: "あ", count: limit.length - 1)
    let full = "あ" + String(repeating: "\nあ", count: limit.lines - 1)
    let windows = "あ" + String(repeating: "\r\nあ", count: (limit.lines + 1) / 2)
    return Table(
      [.words("case", en: "case", ja: "場合")] + Claim.columns,
      rows: [
        change(
          LocalizedText(en: "8 letters over one emoji 👨‍👩‍👧", ja: "絵文字👨‍👩‍👧の上に8文字"),
          TextChange(
            text: fill + "👨‍👩‍👧", range: fill.utf16.count..<fill.utf16.count + 8,
            replacement: String(repeating: "い", count: 8))),
        change(
          LocalizedText(en: "U+3099 after the last か", ja: "最後の「か」にU+3099"),
          TextChange(text: fill + "か", range: limit.length..<limit.length, replacement: "\u{3099}")),
        change(
          LocalizedText(en: "3 lines over 3 lines", ja: "3行の上に3行"),
          TextChange(text: full, range: 0..<5, replacement: "い\nい\nい")),
        change(
          LocalizedText(en: "lines that end in CRLF", ja: "CRLFで終わる行"),
          TextChange(text: "", range: 0..<0, replacement: windows)),
        change(
          LocalizedText(en: "a line end deleted from a line too many", ja: "1行多い文から改行を消す"),
          TextChange(text: "あ\n" + full, range: 1..<2, replacement: "")),
        converted, placeholder([]), placeholder([.begin, .end]), ownText, lineEnds(in: full),
      ])
  }

  private var accepted: LocalizedText {
    LocalizedText(
      en: "true for up to \(limit.length) characters and \(limit.lines) lines "
        + "(\(limit.length)文字以下 かつ 行数が\(limit.lines)行以下の場合はtrue)",
      ja: "\(limit.length)文字以下 かつ 行数が\(limit.lines)行以下の場合はtrue")
  }

  private func change(_ title: LocalizedText, _ change: TextChange) -> [Table.Value] {
    let isAccepted = limit.answer(to: change).isAccepted
    return Self.row(
      title, accepted, Self.found(change.result, isAccepted), isAccepted == limit.holds(change.result))
  }

  private static func found(_ text: String, _ isAccepted: Bool) -> LocalizedText {
    let (count, lines) = (text.count, text.lineCount)
    return LocalizedText(
      en: "\(count) character\(count == 1 ? "" : "s"), \(lines) line\(lines == 1 ? "" : "s"): \(isAccepted)",
      ja: "\(count)文字、\(lines)行: \(isAccepted)")
  }

  /// The row for a text that grows when it is converted, which the delegate does not see.
  private var converted: [Table.Value] {
    let fill = String(repeating: "あ", count: limit.length - 2)
    let text = played([.set(fill), .begin, .compose("かぶ"), .commit("株式会社")]).text
    return Self.row(
      LocalizedText(en: "かぶ converted to 株式会社", ja: "「かぶ」を「株式会社」に変換"), accepted, Self.found(text, true),
      limit.holds(text))
  }

  private func placeholder(_ events: [TextLimitEvent]) -> [Table.Value] {
    let color = played(events).color
    return Self.row(
      events.isEmpty
        ? LocalizedText(en: "the first placeholder", ja: "最初のプレースホルダー")
        : LocalizedText(en: "the placeholder when it comes back", ja: "戻ってきたプレースホルダー"),
      LocalizedText(en: "dark grey (.darkGray)", ja: ".darkGray"), color.title, color == .darkGray)
  }

  private var ownText: [Table.Value] {
    let text = TextLimitParameters.sourcePlaceholder
    let left = played([.begin, .paste(text), .end, .begin]).text
    let kept = left == text
    return Self.row(
      LocalizedText(en: "the user's own text, equal to the placeholder", ja: "プレースホルダーと同じ文を自分で入力"),
      LocalizedText(
        en: "only a placeholder is emptied (プレースホルダーの内容が入っていたら空にする)", ja: "プレースホルダーの内容が入っていたら空にする"),
      LocalizedText(
        en: "\(left.count) of \(text.count) characters are left", ja: "\(text.count)文字のうち\(left.count)文字が残る"),
      kept)
  }

  private func lineEnds(in text: String) -> [Table.Value] {
    let (claimed, found) = (text.newlineScalars + 1, text.newlineScalars)
    return Self.row(
      LocalizedText(en: "what components(separatedBy:).count is", ja: "components(separatedBy:).countが表すもの"),
      LocalizedText(en: "the number of line ends (現在改行されている合計)", ja: "現在改行されている合計"),
      LocalizedText(en: "\(claimed), with \(found) line ends", ja: "\(claimed)(改行は\(found)個)"), claimed == found)
  }

  private static func row(
    _ title: LocalizedText, _ claim: LocalizedText, _ computed: LocalizedText, _ holds: Bool
  ) -> [Table.Value] {
    [.words(title)] + Claim(.author, claim, computed: computed, holds).values
  }

  private func played(_ events: [TextLimitEvent]) -> LimitedTextView {
    let view = LimitedTextView(limit, placeholder: TextLimitParameters.sourcePlaceholder)
    return TextLimitMachine.textView.run([.load] + events, context: view).context
  }
}
