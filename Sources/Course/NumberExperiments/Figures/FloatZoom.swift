import ExactNumbers
import ExperimentKit
import NumberFormats

/// An exact number, or the exact sum of stored numbers, between its two neighbors in a format, with their midpoint.
///
/// Several values are first rounded to the nearest numbers of the format, as they are stored. Their exact sum lies
/// between the neighbors, and the sum of the values as written is shown next to it if there is room.
struct FloatZoom: Experiment {
  static let about = About(
    "float.zoom", en: "An exact number or sum between its two neighbors in a format, magnified, with their midpoint.",
    ja: "正確な数や和が、形式の隣り合う2つの数の間のどこにあるかを、中点とともに拡大して示す図。",
    example: "format=binary64 values=[0.1,0.2]")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.shortRational, count: 1...8),
      help: LocalizedText(
        en: "One number, or several numbers that are stored and then added exactly.", ja: "数。複数なら、格納してから正確に足す。")))

  let zoom: Zoom

  init(format: WrittenFloatFormat, values: [ExactRational]) throws {
    let format = try format.resolved
    let arithmetic = FloatArithmetic(format)
    let stored = values.map { arithmetic.round($0).code.flatMap { format.value(of: $0).exact } }
    let numbers = stored.compactMap(\.self)
    let exact = values.count == 1 ? values[0] : numbers.reduce(0, +)
    let below = arithmetic.round(exact, rounding: .down).code
    let above = below.map { format.value(of: $0).exact == exact ? format.nextUp($0) : $0 }.flatMap { code in
      format.value(of: code).exact.map { $0 > exact } == true ? code : arithmetic.round(exact, rounding: .up).code
    }
    guard numbers.count == values.count, let below, let above, let low = format.value(of: below).exact,
      let high = format.value(of: above).exact, low < high, low <= exact, exact < high
    else {
      throw Rejection(
        "values", "The format has no two numbers around \(exact.spokenText).", help: "Use smaller numbers.")
    }
    zoom = Zoom(
      format: format, exact: exact, written: values.count == 1 ? nil : values.reduce(0, +), below: below, above: above)
  }

  /// Returns the figure.
  func run() -> Figure {
    let drawing = ZoomDrawing(zoom: zoom)
    return Figure(width: drawing.width, height: drawing.height, alt: zoom.alt, shapes: drawing.shapes)
  }
}

/// An exact number between two neighbors.
struct Zoom: Sendable, Hashable {
  let format: FloatFormat
  /// The number between the neighbors, or the lower one.
  let exact: ExactRational
  /// The sum of the numbers as written, before they were stored, if there are several.
  let written: ExactRational?
  let below: FloatFormat.Code
  let above: FloatFormat.Code

  /// The two neighbors.
  var ends: ClosedRange<ExactRational> {
    (format.value(of: below).exact ?? 0)...(format.value(of: above).exact ?? 0)
  }

  /// The number in the middle between them.
  var midpoint: ExactRational { (ends.lowerBound + ends.upperBound).scaled(byPowerOfTwo: -1) }

  /// Returns the neighbor that a number is rounded to.
  func nearest(to number: ExactRational) -> ExactRational {
    format.value(of: format.nearestFinite(to: number)).exact ?? number
  }

  /// The written number, if it also lies between the neighbors or nearer to them than their distance.
  var shownWritten: ExactRational? {
    let gap = ends.upperBound - ends.lowerBound
    return written.flatMap { written in
      written != exact && (written - midpoint).magnitude * 4 <= gap * 3 ? written : nil
    }
  }

  /// Returns a number of the format in its fewest digits.
  func text(_ code: FloatFormat.Code) -> String {
    let shortest = format.shortestDecimal(of: code) ?? format.value(of: code).exact ?? 0
    return shortest.plainOrScientific
  }

  /// The text alternative of the zoom, for readers who cannot see it.
  var alt: LocalizedText {
    let (low, high) = (text(below), text(above))
    let gap = ends.upperBound - ends.lowerBound
    let part = exact - ends.lowerBound
    let share = ((try? part / gap) ?? 0).shortDecimal
    let result = nearest(to: exact) == ends.lowerBound ? low : high
    return LocalizedText(
      en:
        "The neighbors \(low) and \(high) with their midpoint; the exact \(written == nil ? "number" : "sum") is at "
        + "\(share) of the way from one to the other and rounds to \(result).",
      ja: "隣り合う数\(low)と\(high)、その中点。正確な\(written == nil ? "数" : "和")は間隔の\(share)の位置にあり、\(result)に丸められる。")
  }
}

extension ExactRational {
  /// The number in decimal, with a power of ten if that is shorter.
  var plainOrScientific: String {
    let plain = description
    return plain.count <= 22 ? plain : scientificDescription ?? scientificDescription(significantDigits: 17)
  }
}
