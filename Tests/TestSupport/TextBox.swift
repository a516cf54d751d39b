import Results
import SourceText

/// The area of a text in a figure, in a font of average width.
struct TextBox {
  let text: String
  private let corners: [Figure.Point]
  private let turn: Double

  init(_ text: String, at point: Figure.Point, style: Figure.TextStyle) {
    self.text = text
    turn = style.rotation
    let width = Double(DisplayWidth.of(text)) * style.size * (style.isCode ? 0.602 : 0.55)
    let left: Double
    switch style.anchor {
    case .start: left = 0
    case .middle: left = -width / 2
    case .end: left = -width
    }
    corners = [(left, 0.0), (left + width, 0.0), (left + width, 0.72), (left, 0.72)].map { x, y in
      let along = Figure.point(at: style.rotation + 90, radius: x, from: point)
      return Figure.point(at: style.rotation, radius: y * style.size, from: along)
    }
  }

  /// Returns whether all of the text is inside a picture of the given size.
  func isInside(width: Double, height: Double) -> Bool {
    corners.allSatisfy { (0...width).contains($0.x) && (0...height).contains($0.y) }
  }

  /// Returns whether two texts overlap: in no direction are they next to each other.
  func overlaps(_ other: TextBox) -> Bool {
    [turn, turn + 90, other.turn, other.turn + 90].allSatisfy { angle in
      shadow(angle).overlaps(other.shadow(angle))
    }
  }

  private func shadow(_ angle: Double) -> ClosedRange<Double> {
    let axis = Figure.point(at: angle, radius: 1, from: Figure.Point(0, 0))
    let places = corners.map { $0.x * axis.x + $0.y * axis.y }.sorted()
    return places[0]...places[3]
  }
}

extension Figure {
  /// Returns the area of every text in a language.
  func textBoxes(_ language: Language) -> [TextBox] {
    shapes.compactMap { shape in
      guard case .text(let words, let point, let style) = shape else { return nil }
      return TextBox(words[language], at: point, style: style)
    }
  }

  /// Returns the English texts that meet a condition, from back to front.
  public func texts(where condition: (TextStyle) -> Bool = { _ in true }) -> [String] {
    shapes.compactMap { if case .text(let words, _, let style) = $0, condition(style) { words.en } else { nil } }
  }

  /// The flaws in the layout of text in any language: a text leaves the figure, or two texts overlap.
  public var crowdedTexts: [String] { Language.allCases.flatMap(crowdedTexts) }

  func crowdedTexts(_ language: Language) -> [String] {
    let boxes = textBoxes(language)
    return boxes.enumerated().flatMap { index, box in
      let outside = box.isInside(width: width, height: height) ? [] : ["\(box.text) leaves the figure"]
      return outside + boxes[..<index].filter(box.overlaps).map { "\(box.text) and \($0.text) overlap" }
    }
  }
}
