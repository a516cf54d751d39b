import ExperimentKit

/// A call of a method of the article's class.
enum OffscreenCall: MachineEvent {
  case new(OffscreenCanvas, colors: Int)
  case start(OffscreenCanvas)
  case stop
  case clear
  case add(Int)
  case strokeColor(Int, ColorValues)
  case fillColor(Int, ColorValues)
  case get
  case draw(OffscreenShape, color: Int)
  case image(OffscreenShape)

  var kind: OffscreenMethod {
    switch self {
    case .new: .new
    case .start: .start
    case .stop: .stop
    case .clear: .clear
    case .add: .add
    case .strokeColor: .strokeColor
    case .fillColor: .fillColor
    case .get: .get
    case .draw(.line, _): .line
    case .draw(.rectangle, _): .rect
    case .draw(.circle, _): .circle
    case .draw(.text, _): .text
    case .draw(.image, _), .image: .image
    }
  }

  /// The number of the color in the call.
  var color: Int? {
    switch self {
    case .strokeColor(let number, _), .fillColor(let number, _), .draw(_, let number): number
    case .new, .start, .stop, .clear, .add, .get, .image: nil
    }
  }

  /// The number of colors in the call.
  var count: Int? {
    switch self {
    case .new(_, let count), .add(let count): count
    case .start, .stop, .clear, .strokeColor, .fillColor, .get, .draw, .image: nil
    }
  }
}

/// The size of an image, in points, and whether it begins black instead of transparent.
struct OffscreenCanvas: Sendable, Hashable {
  let width: Double
  let height: Double
  let isOpaque: Bool
}
