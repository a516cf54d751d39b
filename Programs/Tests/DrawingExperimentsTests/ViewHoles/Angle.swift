import Foundation

@testable import DrawingExperiments

/// Angles, for definitions that the experiments do not use.
enum Angle {
  /// Returns the angle from one vector to another, in radians, above -π and at most π.
  static func between(_ one: ExactVector, _ other: ExactVector) -> Double {
    atan2(Double(one.cross(other)), Double(one.dot(other)))
  }

  /// Returns the sine and the cosine of an angle in radians.
  static func sineAndCosine(_ angle: Double) -> (Double, Double) {
    (sin(angle), cos(angle))
  }
}
