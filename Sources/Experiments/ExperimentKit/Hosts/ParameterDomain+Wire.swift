import Results
import SourceText

/// What a parameter takes, as version 2 of the host protocol writes it.
extension ParameterDomain {
  private enum Kind: String, CaseIterable {
    case choice, boolean, integer, number, code, text, lines, notation, list
    case exactNumber = "exact-number"
  }

  /// The data on the wire; words alone where nothing else is known.
  var wire: JSONValue {
    switch self {
    case .choice(let words): Self.wire(.choice, ["words": .array(words.map(\.wire))])
    case .truth: Self.wire(.boolean)
    case .integer(let range):
      Self.wire(.integer, ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    case .number(let range): Self.wire(.number, Self.wire(range))
    case .exactNumber(let allowed, let form):
      Self.wire(.exactNumber, form.wire.merging(["allowed": allowed.wire]) { $1 })
    case .code(let allowed): Self.wire(.code, ["allowed": allowed.wire])
    case .text(let longest): Self.wire(.text, longest.map { ["longest": .number($0)] } ?? [:])
    case .lines: Self.wire(.lines)
    case .notation(let allowed, let words):
      Self.wire(
        .notation,
        words.isEmpty
          ? ["allowed": allowed.wire] : ["allowed": allowed.wire, "words": .array(words.map(JSONValue.string))])
    case .told(let allowed): allowed.wire
    case .list(let element, let count):
      Self.wire(
        .list, ["of": element.wire, "fewest": .number(count.lowerBound), "most": .number(count.upperBound)])
    }
  }

  private static func wire(_ kind: Kind, _ members: [String: JSONValue] = [:]) -> JSONValue {
    .object(members.merging(["type": .string(kind.rawValue)]) { $1 })
  }

  fileprivate static func wire(_ range: ClosedRange<Double>) -> [String: JSONValue] {
    ["minimum": .number(near: range.lowerBound), "maximum": .number(near: range.upperBound)]
  }

  fileprivate init(_ reader: WireReader) throws(WireError) {
    guard let type = try reader.typeOfDomain else {
      self = .told(try reader.words)
      return
    }
    let kind: Kind = try type.choice()
    self =
      switch kind {
      case .choice: .choice(try reader.domainWords)
      case .boolean: .truth
      case .integer: .integer(try reader.range("minimum", "maximum") { value throws(WireError) in try value.number })
      case .number: .number(try reader.decimals)
      case .exactNumber: .exactNumber(try reader["allowed"].words, try ExactNumberForm(reader))
      case .code: .code(try reader["allowed"].words)
      case .text: .text(longest: try reader.member("longest")?.count)
      case .lines: .lines
      case .notation:
        .notation(
          try reader["allowed"].words,
          offering: try reader.member("words")?.list.map { word throws(WireError) in try word.name } ?? [])
      case .list:
        .list(
          of: try reader["of"].domain,
          count: try reader.range("fewest", "most") { value throws(WireError) in try value.count })
      }
  }
}

extension ParameterDomain.Word {
  fileprivate var wire: JSONValue {
    title.map { ["word": .string(word), "title": $0.wire] } ?? .string(word)
  }
}

extension ExactNumberForm {
  private enum Kind: String, CaseIterable {
    case whole, fraction, decimal
  }

  fileprivate var wire: [String: JSONValue] {
    switch self {
    case .whole: ["form": .string(Kind.whole.rawValue)]
    case .fraction: ["form": .string(Kind.fraction.rawValue)]
    case .decimal(let range): ParameterDomain.wire(range).merging(["form": .string(Kind.decimal.rawValue)]) { $1 }
    }
  }

  fileprivate init(_ reader: WireReader) throws(WireError) {
    let kind: Kind = try reader["form"].choice()
    switch kind {
    case .whole: self = .whole
    case .fraction: self = .fraction
    case .decimal: self = .decimal(try reader.decimals)
    }
  }
}

extension WireReader {
  /// What a parameter takes: data with a `type`, or words alone.
  var domain: ParameterDomain {
    get throws(WireError) { try ParameterDomain(self) }
  }

  /// The `type` of an object; nil for words.
  fileprivate var typeOfDomain: WireReader? {
    get throws(WireError) { isText || isTextInLanguages ? nil : try self["type"] }
  }

  fileprivate var domainWords: [ParameterDomain.Word] {
    get throws(WireError) {
      let words = try self["words"].list.map { reader throws(WireError) in
        reader.isText
          ? ParameterDomain.Word(try reader.name)
          : ParameterDomain.Word(try reader["word"].name, title: try reader.member("title")?.words)
      }
      guard !words.isEmpty else { throw try self["words"].mistake("is empty") }
      guard Set(words.map(\.word)).count == words.count else { throw try self["words"].mistake("has a word twice") }
      return words
    }
  }

  fileprivate var decimals: ClosedRange<Double> {
    get throws(WireError) { try range("minimum", "maximum") { value throws(WireError) in try value.decimal } }
  }

  fileprivate var decimal: Double {
    get throws(WireError) {
      guard let number = Double(decimal: try digits) else { throw mistake("is no number") }
      return number
    }
  }

  fileprivate var count: Int {
    get throws(WireError) {
      let count = try number
      guard count >= 0 else { throw mistake("is less than 0") }
      return count
    }
  }

  fileprivate func range<Bound: Comparable>(
    _ low: String, _ high: String, _ read: (WireReader) throws(WireError) -> Bound
  ) throws(WireError) -> ClosedRange<Bound> {
    let (lowest, highest) = (try read(self[low]), try read(self[high]))
    guard lowest <= highest else { throw try self[low].mistake("is above `\(high)`") }
    return lowest...highest
  }
}
