import Foundation

/// The size of an image in points.
struct ImageSize: Sendable, Hashable {
  let width: Int
  let height: Double

  /// Creates an image of whole points.
  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, Double(height))
  }

  private init(width: Int, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// Returns the image scaled to a width with its aspect ratio.
  func scaled(to width: Int) -> ImageSize {
    ImageSize(width: width, height: height * Double(width) / Double(self.width))
  }

  /// The size as `600 x 200`; a height between whole points has two decimals.
  var text: String {
    let hundredths = Int((height * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(width) x \(whole)\(decimals)"
  }
}

/// An image in attributed text, in the role of `NSTextAttachment`, which Foundation has only on Apple's systems.
///
/// It is not an `NSObject`: Foundation on Linux (Swift 6.3) stops the program when it compares such values of two
/// neighbors.
final class TextAttachment: Sendable {
  /// The size of the image.
  let image: ImageSize

  /// Creates an attachment with an image of a size.
  init(_ image: ImageSize) {
    self.image = image
  }
}

/// The keys of the attributes that the source prints, which are UIKit's; Foundation on this platform does not have
/// them.
enum TextKey {
  static let attachment = NSAttributedString.Key("NSAttachment")
  static let color = NSAttributedString.Key("NSColor")
  static let font = NSAttributedString.Key("NSFont")
  static let kern = NSAttributedString.Key("NSKern")
  static let link = NSAttributedString.Key("NSLink")
  static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")

  /// The character at the place of an attachment: U+FFFC, the object replacement character.
  static let placeholder = "\u{FFFC}"
}
