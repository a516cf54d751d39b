/// The number of pixels of an image per point, requested as a number of which 0 means the screen's own.
///
/// Source: Apple's documentation of `UIGraphicsBeginImageContextWithOptions`.
struct ImageScale: Sendable, Hashable {
  /// The requested number, in hundredths.
  let asked: Int
  /// The number of pixels of the screen per point.
  let screen: Int

  /// The pixels per point, in hundredths.
  var used: Int {
    asked == 0 ? 100 * screen : asked
  }

  /// Returns the pixels along a length in hundredths of a point; a part of one counts as one.
  func pixels(along length: Int) -> Int {
    (length * used + 9_999) / 10_000
  }

  /// The relation of an image pixel to a pixel of the screen.
  var fit: Fit {
    if used == 100 * screen { return .equal }
    if used < 100 * screen { return .tooFew }
    return used.isMultiple(of: 100 * screen) ? .multiple : .between
  }

  /// The relation of the pixels of an image to those of the screen.
  enum Fit: Sendable, Hashable {
    /// One pixel for one.
    case equal
    /// Fewer pixels: an image pixel is stretched over more than one of the screen.
    case tooFew
    /// A whole number of image pixels, above 1, for each of the screen along both sides.
    case multiple
    /// A number of image pixels above 1 for each of the screen that is not a whole number.
    case between
  }
}
