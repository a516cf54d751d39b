import SourceText

extension Figure {
  /// Returns the picture as short SVG, for a page that has its text alternative.
  ///
  /// It looks like ``svg(_:)``: positions are rounded to tenths, colors and fonts are in classes, and consecutive lines
  /// of one style are one path. It has no quotation marks and no line ends, which are long in an address.
  package func shortSVG(_ language: Language) -> String {
    var writer = ShortSVGWriter(language)
    writer.rectangle(Point(0, 0), width: width, height: height, ShortSVGStyle(fill: .paper))
    for shape in shapes { writer.add(shape) }
    let (width, height) = (width.hundredths, height.hundredths)
    return """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) \(height)' width='\(width)' height='\(height)'>\
      <style>\(writer.rules)</style>\(writer.elements)</svg>
      """
  }
}

extension ShortSVGWriter {
  fileprivate mutating func add(_ shape: Figure.Shape) {
    switch shape {
    case .line(let points, let stroke, let fill):
      guard let first = points.first else { return }
      path(ShortSVGStyle(fill: fill, stroke: stroke)) { path in
        path.move(to: first)
        for point in points.dropFirst() { path.line(to: point) }
        if fill != .none { path.close() }
      }
    case .segments(let segments, let stroke):
      path(ShortSVGStyle(stroke: stroke)) { path in
        for segment in segments {
          path.move(to: segment.from)
          path.line(to: segment.to)
        }
      }
    case .circle(let center, let radius, let stroke, let fill):
      element("circle", ShortSVGStyle(fill: fill, stroke: stroke)) {
        " cx='\(center.x.tenths)' cy='\(center.y.tenths)' r='\(radius.hundredths)'/>"
      }
    case .rectangle(let corner, let width, let height, let stroke, let fill):
      rectangle(corner, width: width, height: height, ShortSVGStyle(fill: fill, stroke: stroke))
    case .arc(let center, let radius, let from, let to, let stroke):
      let turn = (to - from).truncatingRemainder(dividingBy: 360)
      path(ShortSVGStyle(stroke: stroke)) { path in
        path.move(to: Figure.point(at: from, radius: radius, from: center))
        path.arc(
          to: Figure.point(at: to, radius: radius, from: center), radius: radius,
          isLong: (turn < 0 ? turn + 360 : turn) > 180)
      }
    case .text(let words, let point, let style):
      let (x, y) = (point.x.tenths, point.y.tenths)
      let turn = style.rotation == 0 ? "" : " transform='rotate(\(style.rotation.hundredths) \(x) \(y))'"
      let text = style.marked(words[language]).replacing("\"", with: "'")
      element("text", ShortSVGStyle(text: style)) { " x='\(x)' y='\(y)'\(turn)>\(text)</text>" }
    }
  }

  fileprivate mutating func rectangle(
    _ corner: Figure.Point, width: Double, height: Double, _ style: ShortSVGStyle
  ) {
    guard width > 0, height > 0 else { return }
    let (right, bottom) = (corner.x + width, corner.y + height)
    path(style) { path in
      path.move(to: corner)
      path.line(to: Figure.Point(right, corner.y))
      path.line(to: Figure.Point(right, bottom))
      path.line(to: Figure.Point(corner.x, bottom))
      path.close()
    }
  }
}

extension Double {
  /// The number rounded to tenths.
  fileprivate var tenths: String { Self.text(ofTenths: countOfTenths) }
}
