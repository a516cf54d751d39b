import ExperimentKit

/// A point, as written.
struct WrittenPoint: Sendable, Hashable, CustomStringConvertible {
  let point: ExactPoint

  init(_ point: ExactPoint) {
    self.point = point
  }

  /// The two coordinates.
  var description: String {
    "\(Hundredths.text(point.x)) \(Hundredths.text(point.y))"
  }
}

extension ParameterType where Value == WrittenPoint {
  /// The type of two coordinates.
  static var point: ParameterType {
    let allowed = LocalizedText(en: "a point, such as `60 60`", ja: "点(例:`60 60`)")
    return .written(allowed) { (text) throws(ValueError) in
      let numbers = try Outline.numbers(text.split(separator: " ")[...])
      guard numbers.count == 2 else {
        throw ValueError(
          "it has \(numbers.count) number\(numbers.count == 1 ? "" : "s")", help: "Write `X Y`, as in `60 60`.")
      }
      return WrittenPoint(ExactPoint(numbers[0], numbers[1]))
    }
  }
}
