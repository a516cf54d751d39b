/// How many pixels an image has for each point, asked for by a number of which 0 means the screen's own.
///
/// Source: Apple's documentation of `UIGraphicsBeginImageContextWithOptions`.
struct ImageScale: Sendable, Hashable {
  /// The number that was asked for, in hundredths.
  let asked: Int
  /// How many pixels the screen has for each point.
  let screen: Int

  /// The pixels for each point, in hundredths.
  var used: Int {
    asked == 0 ? 100 * screen : asked
  }

  /// The pixels along a length in hundredths of a point; a part of one counts as one.
  func pixels(along length: Int) -> Int {
    (length * used + 9_999) / 10_000
  }

  /// How an image pixel compares with one of the screen.
  var fit: Fit {
    if used == 100 * screen { return .equal }
    if used < 100 * screen { return .tooFew }
    return used.isMultiple(of: 100 * screen) ? .multiple : .between
  }

  /// How the pixels of an image compare with those of the screen.
  enum Fit: Sendable, Hashable {
    /// One for one.
    case equal
    /// An image pixel is stretched over more than one of the screen.
    case tooFew
    /// A whole number of image pixels, above 1, for each of the screen along both sides.
    case multiple
    /// More than one image pixel for each of the screen, and not a whole number.
    case between
  }
}
