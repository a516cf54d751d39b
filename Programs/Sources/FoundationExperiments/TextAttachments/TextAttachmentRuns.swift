import ExperimentKit
import Foundation

/// The runs of a text after its images are resized, as Foundation finds them.
///
/// Columns: `location`, `length` (in UTF-16 code units), `text`, `before` and `after` (sizes of the image), `link`,
/// `attributes` (their number).
///
/// Source: 003-4.
struct TextAttachmentRuns: Experiment {
  static let about = About(
    "text-attachment.runs", en: "A text with resized images, run by run, in Foundation's NSAttributedString.",
    ja: "画像の大きさを変えたテキストを、属性の範囲ごとに示す(FoundationのNSAttributedString)。",
    example: "parts=[text ようこそ, image 600 200 https://google.com/]")
  static let signature = Signature(
    Self.init, TextAttachmentParameters.parts, TextAttachmentParameters.width,
    Parameter(
      "way", .choice, default: ResizeWay.replaceAttribute,
      help: LocalizedText(en: "The way to insert a resized image.", ja: "大きさを変えた画像の入れ方。")))

  let parts: [TextPart]
  let width: Int
  let way: ResizeWay

  init(parts: [TextPart], width: Int, way: ResizeWay) throws {
    (self.parts, self.width, self.way) = (parts, width, way)
    try TextAttachmentParameters.requireImage(parts)
  }

  /// Returns the table, with one row per run.
  func run() -> Table {
    let text = parts.attributed
    let before = text.runs
    return Table(
      [
        .number("location", en: "location", ja: "位置"), .number("length", en: "length", ja: "長さ"),
        .words("text", en: "text", ja: "文"), .words("before", en: "image before", ja: "変更前の画像"),
        .words("after", en: "image after", ja: "変更後の画像"), .words("link", en: "link", ja: "リンク"),
        .number("attributes", en: "attributes", ja: "属性の数"),
      ],
      rows: way.resized(text, to: width).runs.map { run in
        [
          .number(run.location), .number(run.length), EscapedText(run.text).value,
          Self.size(before.first { $0.location == run.location }?.image), Self.size(run.image),
          run.link.map { .plain($0) } ?? .absent, .number(run.attributes.count),
        ]
      })
  }

  private static func size(_ image: ImageSize?) -> Table.Value {
    image.map { .plain($0.text) } ?? .absent
  }
}
