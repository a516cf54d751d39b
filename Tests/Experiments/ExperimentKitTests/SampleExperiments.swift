import ExperimentKit

enum Encoding: String, CaseIterable, Hashable, Sendable {
  case unsigned
  case twosComplement = "twos-complement"
}

/// An experiment with a parameter of every type.
struct Everything: Experiment {
  static let about = About("sample.everything", en: "Takes everything.", ja: "すべてを受け取る。", example: "bits=5")
  static let seed = Parameter("seed", .integer(0...9), absent: LocalizedText(en: "drawn", ja: "任意"), help: "The seed.")
  static let signature = Signature(
    Self.init,
    Parameter("bits", .integer(1...64), help: "The width."),
    Parameter("encoding", .choice, default: Encoding.twosComplement, help: "The encoding."),
    Parameter("wraps", .truth, default: true, help: "Whether it wraps."),
    Parameter("label", .text, default: "none", help: "A label.").noted,
    Parameter("codes", .list(of: .text, count: 1...3), default: ["0"], help: "The codes."), seed)

  let bits: Int
  let encoding: Encoding
  let wraps: Bool
  let label: Written<String>
  let codes: [String]
  let seed: Int?

  init(bits: Int, encoding: Encoding, wraps: Bool, label: Written<String>, codes: [String], seed: Int?) throws {
    (self.bits, self.encoding, self.wraps) = (bits, encoding, wraps)
    (self.label, self.codes, self.seed) = (label, codes, seed)
    if label.value == "bad" { throw Rejection("label", "The label is bad.", help: "Choose another.") }
    let wide = codes.indices.filter { codes[$0].count > bits }
    guard wide.isEmpty else {
      throw Rejections(wide.map { Rejection("codes", line: 100 + $0, "`\(codes[$0])` is too wide.") })
    }
    if label.value == "lost" { throw Lost() }
  }

  struct Lost: Error {}

  func run() -> Lines {
    let seed = seed.map(String.init) ?? "-"
    return Lines(["\(bits) \(encoding) \(wraps) \(label.value) \(codes) \(seed) \(label.isWritten)"])
  }
}

/// An experiment without parameters.
struct Nothing: Experiment {
  static let about = About("sample.nothing", en: "Takes nothing.", ja: "何も受け取らない。")
  static let signature = Signature(Self.init)

  func run() -> Table { Table([], rows: []) }
}
