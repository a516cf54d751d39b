import ExperimentKit

extension Ticket {
  static let decorations = Parameter(
    "decorations", .truth, default: true,
    help: LocalizedText(en: "Whether to draw the decorations.", ja: "飾りを描くか。"))
  static let colorsParameter = Parameter(
    "colors", .list(of: color, count: 0...40), default: [],
    help: LocalizedText(
      en: "Colors to register instead of the article's.", ja: "記事の色の代わりに登録する色。"))

  /// The parameters of experiments that draw the ticket.
  static let signature = Signature(
    { Self(number: $0, member: $1, isDecorated: $2, colors: $3) },
    Parameter(
      "number", text(width: 11), default: Ticket().number, help: LocalizedText(en: "The ticket number.", ja: "整理番号。")),
    Parameter(
      "member", text(width: 13), default: Ticket().member,
      help: LocalizedText(en: "The number of the member.", ja: "会員番号。")),
    decorations, colorsParameter)

  /// Returns the type of a text that leaves room for the text next to it.
  ///
  /// In the font of the ticket, which is monospaced, ASCII characters are half as wide as all others.
  private static func text(width: Int) -> ParameterType<String> {
    .written(
      LocalizedText(
        en: "a text of at most \(width) ASCII characters, any other character counting as two",
        ja: "半角\(width)文字までの文字列(全角文字は2文字と数える)")
    ) { text throws(ValueError) in
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw ValueError("nothing of it is visible", help: "Write 1 to \(width) ASCII characters.")
      }
      guard text.unicodeScalars.reduce(0, { $0 + ($1.isASCII ? 1 : 2) }) <= width else {
        throw ValueError(
          "it is too wide for the ticket",
          help: "Write at most \(width) ASCII characters; any other character counts as two.")
      }
      return String(text)
    }
  }

  private static let color: ParameterType<TicketColor> = .written(
    LocalizedText(
      en: "a role, `stroke` or `fill`, and a color, such as `text-special stroke ff8000`",
      ja: "役割、`stroke`か`fill`、色(例:`text-special stroke ff8000`)"), TicketColor.init(written:))
}

extension TicketColor {
  /// Reads `ROLE stroke COLOR` or `ROLE fill COLOR`.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for other text.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 else {
      throw ValueError("it is not three words", help: "Write `ROLE stroke COLOR` or `ROLE fill COLOR`.")
    }
    guard let role = TicketRole(rawValue: words[0]) else {
      let roles = TicketRole.allCases.map(\.rawValue)
      throw ValueError(
        "unknown role `\(words[0].abbreviated)`", help: Suggestion.help(for: words[0], among: roles, what: "roles"))
    }
    guard let use = Use(rawValue: words[1]) else {
      throw ValueError(
        "`\(words[1].abbreviated)` is neither `stroke` nor `fill`",
        help: "Write `\(words[0]) stroke COLOR` or `\(words[0]) fill COLOR`.")
    }
    guard let color = ByteColor(written: words[2]) else {
      throw ValueError("`\(words[2].abbreviated)` is not a color", help: "Write a name, `rrggbb` or `rrggbbaa`.")
    }
    self.init(role: role, use: use, color: color)
  }
}
