import ExperimentKit
import NumberFormats

/// A code as boxes of bits with their weights and meanings, and its point on the number line.
struct BitFieldDrawing {
  /// A group of bits that belong together.
  struct Field {
    let title: LocalizedText
    let bits: String
    /// The weight of a 1 at each place, or an empty text if it has none.
    let weights: [String]
    let fill: Figure.Paint
    let paint: Figure.Paint
    /// Whether the boxes hold bits of the code itself.
    var isOfCode = true
  }

  /// The meaning of a field, or of all fields together.
  struct Row {
    let words: LocalizedText
    var paint: Figure.Paint = .ink
    var isBold = false
  }

  let fields: [Field]
  let rows: [Row]
  let line: PointedLine

  let width = 640.0
  /// The largest number of bits with boxes large enough to read.
  static let mostBits = 32

  private let gap = 28.0
  private let top = 40.0
  private let rowHeight = 28.0

  private var bits: Int { fields.map(\.bits.count).reduce(0, +) }

  private var box: Double { min(52, (600 - gap * Double(fields.count - 1)) / Double(max(bits, 1))) }

  private var boxHeight: Double { max(30, min(52, box)) }

  private var firstRow: Double { top + boxHeight + (hasWeights ? 58 : 36) }

  private var hasWeights: Bool { fields.contains { $0.weights.contains { !$0.isEmpty } } }

  private var lineHeight: Double { firstRow + rowHeight * Double(rows.count) + 62 }

  /// The height of the figure.
  var height: Double { lineHeight + 46 }

  /// The fields with the left ends of their boxes.
  private var placedFields: [(field: Field, left: Double)] {
    var x = (width - box * Double(bits) - gap * Double(fields.count - 1)) / 2
    return fields.map { field in
      defer { x += box * Double(field.bits.count) + gap }
      return (field, x)
    }
  }

  /// The places of the bits, and of the numbers along the line.
  var marks: [Figure.Mark] {
    let boxes = placedFields.flatMap { field, left in
      (0..<field.bits.count).map { index in
        (isOfCode: field.isOfCode, center: Figure.Point(left + box * (Double(index) + 0.5), top + boxHeight / 2))
      }
    }
    return boxes.enumerated().compactMap { index, place in
      place.isOfCode ? Figure.Mark(.bit(boxes.count - 1 - index), at: place.center, radius: box / 2) : nil
    } + line.placedMarks(at: lineHeight)
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    var shapes = placedFields.flatMap { draw($0.field, at: $0.left) }
    for (index, row) in rows.enumerated() {
      let style = Figure.TextStyle(size: row.isBold ? 21 : 18, paint: row.paint, isBold: row.isBold)
      shapes.append(
        .text(row.words, at: Figure.Point(width / 2, firstRow + rowHeight * Double(index)), style: style))
    }
    return shapes + line.shapes(at: lineHeight, arrowFrom: firstRow + rowHeight * Double(rows.count - 1) + 10)
  }

  private func draw(_ field: Field, at left: Double) -> [Figure.Shape] {
    guard !field.bits.isEmpty else { return [] }
    let extent = box * Double(field.bits.count)
    // Above a lone narrow box a title begins with it, so that it does not touch its neighbor.
    let isWide = extent >= 40
    let title = Figure.Shape.text(
      field.title, at: Figure.Point(isWide ? left + extent / 2 : left, top - 12),
      style: Figure.TextStyle(size: 18, anchor: isWide ? .middle : .start, paint: field.paint, isBold: true))
    let boxes = field.bits.enumerated().flatMap { index, bit -> [Figure.Shape] in
      let x = left + box * Double(index)
      return [
        .rectangle(
          Figure.Point(x, top), width: box, height: boxHeight, stroke: Figure.Stroke(field.paint, width: 2),
          fill: field.fill),
        .text(
          LocalizedText(String(bit)), at: Figure.Point(x + box / 2, top + boxHeight / 2 + min(24, box) * 0.36),
          style: Figure.TextStyle(size: min(24, box), isBold: bit == "1", isCode: true)),
      ]
    }
    return [title] + boxes + weights(field, at: left)
  }

  /// Returns the weights below their boxes: all if there is room, otherwise the first and the last.
  private func weights(_ field: Field, at left: Double) -> [Figure.Shape] {
    let size = 17.0
    let room = box - 6
    let fits = field.weights.allSatisfy { Self.width($0, size) <= room }
    return field.weights.enumerated().compactMap { index, weight in
      let isEnd = index == 0 || index == field.weights.count - 1
      guard !weight.isEmpty, fits || isEnd else { return nil }
      let isCrowded = !fits && field.weights.count > 1
      let place = isCrowded ? (index == 0 ? left : left + box * Double(index + 1)) : left + box * (Double(index) + 0.5)
      let anchor: Figure.TextStyle.Anchor = isCrowded ? (index == 0 ? .start : .end) : .middle
      return .text(
        LocalizedText(weight), at: Figure.Point(place, top + boxHeight + 22),
        style: Figure.TextStyle(size: size, anchor: anchor, paint: field.paint))
    }
  }

  /// Returns the approximate width of a weight; raised digits are narrower.
  private static func width(_ text: String, _ size: Double) -> Double {
    text.reduce(0) { $0 + ($1.isASCII ? 0.6 : 0.55) * size }
  }
}

extension BitFieldDrawing.Row {
  /// Returns a number as significand times power of two, and its value, such as `-1.5 × 2³ = -12`.
  static func product(of number: FloatNumber) -> Self {
    let product = "\(number.isNegative ? "-" : "")\(number.significand.shortDecimal) × 2\(number.exponent.superscript)"
    let value = number.exact.shortDecimal
    return Self(words: LocalizedText(product + (value.hasPrefix("≈") ? " \(value)" : " = \(value)")), isBold: true)
  }
}
