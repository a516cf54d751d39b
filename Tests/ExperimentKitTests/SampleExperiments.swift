import ExperimentKit
import Results
import SourceText

enum Encoding: String, CaseIterable, Hashable, Sendable {
  case unsigned
  case twosComplement = "twos-complement"
}

/// An experiment with a parameter of every type.
struct Everything: Experiment {
  static let name = "sample.everything"
  static let summary = LocalizedText(en: "Takes everything.", ja: "すべてを受け取る。")
  static let example = "bits=5"

  static let bits = Parameter("bits", .integer(1...64), help: "The width.")
  static let encoding = Parameter("encoding", .choice, default: Encoding.twosComplement, help: "The encoding.")
  static let wraps = Parameter("wraps", .truth, default: true, help: "Whether it wraps.")
  static let label = Parameter("label", .text, default: "none", help: "A label.")
  static let codes = Parameter("codes", .list(of: .text, count: 1...3), default: ["0"], help: "The codes.")
  static let seed = Parameter("seed", .integer(0...9), absent: LocalizedText(en: "drawn", ja: "任意"), help: "The seed.")
  static let parameters: [any ParameterDeclaration] = [bits, encoding, wraps, label, codes, seed]

  let bits: Int
  let encoding: Encoding
  let wraps: Bool
  let label: String
  let codes: [String]
  let seed: Int?
  let hasLabel: Bool

  init(_ arguments: Arguments) throws {
    bits = arguments[Self.bits]
    encoding = arguments[Self.encoding]
    wraps = arguments[Self.wraps]
    label = arguments[Self.label]
    codes = arguments[Self.codes]
    seed = arguments[Self.seed]
    hasLabel = arguments.has(Self.label)
    if label == "bad" { throw Rejection("label", "The label is bad.", help: "Choose another.") }
    let wide = codes.indices.filter { codes[$0].count > bits }
    guard wide.isEmpty else {
      throw Rejections(wide.map { Rejection("codes", line: 100 + $0, "`\(codes[$0])` is too wide.") })
    }
    if label == "lost" { throw Lost() }
  }

  struct Lost: Error {}

  func run() -> Lines {
    Lines([LocalizedText("\(bits) \(encoding) \(wraps) \(label) \(codes) \(seed.map(String.init) ?? "-") \(hasLabel)")])
  }
}

/// An experiment without parameters.
struct Nothing: Experiment {
  static let name = "sample.nothing"
  static let summary: LocalizedText = "Takes nothing."
  static let parameters: [any ParameterDeclaration] = []

  init(_ arguments: Arguments) {}

  func run() -> Table { Table([], rows: []) }
}
