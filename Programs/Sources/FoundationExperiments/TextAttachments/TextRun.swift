import Foundation

/// A stretch of attributed text whose attributes are the same all along, as Foundation finds it.
struct TextRun: Sendable, Hashable {
  /// Where it begins, in UTF-16 code units.
  let location: Int
  /// How long it is, in UTF-16 code units.
  let length: Int
  /// Its characters.
  let text: String
  /// The attributes as text, by the names of their keys.
  let attributes: [String: String]
  /// The size of its image; nil if it has none.
  let image: ImageSize?

  /// Its link; nil if it has none.
  var link: String? { attributes[TextKey.link.rawValue] }
}

extension NSAttributedString {
  /// The runs from the beginning to the end.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let image = (attributes[TextKey.attachment] as? TextAttachment)?.image
      runs.append(
        TextRun(
          location: range.location, length: range.length, text: attributedSubstring(from: range).string,
          attributes: Dictionary(
            uniqueKeysWithValues: attributes.map { key, value in
              (key.rawValue, (value as? TextAttachment)?.image.text ?? "\(value)")
            }),
          image: image))
    }
    return runs
  }
}
