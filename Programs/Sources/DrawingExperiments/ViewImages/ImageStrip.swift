/// A row of a view as gray values: ink on paper, made into an image and shown on a screen.
///
/// A pixel of the image is as dark as the part of it that ink covers. On the screen each pixel takes its value from the
/// two image pixels whose middles are nearest to its own middle, in the ratio of the distances: linear filtering, the
/// default of Core Animation, even for shrinking
/// (<https://developer.apple.com/documentation/quartzcore/calayer/minificationfilter>). Paper is 255, ink 0.
struct ImageStrip: Sendable, Hashable {
  /// The width in points.
  static let width = 6

  let scale: ImageScale
  /// The distance that all ink is moved to the right, in hundredths of a point, from 0 to 100.
  var shift = 0

  /// The inked stretches in points: a line as wide as one pixel of the screen, and a bar.
  private var ink: [(from: Double, to: Double)] {
    [(1, 1 + 1 / Double(scale.screen)), (3, 5)].map { ($0 + Double(shift) / 100, $1 + Double(shift) / 100) }
  }

  /// The values of the image.
  var image: [Int] {
    let perPoint = Double(scale.used) / 100
    return (0..<scale.pixels(along: 100 * Self.width)).map { index in
      let (left, right) = (Double(index) / perPoint, Double(index + 1) / perPoint)
      let covered = ink.reduce(0) { $0 + max(0, min(right, $1.to) - max(left, $1.from)) }
      return Self.rounded(255 * (1 - covered * perPoint))
    }
  }

  /// The values on the screen.
  var shown: [Int] {
    let values = image.map(Double.init)
    return (0..<Self.width * scale.screen).map { index in
      let middle = (Double(index) + 0.5) * Double(scale.used) / Double(100 * scale.screen) - 0.5
      let left = Int(middle.rounded(.down))
      let share = middle - Double(left)
      let last = values.count - 1
      return Self.rounded(
        values[min(max(left, 0), last)] * (1 - share) + values[min(max(left + 1, 0), last)] * share)
    }
  }

  /// The values of the screen when drawn directly, without an image.
  var direct: [Int] {
    ImageStrip(scale: ImageScale(asked: 0, screen: scale.screen), shift: shift).image
  }

  /// The number of screen pixels that are neither ink nor paper.
  var grayCount: Int {
    shown.count { $0 != 0 && $0 != 255 }
  }

  /// Returns the nearest integer; a value just below a tie because of the last bit counts as the tie.
  private static func rounded(_ value: Double) -> Int {
    Int(((value * 1e6).rounded() / 1e6).rounded(.toNearestOrAwayFromZero))
  }
}
