import ExactNumbers

/// A mapping of numbers to places along an axis.
protocol NumberScale: Sendable {
  /// Returns the place of a number, which may be beyond the ends of the axis.
  func place(_ number: ExactRational) -> Double

  /// Returns the logarithm to the base 2 of the distance of the places of two neighboring numbers.
  ///
  /// It is right even if they are too near for the difference of their places.
  func logarithmOfDistance(_ left: ExactRational, _ right: ExactRational) -> Double

  /// The numbers along the axis, at least one.
  var ticks: [NumberTick] { get }

  /// Returns the text at a number, or nil if it would be too long.
  func text(_ number: ExactRational) -> String?

  /// The places of the interruptions of the axis.
  var breaks: [Double] { get }
}

/// A number along an axis.
struct NumberTick {
  let value: ExactRational
  let text: String
}

/// The names of scales in parameters.
enum NumberScaleName: String, CaseIterable, Sendable {
  case linear
  case logarithmic
}
