import ExperimentKit
import Foundation
import Results
import SourceText

/// The attributes of a text's first image, before and after it is resized in several ways.
///
/// Columns: `key`, `before`, and one for each way, `replace-characters`, `replace-attribute`, `add-attribute`,
/// `set-attributes`. The last row counts.
///
/// Source: 003-4.
public struct TextAttachmentAttributes: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-attachment.attributes"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which attributes of an image in a text are left when it is resized, in Foundation's NSAttributedString.",
    ja: "文の中の画像の大きさを変えたときに残る属性(FoundationのNSAttributedString)。")

  static let ways = Parameter(
    "ways", .list(of: .choice, count: 1...4), default: [ResizeWay.replaceCharacters, .replaceAttribute],
    help: LocalizedText(en: "How the resized image is put in, one column each.", ja: "大きさを変えた画像の入れ方。それぞれ1列になる。"))

  /// The text, the width and the ways.
  public static let parameters: [any ParameterDeclaration] = [
    TextAttachmentParameters.parts, TextAttachmentParameters.width, ways,
  ]

  let parts: [TextPart]
  let width: Int
  let ways: [ResizeWay]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a text without images, and for a way that is named twice.
  public init(_ arguments: Arguments) throws {
    parts = arguments[TextAttachmentParameters.parts]
    width = arguments[TextAttachmentParameters.width]
    ways = arguments[Self.ways]
    try TextAttachmentParameters.requireImage(parts)
    guard Set(ways).count == ways.count else {
      throw Rejection("ways", "A way is named twice.", help: "Keep one of the two.")
    }
  }

  /// The table, one row a key.
  public func run() -> Table {
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
