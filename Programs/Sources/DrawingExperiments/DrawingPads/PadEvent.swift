import Drawing
import ExperimentKit

/// An event of a drawing pad: touches, chosen segments, and buttons.
enum PadEvent: MachineEvent {
  case began(Point)
  case moved(Point)
  case ended(Point)
  case cancelled
  case tool(Int)
  case color(Int)
  case size(Int)
  case undo
  case clear

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case began
    case moved
    case ended
    case cancelled
    case tool
    case color
    case size
    case undo
    case clear

    var meaning: String {
      switch self {
      case .began: "指が触れる"
      case .moved: "指が動く"
      case .ended: "指が離れる"
      case .cancelled: "タッチが取り消される"
      case .tool: "ペンか消しゴムを選ぶ"
      case .color: "色を選ぶ"
      case .size: "太さを選ぶ"
      case .undo: "1つ戻す"
      case .clear: "すべて消す"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    case .tool: .tool
    case .color: .color
    case .size: .size
    case .undo: .undo
    case .clear: .clear
    }
  }

  /// The colors of the pen, in the order of their segments.
  static let colors: [PadColor] = [.black, .red, .yellow]

  /// Returns the words of the segments that a kind of event chooses from; none for other kinds.
  static func segments(_ kind: Kind) -> [String] {
    switch kind {
    case .tool: ["pen", "eraser"]
    case .color: colors.map(\.rawValue)
    case .size: PadSize.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The index of the chosen segment.
  var segment: Int? {
    switch self {
    case .tool(let index), .color(let index), .size(let index): index
    default: nil
    }
  }

  /// The event, as a script writes it.
  var written: LocalizedText {
    switch self {
    case .began(let point), .moved(let point), .ended(let point):
      LocalizedText("\(kind.rawValue) \(point.x.plainText) \(point.y.plainText)")
    case .tool(let index), .color(let index), .size(let index):
      LocalizedText("\(kind.rawValue) \(Self.word(of: index, among: Self.segments(kind)))")
    case .cancelled, .undo, .clear: LocalizedText(kind.rawValue)
    }
  }

  private static func word(of index: Int, among words: [String]) -> String {
    words.indices.contains(index) ? words[index] : "\(index)"
  }
}
