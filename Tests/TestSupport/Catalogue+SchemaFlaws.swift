import ExperimentKit
import Foundation
import Results
import SourceText

extension Catalogue {
  /// Returns the flaws of an experiment's JSON Schema; tests expect none.
  ///
  /// Flaws are keywords that the meta-schema refuses, a default or an example that the schema refuses, and values that
  /// the schema accepts but the parameters do not.
  public func schemaFlaws(of name: String, seed: UInt64 = 20_261_123) throws -> [String] {
    guard let entry = self[name] else { return ["there is no such experiment"] }
    var flaws: [String] = []
    for language in Language.allCases {
      let whole = entry.schema(language)
      guard case .object(let keywords) = whole, case .object(let properties)? = keywords["properties"] else {
        return ["the schema has no properties"]
      }
      let schema = try JSONSchema(whole)
      flaws += try Self.flaws(of: schema, entry)
      guard case .array(let examples)? = keywords["examples"] else { return ["the schema has no examples"] }
      if try examples.isEmpty || !examples.allSatisfy(schema.accepts) {
        flaws.append("the schema refuses its example")
      }
      for parameter in entry.parameters {
        guard case .object(let property)? = properties[parameter.name] else {
          flaws.append("`\(parameter.name)` is no property")
          continue
        }
        var random = SplitMix64(seed: seed)
        flaws += try parameter.schemaFlaws(property, using: &random).map { "\($0) (\(language), seed \(seed))" }
      }
    }
    return flaws
  }

  private static func flaws(of schema: JSONSchema, _ entry: CatalogueEntry) throws -> [String] {
    let example = entry.json(entry.exampleEntries)
    var flaws: [String] = []
    if try schema.accepts(.object(example.merging(["no-such-parameter": .string("a")]) { $1 })) {
      flaws.append("the schema takes an unknown parameter")
    }
    for parameter in entry.parameters where parameter.isRequired {
      if try schema.accepts(.object(example.filter { $0.key != parameter.name })) {
        flaws.append("the schema does not miss `\(parameter.name)`")
      }
    }
    return flaws
  }
}

extension ParameterDeclaration {
  fileprivate func schemaFlaws(
    _ property: [String: JSONValue], using random: inout SplitMix64
  ) throws -> [String] {
    let schema = try JSONSchema(.object(property))
    var flaws: [String] = []
    if let value = property["default"], try !schema.accepts(value) || !takes(value.node) {
      flaws.append("the default \(value) of `\(name)` is refused")
    }
    if defaultNode != nil, property["default"] == nil { flaws.append("`\(name)` keeps its default to itself") }
    for value in domain.samples(using: &random) {
      let (node, isOfDomain) = (value.node, domain.takes(value.node))
      if try schema.accepts(value), !isOfDomain { flaws.append("the schema of `\(name)` takes \(value)") }
      let isTaken = takes(node) && (isOfDomain || !domain.isJudgedLater)
      if isTaken, !isOfDomain { flaws.append("`\(name)` takes `\(node.text)`, and its data do not") }
      if domain.isScalarOfData, isOfDomain, !takes(node) { flaws.append("`\(name)` refuses `\(node.text)`") }
      let json = domain.json(node)
      if isTaken, node.controlText(allowingLineEnds: takesLineEnds) == nil, try !schema.accepts(json) {
        flaws.append("the schema of `\(name)` refuses \(json), and `\(node.text)` is taken")
      }
    }
    return flaws
  }

  private func takes(_ node: YAMLNode) -> Bool { (try? check(node)) != nil }
}

extension ParameterDomain {
  fileprivate func takes(_ node: YAMLNode) -> Bool { (try? check(node, parameter: "p")) != nil }

  /// Whether the parameter takes every value that its data take.
  fileprivate var isScalarOfData: Bool {
    switch self {
    case .choice, .truth, .integer, .number, .text, .lines: true
    case .exactNumber, .code, .notation, .told, .list: false
    }
  }

  /// Whether the parameter reads any text and checks it later, with the other parameters, as for the number of bits of
  /// a code.
  fileprivate var isJudgedLater: Bool {
    switch self {
    case .code: true
    case .list(let element, _): element.isJudgedLater
    default: false
    }
  }

  /// Returns values that are allowed, nearly allowed, or of another type.
  fileprivate func samples(using random: inout SplitMix64) -> [JSONValue] {
    let others: [JSONValue] = [[], ["a"], ["1", "2"], [:], ["a": "b"], .truth(true), .number(7), .array([.array([])])]
    guard case .list(let element, let count) = self else {
      return others + scalars.map(JSONValue.string) + numbers.map(JSONValue.number(_:))
        + scalars.compactMap(JSONValue.number(written:)) + scalars.compactMap { Bool($0).map(JSONValue.truth) }
    }
    let values = element.samples(using: &random)
    var lists = values.map { JSONValue.array([$0]) }
    for length in [
      0, count.lowerBound - 1, count.lowerBound, min(count.upperBound, 300), min(count.upperBound, 299) + 1,
    ]
    where length >= 0 {
      lists.append(.array((0..<length).map { _ in random.pick(values) }))
      if let word = element.scalars.first { lists.append(.array(Array(repeating: .string(word), count: length))) }
    }
    return others + values + lists
  }

  private var numbers: [Int] {
    guard case .integer(let range) = self else { return [-1, 0, 1, 9_007_199_254_740_993] }
    let (low, high) = (range.lowerBound, range.upperBound)
    return [low, low == .min ? low : low - 1, high, high == .max ? high : high + 1, low / 2 + high / 2]
  }

  private var scalars: [String] {
    let common = [
      "a", "", "true", "false", "yes", "True", "5", "05", "+5", "-0", "1.5", "1.50", "1e3", "1/8", "1/0", "-1/00", ".5",
      "5.", "0b101", "0x1F", "00101", "102", "nan", "inf", "あ", "a b", "1e400",
      "12345678901234567890123456789012345678901",
      "0.1", "0.0001", "a\nb",
    ]
    return switch self {
    case .choice(let words): words.map(\.word) + words.map { $0.word + "x" } + common
    case .text(let longest?):
      [String(repeating: "あ", count: longest), String(repeating: "e\u{301}", count: longest / 2 + 1)] + common
    case .number(let range), .exactNumber(_, .decimal(let range)):
      [range.lowerBound, range.upperBound, range.upperBound * 2 + 1, range.lowerBound - 1].map(\.plainText) + common
    case .integer: numbers.map(String.init) + common
    case .notation(_, let words): words + common
    default: common
    }
  }
}

extension JSONValue {
  /// The value as a cell writes it.
  fileprivate var node: YAMLNode {
    switch self {
    case .string(let text): YAMLNode(written: text)
    case .number(let number): YAMLNode(written: "\(number)")
    case .truth(let truth): YAMLNode(written: "\(truth)")
    case .array(let values): YAMLNode(.sequence(values.map(\.node)), line: 1)
    case .object(let members):
      YAMLNode(.mapping(members.map { YAMLNode.Entry(key: $0.key, line: 1, value: $0.value.node) }), line: 1)
    }
  }
}
