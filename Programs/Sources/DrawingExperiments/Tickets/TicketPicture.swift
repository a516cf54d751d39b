import Drawing
import ExperimentKit

/// The admission ticket as a picture in one of three formats.
///
/// Source: 004-8.
struct TicketPicture: Experiment {
  static let about = About(
    "ticket.picture", en: "The admission ticket, drawn to PNG, PDF or SVG.", ja: "PNG、PDF、SVGのどれかに描く整理券。",
    example: "decorations=false")

  static let scale = Parameter(
    "scale", .integer(1...3), default: 2,
    help: LocalizedText(en: "The width and height of a point in a PNG, in pixels.", ja: "PNGで、1ポイントの幅と高さが何ピクセルか。"))

  static let signature = Ticket.signature.adding(
    Parameter(
      "format", .choice, default: TicketFormat.png, help: LocalizedText(en: "The format of the file.", ja: "ファイルの形式。"))
  ) { ($0, $1) }
  .adding(scale) { Self(ticket: $0.0, format: $0.1, scale: $1) }
  .adding(TicketFault.parameter) { picture, faults in
    var ticket = picture.ticket
    ticket.faults = faults
    return Self(ticket: ticket, format: picture.format, scale: picture.scale)
  }

  let ticket: Ticket
  let format: TicketFormat
  let scale: Int

  /// Returns the picture.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` without the font; ``ExperimentKit/Rejection`` for characters that the font
  ///   lacks.
  func run() throws -> Picture {
    switch format {
    case .png: Picture(.png(try ticket.png(scale: scale)), alt: alt, engine: try engine)
    case .pdf: Picture(.pdf(try ticket.pdf()), alt: alt, engine: try engine)
    case .svg: Picture(.svg(LocalizedText(ticket.svg)), alt: alt)
    }
  }

  private var engine: String {
    get throws { Engine.description(with: try Font.available(size: 10)) }
  }

  private var alt: LocalizedText {
    LocalizedText(
      en:
        "An admission ticket of 400 × 150 points: on the left, in a box, 整理番号 and the number \(ticket.number); on the "
        + "right, the title 入場整理券 and the date; below a line the member number \(ticket.member), the place and the issuer"
        + (ticket.isDecorated ? "; with slanted lines, circles and small squares as decorations. " : ". "),
      ja: "400 × 150ポイントの入場整理券。左の枠の中に整理番号\(ticket.number)、右にタイトルの入場整理券と日付。"
        + "区切り線の下に会員番号\(ticket.member)、開催場所、発行人。" + (ticket.isDecorated ? "斜めの線、円、小さな四角の飾りが付く。" : "")) + colorWords
  }

  private var faultWords: LocalizedText {
    ticket.faults.map { fault in
      let (meant, taken) = (fault.meant.name, fault.taken.name)
      return LocalizedText(
        en: " Shapes meant for \(meant) are drawn with \(taken).", ja: "\(meant)のはずの図形を\(taken)で描いている。")
    }.joined(LocalizedText(""))
  }

  /// The most visible colors, or those that were changed.
  private var colorWords: LocalizedText {
    guard ticket.colors.isEmpty else {
      let changed = ticket.colors
        .map { LocalizedText("\($0.role.name) \($0.use.rawValue) \($0.color.hexadecimal)") }.joined(.comma)
      return LocalizedText(en: "Colors that differ from the article's: \(changed).", ja: "記事と違う色: \(changed)。")
        + faultWords
    }
    return ticket.isDecorated
      ? LocalizedText(
        en: "Lines and squares are blue, the circles green, the place is red, the issuer gray.",
        ja: "線と四角は青、円は緑、開催場所の文字は赤、発行人は灰色。")
      : LocalizedText(en: "Lines are blue, the place is red, the issuer gray.", ja: "線は青、開催場所の文字は赤、発行人は灰色。")
  }
}
