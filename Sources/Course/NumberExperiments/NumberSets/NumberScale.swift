import ExactNumbers

/// How numbers become places along an axis.
protocol NumberScale: Sendable {
  /// The place of a number, which may be beyond the ends of the axis.
  func place(_ number: ExactRational) -> Double

  /// The logarithm to the base 2 of the distance of the places of two neighboring numbers.
  ///
  /// It is right also where they are too near for the difference of their places to be.
  func logarithmOfDistance(_ left: ExactRational, _ right: ExactRational) -> Double

  /// The numbers that are written along the axis, at least one.
  var ticks: [NumberTick] { get }

  /// What is written at a number, or nil where that would be too long.
  func text(_ number: ExactRational) -> String?

  /// Where the axis is interrupted.
  var breaks: [Double] { get }
}

/// A number along an axis.
struct NumberTick {
  let value: ExactRational
  let text: String
}

/// The way a parameter names a scale.
enum NumberScaleName: String, CaseIterable, Sendable {
  case linear
  case logarithmic
}
