import ExperimentKit

/// The source's claims about its rules, and its code's assumptions, computed.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 003-9.
struct ValidationClaim: Experiment {
  static let about = About(
    "validation.claim", en: "Whether the article's rules and messages work as described.",
    ja: "記事の規則とメッセージは、説明のとおりか。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  /// Returns the table, with one row per claim.
  func run() -> Table {
    Claim.table([letters, length, emptyText, sameField, fullStops, sameMessage, mailAddress])
  }

  private var letters: Claim {
    let passing = (0..<128).filter { ValidationRule.letters.passes(String(Unicode.Scalar(UInt8($0))), code) }.count
    let others = ["Ａ", "é", "Я", "あ", "１"].filter { ValidationRule.letters.passes($0, code) }.count
    return Claim(
      .author,
      LocalizedText(en: "English letters only (英語大文字小文字のみ入力可)", ja: "英語大文字小文字のみ入力可"),
      computed: LocalizedText(
        en: "\(passing) of 128 ASCII characters pass, \(others) of Ａ é Я あ １",
        ja: "ASCIIの128文字のうち\(passing)文字、Ａ é Я あ １のうち\(others)文字が通る"),
      passing == 52 && others == 0)
  }

  private var length: Claim {
    let rule = ValidationRule.length(min: 1, max: 8)
    let passing = (1...20).filter { rule.passes(String(repeating: "👨‍👩‍👧", count: $0), code) }
    let shown = "\(passing.first ?? 0)...\(passing.last ?? 0)"
    return Claim(
      .author,
      LocalizedText(en: "1 to 8 characters (1文字以上、8文字以下)", ja: "1文字以上、8文字以下"),
      computed: LocalizedText(en: "\(shown) of 👨‍👩‍👧 pass", ja: "👨‍👩‍👧が\(shown)個なら通る"), passing == Array(1...8))
  }

  private var emptyText: Claim {
    let rules = ValidationRule.name.leaves
    let failures = rules.failures(of: "", code).count
    return Claim(
      .expectation,
      LocalizedText(en: "an empty text breaks one rule, `required`", ja: "空の文が反するのは「文字入力必須」だけ"),
      computed: LocalizedText(en: "it breaks \(failures) of \(rules.count)", ja: "\(rules.count)つのうち\(failures)つに反する"),
      failures == 1)
  }

  private var sameField: Claim {
    let form = ValidationForm(code, fields: ["name", "email"], rules: [.name])
    let chosen = form.fields.filter { form.asks(about: $0) }.map(\.name)
    let comparison = code == .article ? "textField === textField" : "textField === nameTextField"
    return Claim(
      .expectation,
      LocalizedText(
        en: "`\(comparison)` tells the field for names from others", ja: "`\(comparison)`で、名前の入力欄を見分けられる"),
      computed: LocalizedText(
        en: "true for \(chosen.joined(separator: " and "))", ja: "\(chosen.joined(separator: "と"))でtrue"),
      chosen == ["name"])
  }

  private var fullStops: Claim {
    let messages: [ValidationError] = [.empty, .length(min: 1, max: 8), .nameFormat]
    let ended = messages.filter { $0.message(code).ja.hasSuffix("。") }.count
    return Claim(
      .expectation,
      LocalizedText(en: "the messages are sentences with a full stop (。)", ja: "メッセージは句点で終わる文である"),
      computed: LocalizedText(en: "\(ended) of \(messages.count) end in 。", ja: "\(messages.count)つのうち\(ended)つが。で終わる"),
      ended == messages.count)
  }

  private var sameMessage: Claim {
    let (first, later) = ("文字を入力してください。", ValidationError.empty.message(code).ja)
    return Claim(
      .expectation,
      LocalizedText(en: "both versions tell an empty text the same", ja: "書き直す前と後で、空の文へのメッセージは同じ"),
      computed: LocalizedText(en: "\(first) and \(later)", ja: "「\(first)」と「\(later)」"), first == later)
  }

  private var mailAddress: Claim {
    let wrong = ["@", "a@", "@@@", "a b@c"]
    let passing = wrong.filter { ValidationRule.email.passes($0, code) }
    return Claim(
      .expectation,
      LocalizedText(
        en: "what holds an @ has the form of a mail address (正しいメールアドレスの形式)",
        ja: "@があれば、正しいメールアドレスの形式である"),
      computed: LocalizedText(
        en: "\(passing.count) of \(wrong.joined(separator: ", ")) pass",
        ja: "\(wrong.joined(separator: "、"))のうち\(passing.count)つが通る"), passing.isEmpty)
  }
}

extension ValidationRule {
  fileprivate func passes(_ text: String, _ code: CodeVersion) -> Bool {
    failure(of: text, code) == nil
  }
}
