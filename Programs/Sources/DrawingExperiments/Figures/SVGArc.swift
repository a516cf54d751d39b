import Drawing
import ExperimentKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An elliptical arc between two points, as curves (SVG 2, appendix B.2).
struct SVGArc {
  /// A cubic curve from the end of the one before.
  struct Curve {
    var first: Point
    var second: Point
    var end: Point
  }

  /// The curves, each of at most a quarter of a turn; a straight one if a radius is 0.
  private(set) var curves: [Curve] = []

  /// Computes an arc.
  ///
  /// - Parameters:
  ///   - start: the start of the arc.
  ///   - numbers: the radii, the rotation in degrees, the two flags, and the end.
  /// - Precondition: there are seven numbers.
  init(from start: Point, _ numbers: [Double]) {
    let end = Point(numbers[5], numbers[6])
    var (across, down) = (abs(numbers[0]), abs(numbers[1]))
    guard start != end else { return }
    guard across > 0, down > 0 else {
      curves = [Curve(first: start, second: end, end: end)]
      return
    }
    let turn = numbers[2] * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    // Half the way between the ends, in the axes of the ellipse.
    let (halfX, halfY) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * halfX + sine * halfY, cosine * halfY - sine * halfX)
    let stretch = (x * x / (across * across) + y * y / (down * down)).squareRoot()
    if stretch > 1 { (across, down) = (across * stretch, down * stretch) }
    let share = across * across * y * y + down * down * x * x
    let distance = max(0, across * across * down * down / share - 1).squareRoot() * (numbers[3] == numbers[4] ? -1 : 1)
    let (centerX, centerY) = (distance * across * y / down, -distance * down * x / across)
    let from = atan2((y - centerY) / down, (x - centerX) / across)
    var sweep = atan2((-y - centerY) / down, (-x - centerX) / across) - from
    if numbers[4] == 1, sweep < 0 { sweep += 2 * .pi }
    if numbers[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    let (middleX, middleY) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    func point(_ x: Double, _ y: Double) -> Point {
      let (x, y) = (centerX + across * x, centerY + down * y)
      return Point(middleX + cosine * x - sine * y, middleY + sine * x + cosine * y)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (begin, stop) = (from + Double(index) * step, from + Double(index + 1) * step)
      curves.append(
        Curve(
          first: point(cos(begin) - reach * sin(begin), sin(begin) + reach * cos(begin)),
          second: point(cos(stop) + reach * sin(stop), sin(stop) - reach * cos(stop)),
          end: index + 1 == count ? end : point(cos(stop), sin(stop))))
    }
  }
}
