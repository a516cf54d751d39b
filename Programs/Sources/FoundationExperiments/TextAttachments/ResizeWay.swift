import ExperimentKit
import Foundation

/// The ways to replace an image with a resized one, by the names that parameters use.
enum ResizeWay: String, CaseIterable, TitledWord, Sendable {
  /// The method `replaceCharacters(in:with:)`, which the source warns about.
  case replaceCharacters = "replace-characters"
  /// The methods `removeAttribute` and `addAttribute`, as in the source.
  case replaceAttribute = "replace-attribute"
  /// The method `addAttribute` by itself.
  case addAttribute = "add-attribute"
  /// The method `setAttributes(_:range:)`.
  case setAttributes = "set-attributes"

  /// The calls of the way.
  var title: LocalizedText {
    switch self {
    case .replaceCharacters: "replaceCharacters"
    case .replaceAttribute: "removeAttribute, addAttribute"
    case .addAttribute: "addAttribute"
    case .setAttributes: "setAttributes"
    }
  }

  /// Returns a text whose images all have a width and their aspect ratios; Foundation enumerates and replaces.
  func resized(_ text: NSAttributedString, to width: Int) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: result.length)
    result.enumerateAttribute(TextKey.attachment, in: whole, options: []) { value, range, _ in
      guard let attachment = value as? TextAttachment else { return }
      replace(range, in: result, with: TextAttachment(attachment.image.scaled(to: width)))
    }
    return result
  }

  private func replace(_ range: NSRange, in text: NSMutableAttributedString, with new: TextAttachment) {
    switch self {
    case .replaceCharacters:
      text.replaceCharacters(
        in: range, with: NSAttributedString(string: TextKey.placeholder, attributes: [TextKey.attachment: new]))
    case .replaceAttribute:
      text.removeAttribute(TextKey.attachment, range: range)
      text.addAttribute(TextKey.attachment, value: new, range: range)
    case .addAttribute: text.addAttribute(TextKey.attachment, value: new, range: range)
    case .setAttributes: text.setAttributes([TextKey.attachment: new], range: range)
    }
  }
}
