import ExperimentKit
import Foundation

/// The source's claims about its two ways to resize an image, tested with Foundation.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 003-4.
struct TextAttachmentClaim: Experiment {
  static let about = About(
    "text-attachment.claim", en: "Whether resizing an image loses its link or keeps it, as the article says.",
    ja: "画像の大きさを変えるとリンクが消える、または残る、という記事の説明は正しいか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "image",
      .written(
        LocalizedText(
          en: "an image with a link, such as `image 600 200 https://google.com/`",
          ja: "リンク付きの画像。例:`image 600 200 https://google.com/`")
      ) {
        text throws(ValueError) in try TextPart(written: text)
      },
      default: .banner, help: LocalizedText(en: "The image.", ja: "画像。")),
    TextAttachmentParameters.width)

  let image: TextPart
  let width: Int

  init(image: TextPart, width: Int) throws {
    (self.image, self.width) = (image, width)
    guard case .image(_, _, .some) = image else {
      throw Rejection(
        "image", "`\(image)` is not an image with a link.", help: "Write `image 600 200 https://google.com/`.")
    }
  }

  /// Returns the table, with one row per claim.
  func run() -> Table {
    let text = [image].attributed
    let before = Self.only(text)
    let characters = Self.only(ResizeWay.replaceCharacters.resized(text, to: width))
    let attribute = Self.only(ResizeWay.replaceAttribute.resized(text, to: width))
    let add = Self.only(ResizeWay.addAttribute.resized(text, to: width))
    return Claim.table(
      [
        Claim(
          .author,
          LocalizedText(
            en: "after replaceCharacters NSAttachment alone is left (attributeがNSAttachmentのみになってしまい)",
            ja: "replaceCharactersを使用すると、attributeがNSAttachmentのみになってしまう"),
          computed: Self.count(characters, of: before), Array(characters.attributes.keys) == ["NSAttachment"]),
        Claim(
          .author, LocalizedText(en: "and NSLink is gone (NSLinkがなくなってしまう)", ja: "NSLinkがなくなってしまう"),
          computed: Self.link(characters), characters.link == nil),
        Claim(
          .author,
          LocalizedText(
            en: "removing and adding the attribute keeps the rest (画像のattributeのみ除去し、リサイズ後のattributeに入れ替えます)",
            ja: "画像のattributeのみ除去し、リサイズ後のattributeに入れ替えます"),
          computed: Self.count(attribute, of: before),
          Self.others(attribute) == Self.others(before) && attribute.image == add.image),
        Claim(
          .expectation,
          LocalizedText(en: "without the removal it would not work", ja: "removeAttributeを省くとうまくいかない"),
          computed: Self.count(add, of: before), add.attributes != attribute.attributes),
      ])
  }

  private static func only(_ text: NSAttributedString) -> TextRun {
    text.runs.first ?? TextRun(location: 0, length: 0, text: "", attributes: [:], image: nil)
  }

  private static func others(_ run: TextRun) -> [String: String] {
    run.attributes.filter { $0.key != TextKey.attachment.rawValue }
  }

  private static func count(_ run: TextRun, of before: TextRun) -> LocalizedText {
    let (left, all) = (run.attributes.count, before.attributes.count)
    return LocalizedText(
      en: "\(left) of \(all) attributes, image \(run.image?.text ?? "")",
      ja: "属性\(all)個のうち\(left)個、画像\(run.image?.text ?? "")")
  }

  private static func link(_ run: TextRun) -> LocalizedText {
    run.link.map { LocalizedText($0) } ?? LocalizedText(en: "no NSLink", ja: "NSLinkなし")
  }
}
