import ExperimentKit
import Results
import SourceText

/// Experiments of every kind, for tests of the runner.
let sampleCatalogue = Catalogue([
  SampleTable.self, SampleLines.self, SampleFigure.self, SampleDiagram.self, SamplePicture.self, SamplePower.self,
])

/// Numbers and their squares, from 1.
struct SampleTable: Experiment {
  static let about = About("sample.table", en: "Squares.", ja: "Squares.")
  static let rows = Parameter("rows", .integer(0...100), help: "How many.")
  static let fold = Parameter("fold", .integer(1...4), default: 1, help: "Side by side.")
  static let signature = Signature(Self.init, rows, fold)

  let rows: Int
  let fold: Int

  func run() -> Table {
    Table(
      [
        Table.Column("n", LocalizedText(en: "number", ja: "数")),
        Table.Column("square", LocalizedText(en: "square", ja: "平方"), alignment: .right),
      ],
      rows: (0..<rows).map { [.code("\($0 + 1)"), .plain("\(($0 + 1) * ($0 + 1))")] },
      fold: fold)
  }
}

/// The lines in its parameter.
struct SampleLines: Experiment {
  static let about = About("sample.lines", en: "Lines.", ja: "Lines.")
  static let lines = Parameter("lines", .list(of: .text), default: ["one", "two"], help: "The lines.")
  static let signature = Signature(Self.init, lines)

  let lines: [String]

  func run() -> Lines { Lines(lines.map { LocalizedText($0) }) }
}

/// A circle.
struct SampleFigure: Experiment {
  static let about = About("sample.figure", en: "A circle.", ja: "A circle.")
  static let radius = Parameter("radius", .integer(1...50), default: 20, help: "The radius.")
  static let signature = Signature(Self.init, radius)

  let radius: Int

  func run() -> Figure {
    Figure(
      width: 100, height: 100, alt: LocalizedText(en: "A circle [round]", ja: "円"),
      shapes: [.circle(Figure.Point(50, 50), radius: Double(radius), stroke: Figure.Stroke())])
  }
}

/// A lamp.
struct SampleDiagram: Experiment {
  static let about = About("sample.diagram", en: "A lamp.", ja: "A lamp.")
  static let signature = Signature(Self.init)

  func run() -> StateDiagram {
    StateDiagram(
      states: [.init("off", LocalizedText(en: "off", ja: "消灯")), .init("on", LocalizedText(en: "on", ja: "点灯"))],
      transitions: [.init(from: "off", to: "on", "press"), .init(from: "on", to: "off", "press")], initial: "off")
  }
}

/// Powers of numbers.
struct SamplePower: Experiment {
  static let about = About("sample.power", en: "Powers.", ja: "累乗")
  static let of = Parameter("of", .list(of: .integer(0...100)), help: "The numbers.")
  static let exponent = Parameter("exponent", .integer(0...9), default: 2, help: "How often each is a factor.")
  static let signature = Signature(Self.init, of, exponent)

  let of: [Int]
  let exponent: Int

  func run() -> Table {
    Table(
      [
        Table.Column("n", LocalizedText(en: "number", ja: "数")),
        Table.Column("power", LocalizedText(en: "power", ja: "累乗"), alignment: .right),
      ],
      rows: of.map { base in
        [.code("\(base)"), .plain("\((0..<exponent).reduce(1) { product, _ in product * base })")]
      })
  }
}
