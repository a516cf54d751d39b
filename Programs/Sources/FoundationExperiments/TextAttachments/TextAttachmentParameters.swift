import ExperimentKit

/// The parameters that the experiments on text attachments share.
enum TextAttachmentParameters {
  /// The text.
  static let parts = Parameter(
    "parts", .list(of: part, count: 1...100), default: [.banner],
    help: LocalizedText(en: "The text, part by part.", ja: "テキスト。部分ごとに書く。"))

  /// The width of the resized images.
  static let width = Parameter(
    "width", .integer(1...TextPart.largestSide), default: 300,
    help: LocalizedText(en: "The new width of every image, in points.", ja: "すべての画像の新しい幅(ポイント)。"))

  private static let part: ParameterType<TextPart> = .written(
    LocalizedText(
      en: "a part: \(TextPart.forms.inCode)",
      ja: "部分。\(TextPart.forms.inCode)")
  ) { text throws(ValueError) in try TextPart(written: text) }

  /// Checks that a text has images.
  static func requireImage(_ parts: [TextPart]) throws {
    guard parts.contains(where: { if case .image = $0 { true } else { false } }) else {
      throw Rejection("parts", "There is no image in this text.", help: "Add one, such as `image 600 200`.")
    }
  }
}
