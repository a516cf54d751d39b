import ExperimentKit

/// A drawing of what passes between parts: a lifeline for each, side by side, and the messages from top to bottom.
struct SequenceDiagram {
  /// Somebody who takes part.
  struct Part {
    /// The name above the lifeline.
    let title: LocalizedText
    /// Whether all others talk to it; its lifeline is solid.
    var isHub = false
  }

  private let parts: [Part]
  private let spacing: Double
  private let row: Double
  private let labels: Figure.TextStyle

  private var y = 50.0
  private var bands: [Figure.Shape] = []
  private var band: Double?
  private var lives: [Figure.Shape] = []
  private var births: [Int: Double] = [:]
  private var rows: [Figure.Shape] = []
  private var words: [LocalizedText] = []

  /// A diagram in which nothing has passed yet.
  ///
  /// - Parameters:
  ///   - parts: who takes part, from left to right.
  ///   - spacing: how far lifelines stand from each other.
  ///   - row: the height of a message.
  ///   - isCode: whether messages are set as code.
  init(_ parts: [Part], spacing: Double, row: Double = 40, isCode: Bool = false) {
    (self.parts, self.spacing, self.row) = (parts, spacing, row)
    labels = Figure.TextStyle(size: isCode ? 14 : 15, isCode: isCode)
  }

  private func x(_ part: Int) -> Double { (Double(part) + 0.5) * spacing }
  private var width: Double { Double(parts.count) * spacing }

  /// Begins a step: what follows belongs to it; every other step is shaded.
  mutating func step(_ title: LocalizedText) {
    endStep()
    band = y
    y += 4
    let style = Figure.TextStyle(size: 15, anchor: .start, isBold: true, isCode: labels.isCode)
    // Lifelines stop at the title.
    let room = Double(max(title.en.count, title.ja.count)) * style.size * 0.62 + 8
    rows += [
      .rectangle(Figure.Point(6, y), width: room, height: row, fill: bandFill),
      .text(title, at: Figure.Point(10, y + row - 5), style: style),
    ]
    y += row
  }

  /// The area behind the step that is open.
  private var bandFill: Figure.Paint { bands.count.isMultiple(of: 2) ? .shade : .paper }

  private mutating func endStep() {
    guard let band else { return }
    y = max(y, band + 4 + row) + 4
    // The shapes keep the order of the steps, so each of them has one.
    bands.append(.rectangle(Figure.Point(0, band), width: width, height: y - band, fill: bandFill))
    self.band = nil
  }

  /// A part begins to live: its lifeline is thick until it ends.
  mutating func begin(_ part: Int) {
    births[part] = births[part] ?? y + 4
  }

  /// A part ends to live; a cross tells that it was cut off.
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

  /// A message goes from a part to another; its label stands in the outermost gap that it crosses.
  ///
  /// - Parameters:
  ///   - from: the part that sends it, from 0.
  ///   - to: the part that gets it.
  ///   - label: what stands above the arrow.
  ///   - paint: the color of all of it.
  ///   - remark: what stands below the arrow.
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
      y += 14
      rows.append(.text(remark, at: .init(middle, line + 16), style: style))
    }
    let (sender, receiver) = (parts[from].title, parts[to].title)
    let note = remark.map { LocalizedText(en: " (\($0))", ja: "(\($0))") } ?? ""
    words.append(
      LocalizedText(en: "\(sender) → \(receiver): \(label)\(note)", ja: "\(sender)→\(receiver): \(label)\(note)"))
  }

  /// Something happens at a part alone.
  mutating func note(_ part: Int, _ label: LocalizedText) {
    y += row
    let width = spacing - 40
    rows += [
      .rectangle(.init(x(part) - width / 2, y - 24), width: width, height: 24, stroke: .init(width: 1), fill: .shade),
      .text(label, at: .init(x(part), y - 8), style: .init(size: 14)),
    ]
    words.append("\(parts[part].title): \(label)")
  }

  /// Draws all that was added.
  ///
  /// - Parameters:
  ///   - end: what came of it all, below the lifelines.
  ///   - alt: the words instead of the drawing; all messages in order if there are none.
  /// - Returns: the drawing, lifelines behind messages.
  func figure(end: LocalizedText? = nil, alt: LocalizedText? = nil) -> Figure {
    var whole = self
    whole.endStep()
    let bottom = whole.y + (whole.bands.isEmpty ? 10 : 4)
    whole.lives += whole.births.sorted { $0.key < $1.key }.map { part, birth in
      .line([.init(x(part), birth), .init(x(part), bottom)], stroke: .init(.ink, width: 3))
    }
    let words = whole.words + [end].compactMap(\.self)
    let last = end.map { Figure.Shape.text($0, at: .init(width / 2, bottom + 22), style: .init(isBold: true)) }
    return Figure(
      width: width, height: bottom + (end == nil ? 8 : 34),
      alt: alt ?? words.joined(.semicolon),
      shapes: whole.bands + heads(bottom: bottom) + whole.lives + whole.rows + [last].compactMap(\.self))
  }

  private func heads(bottom: Double) -> [Figure.Shape] {
    parts.enumerated().flatMap { index, part -> [Figure.Shape] in
      let (x, width) = (x(index), spacing - 40)
      return [
        .line(
          [.init(x, 36), .init(x, bottom)],
          stroke: part.isHub ? .init(.ink, width: 2) : .init(.muted, width: 1, dash: .dashed)),
        .rectangle(
          .init(x - width / 2, 8), width: width, height: 28, stroke: .init(.ink, width: 1),
          fill: part.isHub ? .tone : .paper),
        .text(part.title, at: .init(x, 27), style: .init(size: 15, isBold: true)),
      ]
    }
  }
}
