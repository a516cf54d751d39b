/// The reason that something could not be drawn.
public enum DrawingError: Error, Sendable, Hashable {
  /// A width or height that is zero, negative or not finite.
  case size(width: Double, height: Double)
  /// A scale that is zero, negative, not a number or above `Surface.largestScale`.
  case scale(Double)
  /// A surface with too many pixels.
  case tooLarge(width: Double, height: Double)
  /// A pixel that is not in the surface.
  case pixel(x: Int, y: Int, width: Int, height: Int)
  /// A component of a color outside 0 to 1.
  case component(Double)
  /// A coordinate that is not a number or too far away.
  case coordinate(Double)
  /// A line width that is negative, not a number or too large.
  case lineWidth(Double)
  /// A font size that is zero, negative, not a number or too large.
  case fontSize(Double)
  /// A transformation with an area that is too small or too large.
  case transform
  /// A restored state that had not been saved.
  case restoredTooOften
  /// A font family that the machine does not have.
  case noFont(family: String, found: String?)
  /// A character that the font does not have.
  case noGlyph(character: String, family: String)
  /// A text with too many characters.
  case longText(Int)
  /// A path that needs a current point and has none.
  case noCurrentPoint
  /// A surface that has ended, on which drawing is not possible.
  case ended
  /// The message of an engine's error.
  case engine(String)
}

extension DrawingError: CustomStringConvertible {
  /// The invalid value and the allowed ones.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "A drawing cannot be \(width) × \(height) points: width and height must be above 0."
    case .scale(let scale):
      "A scale cannot be \(scale): it must be above 0 and at most \(Surface.largestScale)."
    case .tooLarge(let width, let height):
      "A drawing of \(width) × \(height) pixels is too large: at most \(Surface.longestSide) on a side and "
        + "\(Surface.mostPixels) in all are allowed."
    case .pixel(let x, let y, let width, let height):
      "There is no pixel (\(x), \(y)): x goes from 0 to \(width - 1), y from 0 to \(height - 1)."
    case .component(let component): "A component of a color cannot be \(component): it must be from 0 to 1."
    case .coordinate(let number):
      "A coordinate cannot be \(number): it must be a number from -\(Context.farthest) to \(Context.farthest)."
    case .lineWidth(let width):
      "A line cannot be \(width) points wide: the width must be from 0 to \(Context.farthest)."
    case .fontSize(let size):
      "A font cannot be \(size) points: the size must be above 0 and at most \(Font.largestSize)."
    case .transform:
      "This transformation makes areas too small or too large. Use scale factors closer to 1."
    case .restoredTooOften: "There is no saved state left to restore."
    case .noFont(let family, let found):
      "The font \(family) is not installed" + (found.map { " (the system offers \($0) instead)." } ?? ".")
    case .noGlyph(let character, let family): "The font \(family) has no character \(character)."
    case .longText(let count): "A text of \(count) characters is too long: at most \(Context.longestText) are allowed."
    case .noCurrentPoint: "A line needs a starting point: move there first."
    case .ended: "The drawing has ended; nothing more can be drawn."
    case .engine(let message): "Cairo reported an error: \(message)."
    }
  }
}
