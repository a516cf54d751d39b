import ExperimentKit

/// A call on one of the drawings of 004-7.
struct StackCall: Sendable, Hashable {
  /// The called method.
  enum Action: Sendable, Hashable {
    /// The creation of the instance, with one color, on an image of 200 × 200 points.
    case begin
    case draw(StackShape)
    /// The call that gets the image and ends the drawing.
    case end
  }

  let drawing: Int
  let action: Action

  static let canvas = OffscreenCanvas(width: 200, height: 200, isOpaque: false)

  /// The calls of the article's class.
  var calls: [OffscreenCall] {
    let colors = StackShape.colors(of: drawing)
    return switch action {
    case .begin: [.new(Self.canvas, colors: 1), .strokeColor(0, colors.stroke), .fillColor(0, colors.fill)]
    case .draw(let shape): [.draw(shape.shape, color: 0)]
    case .end: [.get]
    }
  }

  /// The shape of the drawing method.
  var shape: StackShape? {
    if case .draw(let shape) = action { shape } else { nil }
  }

  /// Returns the name of the drawing in the article, such as `Draw1`.
  static func name(of drawing: Int) -> String { "Draw\(drawing)" }

  /// The call, as a transcript shows it.
  var title: String {
    let word =
      switch action {
      case .begin: "begin"
      case .draw(let shape): shape.name
      case .end: "end"
      }
    return "\(Self.name(of: drawing)) \(word)"
  }
}

extension StackCall {
  /// The written form of calls: the number of a drawing and its action.
  static let forms = ["DRAWING begin"] + StackShape.Kind.allCases.map { "DRAWING \($0.rawValue)" } + ["DRAWING end"]

  /// Reads a call as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown drawing or word.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    guard let first = words.first, let drawing = Int(first), StackShape.drawings.contains(drawing) else {
      throw ValueError(
        "it does not begin with the number of a drawing, 1, 2, or 3", help: Suggestion.list(Self.forms, what: "calls"))
    }
    guard words.count == 2 else {
      throw ValueError("a drawing takes one word", help: Suggestion.list(Self.forms, what: "calls"))
    }
    self.drawing = drawing
    switch words[1] {
    case "begin": action = .begin
    case "end": action = .end
    default:
      guard let kind = StackShape.Kind(rawValue: String(words[1])) else {
        let all = ["begin"] + StackShape.Kind.allCases.map(\.rawValue) + ["end"]
        throw ValueError(
          "unknown call `\(words[1].abbreviated)`",
          help: Suggestion.help(for: String(words[1]), among: all, what: "calls"))
      }
      action = .draw(StackShape(kind: kind, drawing: drawing))
    }
  }
}
