import Foundation
import Results
import TestSupport
import Testing

@testable import ExperimentKit

@Suite("The descriptions of parameters by hosts")
struct DescriptionWireTests {
  private static let words = LocalizedText(en: "a word", ja: "語")

  /// The parameters with data of each kind, and the description of their defaults.
  private static let domains: [(ParameterDomain, YAMLNode?)] = [
    (.choice([.init("a"), .init("b", title: LocalizedText(en: "bee", ja: "蜂"))]), YAMLNode(written: "b")),
    (.truth, YAMLNode(written: "true")), (.integer(Int.min...9_007_199_254_740_993), YAMLNode(written: "7")),
    (.number(-0.1...1e9), YAMLNode(written: "0.1")), (.exactNumber(words, .whole), YAMLNode(written: "12")),
    (.exactNumber(words, .fraction), YAMLNode(written: "1/8")),
    (.exactNumber(words, .decimal(0.001...9)), YAMLNode(written: "0.5")), (.code(words), YAMLNode(written: "00101")),
    (.text(longest: nil), YAMLNode(written: "")), (.text(longest: 4), nil), (.lines, YAMLNode(written: "a\nb")),
    (.notation(words), YAMLNode(written: "x")), (.notation(words, offering: ["x", "y"]), nil), (.told(words), nil),
    (
      .list(of: .list(of: .integer(1...3), count: 0...2), count: 1...4),
      YAMLNode(.sequence([YAMLNode(.sequence([YAMLNode(written: "1")]), line: 1)]), line: 1)
    ),
  ]

  private struct Sample: ParameterDeclaration {
    let name = "sample"
    let help = LocalizedText(en: "Help.", ja: "説明。")
    let domain: ParameterDomain
    let defaultNode: YAMLNode?
    var fallbackText: LocalizedText? { defaultNode.map { LocalizedText($0.plainText) } }
    func check(_ node: YAMLNode) throws {}
  }

  private static func sent(_ parameter: any ParameterDeclaration) throws -> any ParameterDeclaration {
    try read(JSONEncoder().encode(ParameterDescription(parameter)))
  }

  /// Returns the parameter that a host describes.
  private static func read(_ data: Data) throws -> ParameterDescription {
    do {
      return try JSONDecoder().decode(ParameterDescription.self, from: data)
    } catch {
      throw WireError(error)
    }
  }

  @Test("The domain and the default of a parameter are read back unchanged", arguments: domains.indices)
  func comesBack(_ index: Int) throws {
    let (domain, node) = Self.domains[index]
    let back = try Self.sent(Sample(domain: domain, defaultNode: node))
    #expect(back.domain == domain && back.name == "sample" && back.help == LocalizedText(en: "Help.", ja: "説明。"))
    #expect(back.defaultNode?.plainText == node?.plainText && back.isRequired == (node == nil))
    #expect(back.fallbackText?.en == node?.plainText)
  }

  @Test("Words for a default, and a default with another text, are read back")
  func otherDefaults() throws {
    let absent = Parameter("p", ParameterType<Int>.integer(1...2), absent: "the same", help: "Help.")
    #expect(try Self.sent(absent).fallbackText == "the same")
    #expect(try Self.sent(absent).defaultNode == nil)
    let shown = Parameter("p", ParameterType<String>.text, default: "a: b", writtenAs: "'a: b'", help: "Help.")
    let back = try Self.sent(shown)
    #expect(back.fallbackText == "'a: b'" && back.defaultNode?.scalar == "a: b")
  }

  @Test("Numbers may be written as texts")
  func texts() throws {
    let line = #"{"name":"p","help":"x","takes":{"type":"integer","minimum":"1","maximum":"9"},"default":5}"#
    let parameter = try Self.read(Data(line.utf8))
    #expect(parameter.domain == .integer(1...9) && parameter.defaultNode?.scalar == "5")
  }

  @Test(
    "Invalid data are reported with their place",
    arguments: [
      (#""takes":{"minimum":1}"#, "`takes` lacks `type`"),
      (
        #""takes":{"type":"whole"}"#,
        "`takes.type` is not one of `choice`, `boolean`, `integer`, `number`, `code`, `text`, `lines`, `notation`, `list`, "
          + "`exact-number`"
      ),
      (#""takes":{"type":"integer","minimum":1}"#, "`takes` lacks `maximum`"),
      (#""takes":{"type":"integer","minimum":1.5,"maximum":2}"#, "`takes.minimum` is not a whole number"),
      (#""takes":{"type":"integer","minimum":3,"maximum":2}"#, "`takes.minimum` is above `maximum`"),
      (#""takes":{"type":"number","minimum":"a","maximum":2}"#, "`takes.minimum` is not a number"),
      (#""takes":{"type":"choice","words":[]}"#, "`takes.words` is empty"),
      (#""takes":{"type":"choice","words":["a","a"]}"#, "`takes.words` has a duplicate word"),
      (#""takes":{"type":"choice","words":[{"title":"a"}]}"#, "`takes.words.0` lacks `word`"),
      (#""takes":{"type":"text","longest":-1}"#, "`takes.longest` is less than 0"),
      (#""takes":{"type":"list","of":{"type":"code"},"fewest":0,"most":1}"#, "`takes.of` lacks `allowed`"),
      (
        #""takes":{"type":"exact-number","allowed":"a","form":"b"}"#,
        "`takes.form` is not one of `whole`, `fraction`, `decimal`"
      ),
      (
        #""takes":{"type":"integer","minimum":1,"maximum":2},"default":"3""#,
        "`default` is not a value of the parameter"
      ),
      (#""takes":{"type":"boolean"},"default":{"ja":"a"}"#, "`default` is neither a string nor a list"),
      (#""takes":7"#, "`takes` is not an object"),
    ])
  func refused(members: String, message: String) throws {
    let error = #expect(throws: WireError.self) {
      try Self.read(Data(#"{"name":"p","help":"x",\#(members)}"#.utf8))
    }
    #expect(error?.description == message)
  }
}
