import Drawing
import ExperimentKit

extension OffscreenMethod {
  /// The written form of a call in a script; the words in capitals are its arguments.
  var form: String {
    let arguments =
      switch self {
      case .new: " WIDTH HEIGHT OPAQUE COUNT"
      case .start: " WIDTH HEIGHT OPAQUE"
      case .stop, .clear, .get: ""
      case .add: " COUNT"
      case .strokeColor, .fillColor: " NUMBER RED GREEN BLUE ALPHA"
      case .line: " NUMBER LINE-WIDTH X1 Y1 X2 Y2"
      case .rect, .circle: " NUMBER TYPE LINE-WIDTH X Y WIDTH HEIGHT"
      case .text: " NUMBER SIZE X Y TEXT"
      case .image: " X Y WIDTH HEIGHT"
      }
    return rawValue + arguments
  }
}

extension OffscreenCall {
  /// Reads a call as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown method and for arguments that are not valid in any drawing.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let method = try line.event(
      among: OffscreenMethod.allCases, forms: OffscreenMethod.allCases.map(\.form), what: "call")
    var words = CallWords(line, form: method.form)
    switch method {
    case .new:
      let canvas = try words.canvas()
      self = .new(canvas, colors: try words.integer())
    case .start: self = .start(try words.canvas())
    case .stop: self = .stop
    case .clear: self = .clear
    case .add: self = .add(try words.integer())
    case .strokeColor: self = .strokeColor(try words.integer(), try words.color())
    case .fillColor: self = .fillColor(try words.integer(), try words.color())
    case .get: self = .get
    case .line:
      let color = try words.integer()
      self = .draw(.line(width: try words.width(), from: try words.point(), to: try words.point()), color: color)
    case .rect:
      let color = try words.integer()
      self = .draw(.rectangle(try words.type(), lineWidth: try words.width(), try words.rectangle()), color: color)
    case .circle:
      let color = try words.integer()
      self = .draw(.circle(try words.type(), lineWidth: try words.width(), try words.rectangle()), color: color)
    case .text:
      let color = try words.integer()
      let (size, corner) = (try words.size(), try words.point())
      self = .draw(.text(try words.remainder(of: text), size: size, topLeft: corner), color: color)
    case .image: self = .image(.image(try words.rectangle()))
    }
    try words.end()
  }

  /// The call, as a script writes it.
  var written: LocalizedText {
    LocalizedText(([kind.rawValue] + arguments).joined(separator: " "))
  }

  private var arguments: [String] {
    switch self {
    case .new(let canvas, let count): canvas.arguments + ["\(count)"]
    case .start(let canvas): canvas.arguments
    case .stop, .clear, .get: []
    case .add(let count): ["\(count)"]
    case .strokeColor(let number, let values), .fillColor(let number, let values):
      ["\(number)"] + values.components.map(\.plainText)
    case .draw(let shape, let number): ["\(number)"] + shape.arguments
    case .image(let shape): shape.arguments
    }
  }
}

extension OffscreenCanvas {
  fileprivate var arguments: [String] { [width.plainText, height.plainText, "\(isOpaque)"] }
}

extension OffscreenShape {
  fileprivate var arguments: [String] {
    switch self {
    case .line(let width, let from, let to): [width, from.x, from.y, to.x, to.y].map(\.plainText)
    case .rectangle(let type, let width, let rectangle), .circle(let type, let width, let rectangle):
      [type.rawValue, width.plainText] + rectangle.arguments
    case .text(let text, let size, let corner): [size, corner.x, corner.y].map(\.plainText) + [text]
    case .image(let rectangle): rectangle.arguments
    }
  }
}

extension Rect {
  fileprivate var arguments: [String] { [origin.x, origin.y, width, height].map(\.plainText) }
}
