import Drawing
import ExperimentKit

extension PadEvent: WrittenEvent {
  /// The written form of each event, in the order of the help.
  static let forms = [
    "began X Y", "moved X Y", "ended X Y", "cancelled", "tool pen", "tool eraser", "color black", "color red",
    "color yellow", "size small", "size middle", "size big", "undo", "clear",
  ]

  /// The allowed coordinates in a script.
  static let range = -10_000.0...10_000

  /// Reads an event as a script writes it; a segment is its word or its index, even an unknown one.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for a missing or extra part.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let kind = try line.event(among: Kind.allCases, forms: Self.forms)
    switch kind {
    case .began: self = .began(try Self.point(line))
    case .moved: self = .moved(try Self.point(line))
    case .ended: self = .ended(try Self.point(line))
    case .tool: self = .tool(try Self.segment(line, kind))
    case .color: self = .color(try Self.segment(line, kind))
    case .size: self = .size(try Self.segment(line, kind))
    case .cancelled: self = try Self.alone(.cancelled, line)
    case .undo: self = try Self.alone(.undo, line)
    case .clear: self = try Self.alone(.clear, line)
    }
  }

  private static func point(_ line: ScriptLine) throws(ValueError) -> Point {
    let numbers = try line.numbers(in: range, form: "\(line.word) X Y")
    return Point(numbers[0], numbers[1])
  }

  private static func alone(_ event: PadEvent, _ line: ScriptLine) throws(ValueError) -> PadEvent {
    _ = try line.numbers(in: range, form: line.word)
    return event
  }

  /// Returns the index of a segment, from its word or from -1 (none) to 99.
  private static func segment(_ line: ScriptLine, _ kind: Kind) throws(ValueError) -> Int {
    let words = segments(kind)
    let text = line.rest.count == 1 ? String(line.rest[0]) : ""
    if let index = words.firstIndex(of: text) ?? Int(text), (-1...99).contains(index) { return index }
    throw ValueError(
      "`\(line.word)` takes one segment",
      help: "\(Suggestion.help(for: text, among: words, what: "segments")) An index from -1 to 99 is possible too.")
  }
}
