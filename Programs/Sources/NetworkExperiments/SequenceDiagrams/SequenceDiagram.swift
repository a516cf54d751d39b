import ExperimentKit

/// A drawing of messages between parts: a lifeline for each, side by side, with the messages from top to bottom.
struct SequenceDiagram {
  /// A participant.
  struct Part {
    /// The name above the lifeline.
    let title: LocalizedText
    /// Whether the part communicates with all others; its lifeline is solid.
    var isHub = false
  }

  /// A sample of the messages of one paint, with their meaning.
  typealias Meaning = (paint: Figure.Paint, words: LocalizedText)

  private let parts: [Part]
  private let row: Double
  private let labels = Figure.TextStyle(size: 16)

  private var y = 50.0
  private var bands: [Figure.Shape] = []
  private var band: Double?
  private var lives: [Figure.Shape] = []
  private var births: [Int: Double] = [:]
  private var rows: [Figure.Shape] = []
  private var words: [LocalizedText] = []

  /// Creates a diagram without messages.
  ///
  /// - Parameters:
  ///   - parts: the participants, from left to right.
  ///   - row: the height of a message.
  init(_ parts: [Part], row: Double = 40) {
    (self.parts, self.row) = (parts, row)
  }

  /// The distance from the edges to the first and the last lifeline.
  private var margin: Double { parts.count > 3 ? 54 : 80 }

  /// The distance between lifelines, so that up to four of them take at most 640 units.
  private var spacing: Double {
    min(240, max(172, (640 - 2 * margin) / Double(max(1, parts.count - 1))))
  }

  private func x(_ part: Int) -> Double { margin + Double(part) * spacing }
  private var width: Double { 2 * margin + Double(max(0, parts.count - 1)) * spacing }

  /// Returns the approximate largest width of a text, in either language.
  private static func width(_ words: LocalizedText, _ style: Figure.TextStyle) -> Double {
    Double(max(DisplayWidth.of(words.en), DisplayWidth.of(words.ja))) * style.size * (style.isBold ? 0.57 : 0.53)
  }

  /// Begins a step, which includes all later messages; every other step is shaded.
  mutating func step(_ title: LocalizedText) {
    endStep()
    band = y
    y += 4
    let style = Figure.TextStyle(size: labels.size, anchor: .start, isBold: true)
    // Lifelines stop at the title.
    rows += [
      .rectangle(Figure.Point(6, y), width: Self.width(title, style) + 8, height: row, fill: bandFill),
      .text(title, at: Figure.Point(10, y + row - 5), style: style),
    ]
    y += row
  }

  /// The area behind the open step.
  private var bandFill: Figure.Paint { bands.count.isMultiple(of: 2) ? .shade : .paper }

  private mutating func endStep() {
    guard let band else { return }
    y = max(y, band + 4 + row) + 4
    // The shapes keep the order of the steps, so each of them has one.
    bands.append(.rectangle(Figure.Point(0, band), width: width, height: y - band, fill: bandFill))
    self.band = nil
  }

  /// Begins the life of a part: its lifeline is thick until it ends.
  mutating func begin(_ part: Int) {
    births[part] = births[part] ?? y + 4
  }

  /// Ends the life of a part; a cross marks one that was cut off.
  mutating func end(_ part: Int, isCut: Bool) {
    guard let birth = births.removeValue(forKey: part) else { return }
    let (x, y) = (x(part), y + row / 2)
    lives.append(.line([.init(x, birth), .init(x, y)], stroke: .init(.ink, width: 3)))
    guard isCut else { return }
    let cross = [
      Figure.Segment(.init(x - 6, y - 6), .init(x + 6, y + 6)),
      Figure.Segment(.init(x - 6, y + 6), .init(x + 6, y - 6)),
    ]
    lives.append(.segments(cross, stroke: .init(.accent, width: 2.5)))
  }

  /// Adds a message from a part to another, with its label in the outermost gap that it crosses.
  ///
  /// - Parameters:
  ///   - from: the sending part, from 0.
  ///   - to: the receiving part.
  ///   - label: the text above the arrow.
  ///   - paint: the color of all of it.
  ///   - remark: the text below the arrow.
  mutating func message(
    from: Int, to: Int, _ label: LocalizedText, paint: Figure.Paint = .ink, remark: LocalizedText? = nil
  ) {
    y += row
    let (side, line) = (from < to ? 1.0 : -1.0, y - 6)
    let (start, tip) = (x(from) + side * 2, x(to) - side * 2)
    let center = Double(parts.count - 1) / 2
    let outer = [min(from, to), max(from, to)].max { abs(Double($0) - center) < abs(Double($1) - center) } ?? from
    let middle = x(outer) + (outer == from ? side : -side) * spacing / 2
    var style = labels
    style.paint = paint
    rows += [
      .line([.init(start, line), .init(tip, line)], stroke: .init(paint, width: 1.2)),
      .line(
        [.init(tip, line), .init(tip - side * 8, line - 4), .init(tip - side * 8, line + 4)],
        stroke: .init(paint, width: 1), fill: paint),
      .text(label, at: .init(middle, line - 5), style: style),
    ]
    if let remark {
      y += 16
      rows.append(.text(remark, at: .init(middle, line + 18), style: style))
    }
    let (sender, receiver) = (parts[from].title, parts[to].title)
    let note = remark.map { LocalizedText(en: " (\($0))", ja: "(\($0))") } ?? ""
    words.append(
      LocalizedText(en: "\(sender) → \(receiver): \(label)\(note)", ja: "\(sender)→\(receiver): \(label)\(note)"))
  }

  /// Adds a note at a single part.
  mutating func note(_ part: Int, _ label: LocalizedText) {
    y += row
    let box = Self.width(label, labels) + 16
    let middle = max(box / 2 + 4, min(x(part), width - box / 2 - 4))
    rows += [
      .rectangle(.init(middle - box / 2, y - 26), width: box, height: 26, stroke: .init(width: 1), fill: .shade),
      .text(label, at: .init(middle, y - 8), style: labels),
    ]
    words.append("\(parts[part].title): \(label)")
  }

  /// Returns the drawing of all parts.
  ///
  /// - Parameters:
  ///   - end: the result, below the lifelines.
  ///   - meanings: the meanings of the paints of messages, below the lifelines.
  ///   - alt: the words instead of the drawing; all messages in order if there are none.
  /// - Returns: the drawing, with lifelines behind messages.
  func figure(end: LocalizedText? = nil, meanings: [Meaning] = [], alt: LocalizedText? = nil) -> Figure {
    var whole = self
    whole.endStep()
    let bottom = whole.y + (whole.bands.isEmpty ? 10 : 4)
    whole.lives += whole.births.sorted { $0.key < $1.key }.map { part, birth in
      .line([.init(x(part), birth), .init(x(part), bottom)], stroke: .init(.ink, width: 3))
    }
    let words = whole.words + [end].compactMap(\.self)
    let style = Figure.TextStyle(size: labels.size, isBold: true)
    let last = end.map { Figure.Shape.text($0, at: .init(width / 2, bottom + 22), style: style) }
    return Figure(
      width: width, height: bottom + (end == nil && meanings.isEmpty ? 8 : 34),
      alt: alt ?? words.joined(.semicolon),
      shapes: whole.bands + heads(bottom: bottom) + whole.lives + whole.rows + [last].compactMap(\.self)
        + legend(meanings, y: bottom + 22))
  }

  /// Returns a short arrow of each paint with its meaning, side by side.
  private func legend(_ meanings: [Meaning], y: Double) -> [Figure.Shape] {
    let style = Figure.TextStyle(size: labels.size, anchor: .start)
    let rooms = meanings.map { 48 + Self.width($0.words, style) + 24 }
    let left = (width - rooms.reduce(0, +)) / 2
    return meanings.indices.flatMap { index -> [Figure.Shape] in
      let x = left + rooms[..<index].reduce(0, +)
      let (stroke, line) = (Figure.Stroke(meanings[index].paint, width: 1.2), y - 5)
      return Figure.Shape.arrow(from: .init(x, line), to: .init(x + 40, line), stroke: stroke)
        + [.text(meanings[index].words, at: .init(x + 48, y), style: style)]
    }
  }

  private func heads(bottom: Double) -> [Figure.Shape] {
    parts.enumerated().flatMap { index, part -> [Figure.Shape] in
      let isOuter = index == 0 || index == parts.count - 1
      let (x, width) = (x(index), min(spacing - 12, isOuter ? 2 * margin - 8 : spacing))
      return [
        .line(
          [.init(x, 36), .init(x, bottom)],
          stroke: part.isHub ? .init(.ink, width: 2) : .init(.muted, width: 1, dash: .dashed)),
        .rectangle(
          .init(x - width / 2, 8), width: width, height: 28, stroke: .init(.ink, width: 1),
          fill: part.isHub ? .tone : .paper),
        .text(part.title, at: .init(x, 28), style: .init(size: labels.size, isBold: true)),
      ]
    }
  }
}
