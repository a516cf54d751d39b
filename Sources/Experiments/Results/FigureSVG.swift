import CLibrary
import SourceText

extension Figure {
  /// Returns the picture as canonical SVG, with the same bytes everywhere.
  ///
  /// Each shape is one line, lengths are rounded to hundredths, and there are no identifiers.
  ///
  /// Attributes contain the colors on a white background, for readers without style sheets; the style sheet replaces
  /// them if the reader prefers a dark one. The background is part of the picture, so that a page with its own colors
  /// cannot hide a line.
  public func svg(_ language: Language) -> String {
    let alt = alt[language].xmlEscaped
    let size = "width=\"\(width.hundredths)\" height=\"\(height.hundredths)\""
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.hundredths) \(height.hundredths)" \(size) \
      role="img" aria-label="\(alt)" font-family="'Noto Sans', 'Noto Sans JP', 'Hiragino Sans', 'IPAGothic', sans-serif">
      <title>\(alt)</title>
      \(darkStyle)
      <rect width="100%" height="100%" fill="\(Paint.paper.light)"/>

      """
    return head + shapes.map { $0.svg(language) + "\n" }.joined() + "</svg>\n"
  }

  /// The style sheet for a dark background, with a rule per paint that is used.
  private var darkStyle: String {
    let used = shapes.reduce(into: [Paint.paper] as Set) { $0.formUnion($1.paints) }
    let rules = Paint.allCases.filter { $0 != .none && used.contains($0) }.map { paint in
      "[fill=\"\(paint.light)\"] { fill: \(paint.dark) } [stroke=\"\(paint.light)\"] { stroke: \(paint.dark) }"
    }
    return "<style>\n@media (prefers-color-scheme: dark) {\n\(rules.joined(separator: "\n"))\n}\n</style>"
  }

  /// Returns the point at an angle on a circle, in degrees clockwise from the top.
  public static func point(at degrees: Double, radius: Double, from center: Point) -> Point {
    let angle = degrees * .pi / 180
    return Point(center.x + radius * sin(angle), center.y - radius * cos(angle))
  }
}

extension Figure.Shape {
  /// The paints of the shape.
  fileprivate var paints: [Figure.Paint] {
    switch self {
    case .line(_, let stroke, let fill): [stroke.paint, fill]
    case .segments(_, let stroke), .arc(_, _, _, _, let stroke): [stroke.paint]
    case .circle(_, _, let stroke, let fill), .rectangle(_, _, _, let stroke, let fill):
      [fill, stroke?.paint].compactMap(\.self)
    case .text(_, _, let style): [style.paint]
    }
  }

  fileprivate func svg(_ language: Language) -> String {
    switch self {
    case .line(let points, let stroke, let fill):
      let list = points.map { "\($0.x.hundredths),\($0.y.hundredths)" }.joined(separator: " ")
      let name = fill == .none ? "polyline" : "polygon"
      return "<\(name) points=\"\(list)\" fill=\"\(fill.light)\"\(stroke.svg)/>"
    case .segments(let segments, let stroke):
      return "<path d=\"\(Self.path(segments))\" fill=\"none\"\(stroke.svg)/>"
    case .circle(let center, let radius, let stroke, let fill):
      return "<circle cx=\"\(center.x.hundredths)\" cy=\"\(center.y.hundredths)\" r=\"\(radius.hundredths)\" "
        + "fill=\"\(fill.light)\"\(stroke?.svg ?? "")/>"
    case .rectangle(let corner, let width, let height, let stroke, let fill):
      return "<rect x=\"\(corner.x.hundredths)\" y=\"\(corner.y.hundredths)\" width=\"\(width.hundredths)\" "
        + "height=\"\(height.hundredths)\" fill=\"\(fill.light)\"\(stroke?.svg ?? "")/>"
    case .arc(let center, let radius, let from, let to, let stroke):
      let start = Figure.point(at: from, radius: radius, from: center)
      let end = Figure.point(at: to, radius: radius, from: center)
      let turn = (to - from).truncatingRemainder(dividingBy: 360)
      let isLong = (turn < 0 ? turn + 360 : turn) > 180 ? 1 : 0
      return "<path d=\"M\(start.x.hundredths) \(start.y.hundredths)A\(radius.hundredths) \(radius.hundredths) 0 "
        + "\(isLong) 1 \(end.x.hundredths) \(end.y.hundredths)\" fill=\"none\"\(stroke.svg)/>"
    case .text(let words, let point, let style):
      let (x, y) = (point.x.hundredths, point.y.hundredths)
      let turn = style.rotation == 0 ? "" : " transform=\"rotate(\(style.rotation.hundredths) \(x) \(y))\""
      return "<text x=\"\(x)\" y=\"\(y)\"\(style.svg)\(turn)>\(style.marked(words[language]))</text>"
    }
  }
}

extension Figure.Shape {
  /// Returns segments as path data.
  ///
  /// Each move and line is relative to the point before, in hundredths, so that errors do not add up.
  fileprivate static func path(_ segments: [Figure.Segment]) -> String {
    var (x, y) = (0, 0)
    return segments.reduce(into: "") { path, segment in
      func relative(_ point: Figure.Point) -> (x: Int, y: Int) {
        defer { (x, y) = (point.x.countOfHundredths, point.y.countOfHundredths) }
        return (point.x.countOfHundredths - x, point.y.countOfHundredths - y)
      }
      let move = relative(segment.from)
      path += "\(path.isEmpty ? "M" : "m")\(Double.text(ofHundredths: move.x)) \(Double.text(ofHundredths: move.y))"
      let line = relative(segment.to)
      let (right, down) = (Double.text(ofHundredths: line.x), Double.text(ofHundredths: line.y))
      path += line.y == 0 ? "h\(right)" : line.x == 0 ? "v\(down)" : "l\(right) \(down)"
    }
  }
}

extension Figure.Stroke {
  fileprivate var svg: String {
    " stroke=\"\(paint.light)\" stroke-width=\"\(width.hundredths)\"" + dash.svg
  }
}

extension Figure.Stroke.Dash {
  fileprivate var svg: String {
    switch self {
    case .solid: ""
    case .dashed: " stroke-dasharray=\"5 4\""
    case .longDashed: " stroke-dasharray=\"16 8\""
    case .dotted: " stroke-linecap=\"round\" stroke-dasharray=\"0.1 8\""
    }
  }
}

extension Figure.TextStyle {
  fileprivate var svg: String {
    " font-size=\"\(size.hundredths)\" text-anchor=\"\(anchor.rawValue)\" fill=\"\(paint.light)\""
      + (isBold ? " font-weight=\"bold\"" : "")
      + (isCode ? " font-family=\"'DejaVu Sans Mono', Menlo, monospace\"" : "")
  }
}

extension Figure.TextStyle {
  /// Returns a text as XML with raised digits as smaller digits set higher, since few fonts have all of them in one
  /// size.
  func marked(_ text: String) -> String {
    let drop = (size * 0.36).hundredths
    // At least 16 units, so that they are as readable as the rest of the text.
    let raisedSize = max(size * 0.7, min(size * 0.9, 16)).hundredths
    var marked = ""
    var rest = text[...]
    var isAfterRaised = false
    while let first = rest.first {
      let isRaised = Self.raised[first] != nil
      let run = rest.prefix { (Self.raised[$0] != nil) == isRaised }
      if isRaised {
        let digits = String(run.map { Self.raised[$0] ?? $0 })
        marked += "<tspan dy=\"-\(drop)\" font-size=\"\(raisedSize)\">\(digits)</tspan>"
      } else {
        let plain = String(run).xmlEscaped
        // A space at the start of an element is lost in some renderers.
        let kept = plain.hasPrefix(" ") ? "\u{A0}" + plain.dropFirst() : plain
        marked += isAfterRaised ? "<tspan dy=\"\(drop)\">\(kept)</tspan>" : plain
      }
      isAfterRaised = isRaised
      rest = rest[run.endIndex...]
    }
    return marked
  }

  private static let raised: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9", "⁻": "-",
  ]
}

extension Double {
  /// The number rounded to hundredths, without needless zeros; 0 if it is not finite.
  var hundredths: String {
    Self.text(ofHundredths: countOfHundredths)
  }

  /// The number of hundredths, rounded; 0 if the number is not finite.
  fileprivate var countOfHundredths: Int {
    guard magnitude < 1e9 else { return 0 }
    // Sines differ in their last bits between systems; rounding to millionths first removes that from the hundredths.
    return Int(((self * 1e6).rounded() / 1e4).rounded(.toNearestOrAwayFromZero))
  }

  /// Returns a number of hundredths as text, without needless zeros.
  fileprivate static func text(ofHundredths count: Int) -> String {
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// The text with XML's special characters as entities, and without the control characters that XML forbids.
  var xmlEscaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
