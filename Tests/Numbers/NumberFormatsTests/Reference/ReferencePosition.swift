import ExactNumbers
import NumberFormats

/// The position of a number without a sign between two numbers of a list, the lower of which has an even code or not.
struct ReferencePosition {
  enum Part {
    case none, lessThanHalf, half, moreThanHalf
  }

  /// The part of the distance that is cut off at the lower one.
  let part: Part
  /// The number of 2⁻³² in that part.
  let fraction32: UInt64
  let isLowerOdd: Bool
  /// Whether a tie goes to the upper one, as neither is even.
  let isTieUp: Bool

  /// Finds the position of a number above a number of the list.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - lower: a multiple of the distance, which is twice that of `middle`.
  ///   - middle: the number halfway to the next of the list.
  ///   - isLowerOdd: whether the code of the lower one is odd.
  ///   - isTieUp: whether both have one significant digit, which is odd.
  /// - Throws: an arithmetic error of exact numbers, which would be an error of the test.
  init(
    _ number: ReferenceMagnitude, above lower: ExactRational, middle: ExactRational, isLowerOdd: Bool,
    isTieUp: Bool = false
  ) throws {
    (self.isLowerOdd, self.isTieUp) = (isLowerOdd, isTieUp)
    if number.isEqual(to: lower) {
      (part, fraction32) = (.none, 0)
      return
    }
    part = number.isEqual(to: middle) ? .half : number.isLess(than: middle) ? .lessThanHalf : .moreThanHalf
    let scale = try ExactRational.powerOfTwo(31) / (middle - lower)
    // A number beyond the last one of a list, and so far above `lower`, counts as just below the next.
    let fraction = UInt64(exactly: number.floor(times: scale) - (lower * scale).floor)
    fraction32 = min(fraction ?? .max, UInt64(UInt32.max))
  }

  var isExact: Bool { part == .none }

  /// Returns whether the upper number is the rounded one, by the definitions of the modes.
  func isUp(_ rounding: Rounding, isNegative: Bool) -> Bool {
    guard !isExact else { return false }
    return switch rounding {
    case .nearestEven: part == .moreThanHalf || part == .half && (isLowerOdd || isTieUp)
    case .nearestAway: part != .lessThanHalf
    case .towardZero: false
    case .up: !isNegative
    case .down: isNegative
    case .odd: !isLowerOdd
    case .stochastic(let random): fraction32 + UInt64(random) >= 1 << 32
    // Not drawn: P3109StochasticTests have it.
    case .stochasticNearest: false
    }
  }
}
