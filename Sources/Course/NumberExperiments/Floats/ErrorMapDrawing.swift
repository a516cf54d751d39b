import ExactNumbers
import ExperimentKit

/// A map of errors as shapes: cells, axes and legend.
struct ErrorMapDrawing {
  let map: ErrorMap
  let title: LocalizedText

  let width = 640.0
  private let corner = Figure.Point(88, 96)
  private let labelSize = 16.0

  /// The width and the height of a cell.
  private var cell: Double {
    max(1, (540 / Double(map.values.count)).rounded(.down))
  }

  private var side: Double {
    cell * Double(map.values.count)
  }

  /// The height of the figure.
  var height: Double {
    legendTop + 44 + 60 * Double((kinds.count + 1) / 2)
  }

  private var legendTop: Double {
    corner.y + side + (labelsAreUpright ? 84 : 126)
  }

  /// The figure.
  var figure: Figure { Figure(width: width, height: height, alt: alt, shapes: shapes) }

  private var alt: LocalizedText {
    let counts = map.counts
    let list = kinds.map { kind in
      let (words, count) = (map.words(kind), counts[kind] ?? 0)
      return LocalizedText(en: "\(words) \(count)", ja: "\(words) \(count)組")
    }.joined(.comma)
    return LocalizedText(
      en: "\(title): a map of the errors for all pairs of its \(map.values.count) numbers, in units in the last ",
      ja: "\(title)。\(map.values.count)個の数のすべての組について、誤差を結果の最下位桁の単位で示した図。")
      + LocalizedText(en: "place of the result. Numbers of pairs: \(list).", ja: "\(list)。")
  }

  /// The kinds of errors in the map.
  private var kinds: [ErrorMap.Kind] {
    ErrorMap.kinds.filter { map.counts[$0] != nil }
  }

  /// The font size at which the title fits on one line.
  private var titleSize: Double {
    min(22, 560 / max(title.en.width(size: 1), title.ja.width(size: 1)))
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    [.text(title, at: Figure.Point(16, 34), style: Figure.TextStyle(size: titleSize, anchor: .start, isBold: true))]
      + ErrorMap.kinds.flatMap { paint($0, areas($0)) } + grid + axes + legend
  }

  /// A rectangle of cells of one kind.
  private struct Area {
    let corner: Figure.Point
    let width: Double
    var height: Double
  }

  /// Returns the cells of a kind: runs of a row, with equal runs of neighboring rows as one.
  private func areas(_ kind: ErrorMap.Kind) -> [Area] {
    var areas: [Area] = []
    var above: [Range<Int>: Int] = [:]
    // The greatest left number is at the top.
    for (line, row) in map.rows.reversed().enumerated() {
      var open: [Range<Int>: Int] = [:]
      var column = 0
      while let first = row[column...].firstIndex(of: kind) {
        let end = row[first...].firstIndex { $0 != kind } ?? row.count
        if let area = above[first..<end] {
          areas[area].height += cell
          open[first..<end] = area
        } else {
          open[first..<end] = areas.count
          let place = Figure.Point(corner.x + Double(first) * cell, corner.y + Double(line) * cell)
          areas.append(Area(corner: place, width: Double(end - first) * cell, height: cell))
        }
        column = end
      }
      above = open
    }
    return areas
  }

  private func paint(_ kind: ErrorMap.Kind, _ areas: [Area]) -> [Figure.Shape] {
    guard !areas.isEmpty else { return [] }
    switch kind {
    case .exact: return []
    case .step(let step): return [filled(areas, [.tint1, .tint2, .tint3, .tint4][step])]
    case .beyond: return [filled(areas, .ink), hatched(areas, .falling, 8, Figure.Stroke(.paper, width: 1.5))]
    case .overflow: return [hatched(areas, .rising, 8, Figure.Stroke(width: 2))]
    case .noNumber: return [hatched(areas, .level, 4, Figure.Stroke(.muted, width: 1.5))]
    }
  }

  /// Returns areas as thick level lines, row by row, which takes the fewest characters.
  private func filled(_ areas: [Area], _ paint: Figure.Paint) -> Figure.Shape {
    let lines = areas.flatMap { area in
      stride(from: area.corner.y + cell / 2, to: area.corner.y + area.height, by: cell).map { y in
        Figure.Segment(Figure.Point(area.corner.x, y), Figure.Point(area.corner.x + area.width, y))
      }
    }
    return .segments(lines, stroke: Figure.Stroke(paint, width: cell))
  }

  private func hatched(
    _ areas: [Area], _ hatch: Figure.Hatch, _ spacing: Double, _ stroke: Figure.Stroke
  ) -> Figure.Shape {
    .segments(
      areas.flatMap { hatch.lines($0.corner, width: $0.width, height: $0.height, spacing: spacing) }, stroke: stroke)
  }

  /// Lines between the cells, if the cells are large enough to count.
  private var grid: [Figure.Shape] {
    guard cell >= 16 else { return [] }
    let lines = (1..<map.values.count).map { Double($0) * cell }
    let segments =
      lines.map { Figure.Segment(Figure.Point(corner.x + $0, corner.y), Figure.Point(corner.x + $0, corner.y + side)) }
      + lines.map {
        Figure.Segment(Figure.Point(corner.x, corner.y + $0), Figure.Point(corner.x + side, corner.y + $0))
      }
    return [.segments(segments, stroke: Figure.Stroke(.tone, width: 1))]
  }

  /// Whether every label along the lower axis fits when it is written across.
  private var labelsAreUpright: Bool {
    labelled.allSatisfy { $0.text.width(size: labelSize) <= cell }
  }

  private func center(_ index: Int) -> Double {
    (Double(index) + 0.5) * cell
  }

  /// The numbers along the axes: the ends, and as many others as fit, the roundest first.
  private var labelled: [(index: Int, text: String)] {
    let ranked = map.values.indices.sorted {
      (map.roundness[$0], map.values[$0].magnitude) > (map.roundness[$1], map.values[$1].magnitude)
    }
    let ends = [map.values.count - 1, 0].map { index in
      let value = map.values[index]
      return (index, value.shortText(prefersPowers: false) ?? "≈" + value.scientificDescription(significantDigits: 2))
    }
    return ranked.reduce(into: ends) { labels, index in
      guard let text = map.values[index].shortText(prefersPowers: false),
        labels.allSatisfy({ (center($0.index) - center(index)).magnitude >= labelSize * 1.2 })
      else { return }
      labels.append((index, text))
    }
  }

  private var axes: [Figure.Shape] {
    let (left, right, top, bottom) = (corner.x, corner.x + side, corner.y, corner.y + side)
    let isUpright = labelsAreUpright
    let labels = labelled.flatMap { index, text -> [Figure.Shape] in
      let (x, y) = (left + center(index), bottom - center(index))
      let stroke = Figure.Stroke(.muted, width: 2)
      return [
        .line([Figure.Point(left - 6, y), Figure.Point(left, y)], stroke: stroke),
        .line([Figure.Point(x, bottom), Figure.Point(x, bottom + 6)], stroke: stroke),
        .text(
          LocalizedText(text), at: Figure.Point(left - 10, y + labelSize * 0.36),
          style: Figure.TextStyle(size: labelSize, anchor: .end)),
        isUpright
          ? .text(
            LocalizedText(text), at: Figure.Point(x, bottom + 10 + labelSize),
            style: Figure.TextStyle(size: labelSize))
          : .text(
            LocalizedText(text), at: Figure.Point(x + labelSize * 0.36, bottom + 10),
            style: Figure.TextStyle(size: labelSize, anchor: .end, rotation: -90)),
      ]
    }
    let style = Figure.TextStyle(size: 20, paint: .muted, isBold: true)
    return labels + [
      .rectangle(Figure.Point(left, top), width: side, height: side, stroke: Figure.Stroke(width: 2)),
      .text(
        LocalizedText(en: "right number", ja: "右の数"),
        at: Figure.Point((left + right) / 2, bottom + (isUpright ? 64 : 106)),
        style: style),
      .text(
        LocalizedText(en: "left number", ja: "左の数"), at: Figure.Point(16, top - 10),
        style: Figure.TextStyle(size: 20, anchor: .start, paint: .muted, isBold: true)),
    ]
  }

  private var legend: [Figure.Shape] {
    let counts = map.counts
    return [
      .text(
        LocalizedText(en: "error, in units in the last place", ja: "誤差(最下位桁の単位)"), at: Figure.Point(16, legendTop + 24),
        style: Figure.TextStyle(size: 20, anchor: .start, isBold: true))
    ]
      + kinds.enumerated().flatMap { index, kind in
        let (x, y) = (index.isMultiple(of: 2) ? 16.0 : 328, legendTop + 44 + 60 * Double(index / 2))
        let count = counts[kind, default: 0]
        return sample(kind, Figure.Point(x, y)) + [
          .text(map.words(kind), at: Figure.Point(x + 52, y + 14), style: Figure.TextStyle(size: 20, anchor: .start)),
          .text(
            LocalizedText(en: count == 1 ? "1 pair" : "\(count) pairs", ja: "\(count)組"),
            at: Figure.Point(x + 52, y + 38), style: Figure.TextStyle(size: 19, anchor: .start, paint: .muted)),
        ]
      }
  }

  private func sample(_ kind: ErrorMap.Kind, _ corner: Figure.Point) -> [Figure.Shape] {
    let (width, height) = (40.0, 32.0)
    let rows = stride(from: 0, to: height, by: cell).map { y in
      Area(corner: Figure.Point(corner.x, corner.y + y), width: width, height: min(cell, height - y))
    }
    let area = Area(corner: corner, width: width, height: height)
    let fill: [Figure.Shape]
    if case .step(let step) = kind {
      fill = [.rectangle(corner, width: width, height: height, fill: [.tint1, .tint2, .tint3, .tint4][step])]
    } else if kind == .beyond {
      fill = [.rectangle(corner, width: width, height: height, fill: .ink)] + paint(kind, rows).suffix(1)
    } else {
      fill = paint(kind, [area])
    }
    return fill + [.rectangle(corner, width: width, height: height, stroke: Figure.Stroke(width: 2))]
  }
}
