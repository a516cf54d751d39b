import ExperimentKit

/// The methods of the article's class, by the words that scripts use.
enum OffscreenMethod: String, MachineWord {
  case new
  case start
  case stop
  case clear
  case add
  case strokeColor = "stroke-color"
  case fillColor = "fill-color"
  case get
  case line
  case rect
  case circle
  case text
  case image

  var title: LocalizedText { LocalizedText(rawValue) }

  /// The letters of the method in its error lines.
  var id: String {
    switch self {
    case .new: "IN"
    case .start, .stop: "SP"
    case .clear, .add: "AC"
    case .strokeColor: "SC"
    case .fillColor: "FC"
    case .get: "GI"
    case .line: "DL"
    case .rect: "DR"
    case .circle: "DC"
    case .text: "DT"
    case .image: "DI"
    }
  }

  /// The methods that draw.
  static let drawing: [OffscreenMethod] = [.line, .rect, .circle, .text, .image]
  /// The methods that take the number of a color.
  static let colored: [OffscreenMethod] = [.strokeColor, .fillColor, .line, .rect, .circle, .text]
}

/// The two forms of the article's class.
enum OffscreenForm: String, CaseIterable, Sendable {
  /// One drawing per instance, from its creation to its only image.
  case first
  /// Drawing that can be started and stopped any number of times.
  case extended

  /// The methods of the form, in the order in which the articles describe them.
  var methods: [OffscreenMethod] {
    switch self {
    case .first: [.new, .get, .strokeColor, .fillColor, .add] + OffscreenMethod.drawing
    case .extended: [.start, .stop, .clear, .add, .strokeColor, .fillColor, .get] + OffscreenMethod.drawing
    }
  }

  /// Returns the name of a method in the article.
  func name(of method: OffscreenMethod) -> String {
    switch method {
    case .new: "init"
    case .start: "startDrawF"
    case .stop: "stopDrawF"
    case .clear: "clearContextF"
    case .add: "addContextF"
    case .strokeColor: "setContextStrokeColorF"
    case .fillColor: "setContextFillColorF"
    case .get: self == .first ? "getFinalImageF" : "getImageF"
    case .line: "drawLineF"
    case .rect: "drawRectF"
    case .circle: "drawCircleF"
    case .text: "drawTextF"
    case .image: "drawImageF"
    }
  }
}
