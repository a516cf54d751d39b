/// A sine, sampled over whole periods.
///
/// It is computed only with sums and products, so that it is the same on every machine; its error is less than 2⁻⁵¹.
struct SampledSine: Sendable, Hashable {
  /// The number of samples: a power of two, as the transform needs it.
  static let count = 512

  /// The number of periods in all samples.
  let periods: Int
  /// The largest sample, approximately.
  let amplitude: Double

  /// The samples.
  var samples: [Double] {
    (0..<Self.count).map { amplitude * Self.sine($0 * periods) }
  }

  /// Returns the sine of a number of the equal parts of a circle.
  static func sine(_ parts: Int) -> Double { circle[parts & (count - 1)] }

  /// Returns the cosine of a number of the equal parts of a circle.
  static func cosine(_ parts: Int) -> Double { circle[(parts + count / 4) & (count - 1)] }

  /// The sine of every part of a circle: an eighth by its series, and the rest by symmetry.
  private static let circle: [Double] = {
    let quarter = (0...count / 4).map { part -> Double in
      let isUpper = part > count / 8
      let angle = Double(isUpper ? count / 4 - part : part) * (2 * Double.pi / Double(count))
      return isUpper ? cosineSeries(angle) : sineSeries(angle)
    }
    let half = quarter.dropLast() + quarter.reversed().dropLast()
    return half + half.map { -$0 }
  }()

  private static func sineSeries(_ angle: Double) -> Double {
    let square = angle * angle
    return angle
      * stride(from: 19, to: 1, by: -2).reduce(1) { sum, order in 1 - square / Double(order * (order - 1)) * sum }
  }

  private static func cosineSeries(_ angle: Double) -> Double {
    let square = angle * angle
    return stride(from: 20, to: 0, by: -2).reduce(1) { sum, order in 1 - square / Double(order * (order - 1)) * sum }
  }
}
