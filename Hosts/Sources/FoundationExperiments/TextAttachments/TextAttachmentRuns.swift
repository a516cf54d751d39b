import ExperimentKit
import Foundation
import Results
import SourceText

/// A text run by run, as Foundation finds it once its images are resized.
///
/// Columns: `location`, `length` (in UTF-16 code units), `text`, `before` and `after` (sizes of the image), `link`,
/// `attributes` (how many).
///
/// Source: 003-4.
public struct TextAttachmentRuns: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-attachment.runs"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "A text with resized images, run by run, in Foundation's NSAttributedString.",
    ja: "画像の大きさを変えた文を、属性の範囲ごとに(FoundationのNSAttributedString)。")

  /// The text, the width and the way.
  public static let parameters: [any ParameterDeclaration] = [
    TextAttachmentParameters.parts, TextAttachmentParameters.width, TextAttachmentParameters.way,
  ]

  /// A banner in a line.
  public static let example = "parts=[text ようこそ, image 600 200 https://google.com/]"

  let parts: [TextPart]
  let width: Int
  let way: ResizeWay

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a text without images.
  public init(_ arguments: Arguments) throws {
    parts = arguments[TextAttachmentParameters.parts]
    width = arguments[TextAttachmentParameters.width]
    way = arguments[TextAttachmentParameters.way]
    try TextAttachmentParameters.requireImage(parts)
  }

  /// The table, one row a run.
  public func run() -> Table {
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
