import ExperimentKit

/// A live view as shapes: the screen at the left, the names of its parts at the right.
struct LiveViewDrawing {
  /// The width of the figure.
  let width = 680.0
  /// The height of the figure.
  let height: Double
  /// The shapes, from the back to the front.
  private(set) var shapes: [Figure.Shape] = []

  private let screen = (left: 20.0, top: 20.0, width: 375.0)
  private let rowHeight = 44.0
  private let gap = 36.0

  init(_ view: LiveView) {
    let bars = NavigationBar.all(in: view.root)
    let isGrouped = view.listStyle == .grouped
    let rows = rowHeight * Double(view.rows.count)
    let list = (isGrouped ? gap : 0) + rows + 2 * rowHeight
    let screenHeight = bars.reduce(list) { $0 + $1.height }
    height = screenHeight + 2 * screen.top
    box(screen.top, screenHeight, fill: isGrouped ? .shade : .paper)
    var top = screen.top
    for bar in bars {
      draw(bar, at: top)
      top += bar.height
    }
    if isGrouped {
      top += gap
      box(top, rows, fill: .paper)
      divider(at: top, inset: 0)
    }
    for (index, row) in view.rows.enumerated() {
      draw(row, view, at: top + rowHeight * Double(index), isLast: index == view.rows.count - 1)
    }
    label(view.partWords, at: top)
    shapes.append(
      .rectangle(
        Figure.Point(screen.left, screen.top), width: screen.width, height: screenHeight,
        stroke: Figure.Stroke(.ink, width: 2)))
  }

  private mutating func draw(_ bar: NavigationBar, at top: Double) {
    box(top, bar.height, fill: .shade)
    divider(at: top + bar.height, inset: 0, paint: .muted)
    let name = LocalizedText(en: "navigation bar", ja: "ナビゲーションバー")
    let emptyName = LocalizedText(en: "empty navigation bar", ja: "空のナビゲーションバー")
    switch bar {
    case .titled(let title):
      let isLarge = title.display == .large
      let point = Figure.Point(
        isLarge ? screen.left + 16 : screen.left + screen.width / 2, top + (isLarge ? 82 : 28))
      let style = Figure.TextStyle(size: isLarge ? 34 : 17, anchor: isLarge ? .start : .middle, isBold: true)
      shapes.append(.text(LocalizedText(title.text), at: point, style: style))
      label(
        [
          name,
          isLarge
            ? LocalizedText(en: "with a large title", ja: "大きいタイトル")
            : LocalizedText(en: "with a small title", ja: "小さいタイトル"),
        ], at: top)
    case .empty(let reason):
      let corners = [(16.0, 52.0), (234.0, 52.0), (234.0, 88.0), (16.0, 88.0), (16.0, 52.0)]
      shapes.append(
        .line(
          corners.map { Figure.Point(screen.left + $0, top + $1) },
          stroke: Figure.Stroke(.accent, width: 2, dash: .dashed)))
      label([emptyName, reason.words], at: top, paint: .accent)
    }
  }

  private mutating func draw(_ row: String, _ view: LiveView, at top: Double, isLast: Bool) {
    let isGray = view.rowKind == .link && !view.leadsOn
    let style = Figure.TextStyle(size: 17, anchor: .start, paint: isGray ? .muted : .ink)
    shapes.append(.text(LocalizedText(row), at: Figure.Point(screen.left + 16, top + 28), style: style))
    divider(at: top + rowHeight, inset: isLast && view.listStyle == .grouped ? 0 : 16)
    guard view.rowKind == .link else { return }
    let right = screen.left + screen.width
    let arrow = [(24.0, 15.0), (17.0, 22.0), (24.0, 29.0)].map { Figure.Point(right - $0, top + $1) }
    shapes.append(.line(arrow, stroke: Figure.Stroke(isGray ? .tone : .ink, width: 2)))
  }

  private mutating func box(_ top: Double, _ height: Double, fill: Figure.Paint) {
    shapes.append(
      .rectangle(Figure.Point(screen.left, top), width: screen.width, height: height, fill: fill))
  }

  private mutating func divider(at height: Double, inset: Double, paint: Figure.Paint = .tone) {
    let line = [Figure.Point(screen.left + inset, height), Figure.Point(screen.left + screen.width, height)]
    shapes.append(.line(line, stroke: Figure.Stroke(paint, width: 1)))
  }

  /// Adds the name of a part and a note on it, next to the part's top edge.
  private mutating func label(_ lines: [LocalizedText], at top: Double, paint: Figure.Paint = .muted) {
    let left = screen.left + screen.width
    shapes.append(
      .line([Figure.Point(left, top + 17), Figure.Point(left + 20, top + 17)], stroke: Figure.Stroke(paint)))
    for (index, line) in lines.enumerated() {
      let isName = index == 0
      let style = Figure.TextStyle(size: 17, anchor: .start, paint: isName ? .ink : paint, isBold: isName)
      shapes.append(.text(line, at: Figure.Point(left + 28, top + 23 + 20 * Double(index)), style: style))
    }
  }
}

extension LiveView {
  /// The name of the list and a note on its rows.
  fileprivate var partWords: [LocalizedText] {
    let list = LocalizedText(
      en: rows.count == 1 ? "list of one row" : "list of \(rows.count) rows", ja: "\(rows.count)行のリスト")
    return [list] + (rowKind == .link ? [links] : []) + (navigation == .none ? [noBar] : [])
  }

  private var links: LocalizedText {
    leadsOn
      ? LocalizedText(en: "tap a row to go on", ja: "行をタップすると移動する")
      : LocalizedText(en: "no row leads anywhere", ja: "どの行からも移動できない")
  }

  private var noBar: LocalizedText {
    LocalizedText(en: "no navigation bar", ja: "ナビゲーションバーはない")
  }
}
