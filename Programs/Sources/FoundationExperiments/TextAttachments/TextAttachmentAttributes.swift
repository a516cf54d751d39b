import ExperimentKit
import Foundation

/// The attributes of a text's first image, before and after it is resized in several ways.
///
/// Columns: `key`, `before`, and one for each way, `replace-characters`, `replace-attribute`, `add-attribute`,
/// `set-attributes`. The last row counts.
///
/// Source: 003-4.
struct TextAttachmentAttributes: Experiment {
  static let about = About(
    "text-attachment.attributes",
    en: "The attributes of an image in a text that remain when it is resized, in Foundation's NSAttributedString.",
    ja: "テキストの中の画像の大きさを変えたときに残る属性(FoundationのNSAttributedString)。")
  static let signature = Signature(
    Self.init, TextAttachmentParameters.parts, TextAttachmentParameters.width,
    Parameter(
      "ways", .list(of: .choice, count: 1...4), default: [ResizeWay.replaceCharacters, .replaceAttribute],
      help: LocalizedText(en: "The ways to insert the resized image, one column each.", ja: "大きさを変えた画像の入れ方。それぞれ1列になる。"))
  )

  let parts: [TextPart]
  let width: Int
  let ways: [ResizeWay]

  init(parts: [TextPart], width: Int, ways: [ResizeWay]) throws {
    (self.parts, self.width, self.ways) = (parts, width, ways)
    try TextAttachmentParameters.requireImage(parts)
    guard Set(ways).count == ways.count else {
      throw Rejection("ways", "The list contains the same way twice.", help: "Remove one of the two.")
    }
  }

  /// Returns the table, with one row per key.
  func run() -> Table {
    let text = parts.attributed
    let before = Self.firstImage(in: text)
    let after = ways.map { Self.firstImage(in: $0.resized(text, to: width)) }
    return Table(
      [.words("key", en: "attribute", ja: "属性"), .words("before", en: "before", ja: "変更前")]
        + ways.map { Table.Column($0.rawValue, $0.title) },
      rows: before.keys.sorted().map { key in
        [.code(key)] + ([before] + after).map { $0[key].map { .code($0) } ?? .absent }
      } + [
        [.words(en: "how many", ja: "個数")] + ([before] + after).map { .number($0.count) }
      ])
  }

  private static func firstImage(in text: NSAttributedString) -> [String: String] {
    text.runs.first { $0.image != nil }?.attributes ?? [:]
  }
}
