import Foundation

/// A run of attributed text with the same attributes throughout, as Foundation finds it.
struct TextRun: Sendable, Hashable {
  /// The start of the run, in UTF-16 code units.
  let location: Int
  /// The length of the run, in UTF-16 code units.
  let length: Int
  /// The characters of the run.
  let text: String
  /// The attributes as text, by the names of their keys.
  let attributes: [String: String]
  /// The size of the run's image; nil if it has none.
  let image: ImageSize?

  /// The link of the run; nil if it has none.
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
