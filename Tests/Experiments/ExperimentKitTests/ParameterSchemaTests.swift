import ExperimentKit
import Foundation
import Results
import TestSupport
import Testing

@Suite("The JSON Schema of an experiment")
struct ParameterSchemaTests {
  /// An experiment with numbers that are easily damaged.
  private struct Exact: Experiment {
    static let about = About("sample.exact", en: "Exact.", ja: "正確。", example: "large=9007199254740993 list=5")
    static let signature = Signature(
      Self.init,
      Parameter("large", .integer(Int.min...Int.max), help: LocalizedText(en: "Large.", ja: "大きい。")),
      Parameter("small", .number(0.1...2.5), default: 0.1, help: LocalizedText(en: "Small.", ja: "小さい。")),
      Parameter("list", .list(of: .integer(1...9), count: 1...3), default: [1, 2], help: "A list."),
      Parameter("label", .text(longest: 9), absent: LocalizedText(en: "drawn", ja: "任意"), help: "A label."))

    let large: Int
    let small: Double
    let list: [Int]
    let label: String?

    func run() -> Lines { Lines([]) }
  }

  private static func text(_ language: Language) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(CatalogueEntry(Exact.self).schema(language)), as: UTF8.self)
  }

  @Test("The schema has numbers with all their digits, defaults and examples as values, and words in its language")
  func exact() throws {
    let english = try Self.text(.english)
    for line in [
      #""large" : 9007199254740993,"#, #""maximum" : 9223372036854775807,"#, #""minimum" : -9223372036854775808,"#,
      #""default" : 0.1,"#, #""maximum" : 2.5,"#, #""maxItems" : 3,"#, #""maxLength" : 9,"#,
      #""description" : "Large.","#,
      #""description" : "A label. Default: drawn.","#,
    ] { #expect(english.contains(line), "\(line)") }
    #expect(english.replacing(/\s/, with: "").contains(#""required":["large"]"#))
    #expect(english.replacing(/\s/, with: "").contains(#""list":[5]"#))
    #expect(try Self.text(.japanese).contains(#""description" : "A label.省略時は任意。","#))
  }

  @Test("Every schema of a sample agrees with its parameters", arguments: [0, 1, 2])
  func flaws(_ index: Int) throws {
    let catalogue = Catalogue([Everything.self, Nothing.self, Exact.self])
    #expect(try catalogue.schemaFlaws(of: catalogue.entries[index].name) == [])
  }

  @Test("A wrong schema is noticed")
  func noticed() throws {
    struct Loose: ParameterDeclaration {
      let name = "loose"
      let help: LocalizedText = "Loose."
      let domain = ParameterDomain.integer(1...9)
      let fallbackText: LocalizedText? = nil
      func check(_ node: YAMLNode) throws {}
    }
    let loose = ExperimentDescription(
      About("sample.loose", en: "Loose.", ja: "Loose.", example: "loose=10"), .lines, [Loose()])
    let entry = CatalogueEntry(loose, of: "nothing") { _ in throw Unavailable("") }
    let flaws = try Catalogue(entries: [entry]).schemaFlaws(of: "sample.loose")
    #expect(flaws.contains("the schema refuses its example"))
    #expect(flaws.contains { $0.hasPrefix("`loose` takes `10`, and its data do not") })
  }

  @Test(
    "An unknown keyword, or one with an invalid value, is noticed",
    arguments: [
      ["typ": "string"], ["type": "text"], ["type": "string", "minimum": .number(1)], ["maxItems": .number(-1)],
      ["enum": ["a", "a"]], ["pattern": "["], ["items": ["maximum": "1"]], ["required": ["a", .number(1)]],
    ] as [JSONValue])
  func metaSchema(_ schema: JSONValue) {
    #expect(throws: (any Error).self) { try JSONSchema(schema) }
  }

  @Test("The data refuse a value with the words of the type")
  func sameWords() throws {
    let types: [(any ParameterDeclaration, [YAMLNode])] = [
      (Parameter("p", ParameterType<Int>.integer(1...9), help: ""), [YAMLNode(written: "10"), YAMLNode(written: "a")]),
      (Parameter("p", ParameterType<Bool>.truth, help: ""), [YAMLNode(written: "True")]),
      (
        Parameter("p", ParameterType<Encoding>.choice, help: ""), [YAMLNode(written: "unsined"), YAMLNode(written: "")]
      ),
      (Parameter("p", ParameterType<Double>.number(0...1), help: ""), [YAMLNode(written: "nan")]),
      (Parameter("p", ParameterType<String>.text(longest: 1), help: ""), [YAMLNode(written: "ab")]),
      (
        Parameter("p", ParameterType<[Int]>.list(of: .integer(1...3), count: 1...2), help: ""),
        [
          YAMLNode(.sequence([YAMLNode(written: "4"), YAMLNode(written: "x")]), line: 1),
          YAMLNode(.sequence([]), line: 1),
          YAMLNode(.mapping([]), line: 1),
        ]
      ),
    ]
    func words(_ step: () throws -> Void) -> [Rejection] {
      do { try step() } catch let rejection as Rejection { return [rejection] } catch {
        return (error as? Rejections)?.all ?? []
      }
      return []
    }
    for (parameter, nodes) in types {
      for node in nodes {
        let told = words { try parameter.check(node) }
        #expect(!told.isEmpty && words { try parameter.domain.check(node, parameter: "p") } == told, "\(node.text)")
      }
    }
  }
}
