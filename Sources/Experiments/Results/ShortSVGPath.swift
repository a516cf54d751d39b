/// The data of a path whose steps are relative to the point before, in tenths, so that errors do not add up.
struct ShortSVGPath {
  /// The data.
  private(set) var data = ""
  private var position = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// Begins a part of the path, which no line joins to the part before.
  mutating func move(to point: Figure.Point) {
    step("m", to: point)
    start = position
  }

  /// Draws a straight line.
  mutating func line(to point: Figure.Point) {
    let (x, y) = (point.x.countOfTenths, point.y.countOfTenths)
    if y == position.y {
      data += "h" + Double.text(ofTenths: x - position.x)
    } else if x == position.x {
      data += "v" + Double.text(ofTenths: y - position.y)
    } else {
      step("l", to: point)
    }
    position = (x, y)
  }

  /// Draws a circular arc, clockwise.
  mutating func arc(to point: Figure.Point, radius: Double, isLong: Bool) {
    let radius = radius.hundredths
    step("a\(radius) \(radius) 0 \(isLong ? 1 : 0) 1 ", to: point)
  }

  /// Draws a line to the start of the part.
  mutating func close() {
    data += "z"
    position = start
  }

  private mutating func step(_ letter: String, to point: Figure.Point) {
    let (x, y) = (point.x.countOfTenths, point.y.countOfTenths)
    let (right, down) = (Double.text(ofTenths: x - position.x), Double.text(ofTenths: y - position.y))
    data += letter + right + (down.hasPrefix("-") ? "" : " ") + down
    position = (x, y)
  }
}

extension Double {
  /// The number of tenths, rounded; 0 if the number is not finite.
  var countOfTenths: Int {
    guard magnitude < 1e9 else { return 0 }
    // Sines differ in their last bits between systems; rounding to millionths first removes that from the tenths.
    return Int(((self * 1e6).rounded() / 1e5).rounded(.toNearestOrAwayFromZero))
  }

  /// Returns a number of tenths as text, without needless zeros.
  static func text(ofTenths count: Int) -> String {
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(count < 0 ? "-" : "")\(whole == 0 && rest > 0 ? "" : "\(whole)")\(rest == 0 ? "" : ".\(rest)")"
  }
}
