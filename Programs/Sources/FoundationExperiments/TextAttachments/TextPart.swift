import ExperimentKit
import Foundation

/// A part of a text as a cell writes it, instead of the HTML that UIKit would read.
enum TextPart: Sendable, Hashable, CustomStringConvertible {
  case text(String)
  case image(width: Int, height: Int, link: String?)

  /// The written form of each part.
  static let forms = ["text TEXT", "image WIDTH HEIGHT", "image WIDTH HEIGHT URL"]

  /// The largest side of an image.
  static let largestSide = 10_000

  /// The source's banner: an image in a link.
  static let banner = TextPart.image(width: 600, height: 200, link: "https://google.com/")

  /// Reads a part.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for text that does not have one of the forms.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    let rest = text.dropFirst(words.first?.count ?? 0).drop { $0 == " " }
    switch words.first {
    case "text":
      guard !rest.isEmpty else { throw ValueError("the text is missing", help: "Write `text TEXT`.") }
      self = .text(String(rest))
    case "image":
      let sides = words.dropFirst().prefix(2).compactMap { Int($0) }
      guard (3...4).contains(words.count), sides.count == 2 else {
        throw ValueError(
          "an image has a width and a height, and can have a link", help: "Write `image 600 200 https://google.com/`.")
      }
      guard sides.allSatisfy({ (1...Self.largestSide).contains($0) }) else {
        throw ValueError("a side is out of range", help: "Sides can have 1 to \(Self.largestSide) points.")
      }
      self = .image(width: sides[0], height: sides[1], link: words.count == 4 ? String(words[3]) : nil)
    default:
      throw ValueError(
        "it is not a part of a text",
        help: Suggestion.help(
          for: words.first.map(String.init) ?? "", among: ["text", "image"], forms: Self.forms, what: "parts"))
    }
  }

  /// The part, as a cell writes it.
  var description: String {
    switch self {
    case .text(let text): "text \(text)"
    case .image(let width, let height, let link): "image \(width) \(height)\(link.map { " \($0)" } ?? "")"
    }
  }

  /// The part as attributed text, with the attributes that the source printed for an image in a link.
  ///
  /// Without an image or a link, their attributes are missing.
  var attributed: NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      TextKey.color: "0 0 0 1", TextKey.font: ".SFUIText 18.00pt", TextKey.kern: 0,
      TextKey.paragraphStyle: "Alignment 4, LineHeight 15/0", TextKey.strokeColor: "0 0 0 1", TextKey.strokeWidth: 0,
    ]
    switch self {
    case .text(let text): return NSAttributedString(string: text, attributes: attributes)
    case .image(let width, let height, let link):
      attributes[TextKey.attachment] = TextAttachment(ImageSize(width, height))
      if let link {
        attributes[TextKey.link] = link
        attributes[TextKey.color] = "0 0 0.933333 1"
        attributes[TextKey.strokeColor] = "0 0 0.933333 1"
      }
      return NSAttributedString(string: TextKey.placeholder, attributes: attributes)
    }
  }
}

extension [TextPart] {
  /// The parts in a row.
  var attributed: NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for part in self { all.append(part.attributed) }
    return all
  }
}
