import Foundation
import Results
import TestSupport
import Testing

@Suite("Damaged SVG")
struct SVGMutationTests {
  private static let mutation = Mutation([
    "&amp;", "&#13;&#10;", "(", ")", "url(#", "#", "svg:", "<!--", "-->", "<![CDATA[", "]]>",
  ])

  private static let written = [
    "<svg><g style=\"x:3\u{FEFF}\"/><text>か</text></svg>",
    "<svg xmlns='u'><path style='d: M1 1' d='M1 1L2 2a1 1 0 013 3z'/><text xml:space='preserve'>a<tspan> é</tspan></text></svg>",
    "<svg>\r\n<g id='a' fill='rgb(1,2,3)' clip-path='url(#b)'/><use href='#a' aria-labelledby='a b'/>\r\n</svg>",
    "<svg><metadata/><svg:g xlink:href='#\u{301}' font-family=\"'A', B\"/>&amp;\u{301}</svg>",
  ]

  /// The pictures of the lessons that are not long.
  private static let drawn: [[UInt8]] = {
    let lessons = #filePath.split(separator: "/").dropLast(5).map { "/\($0)" }.joined() + "/lessons"
    let paths = FileManager.default.enumerator(atPath: lessons)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".svg") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: "\(lessons)/\(path)").flatMap { $0.count < 6_000 ? Array($0) : nil }
    }
  }()

  @Test("Mutated pictures are always compared or refused", arguments: 1...6 as ClosedRange<UInt64>)
  func mutated(_ seed: UInt64) throws {
    print("SVG mutations: seed \(seed)")
    var random = SplitMix64(seed: seed)
    try #require(!Self.drawn.isEmpty)
    for round in 0..<600 {
      let pictures = round % 8 == 0 ? Self.drawn : Self.written.map { Array($0.utf8) }
      let picture = try #require(pictures.randomElement(using: &random))
      let other = Self.mutation.of(picture, using: &random)
      _ = try? SVGComparison.differences(expected: picture, found: other)
      _ = try? SVGComparison.differences(expected: other, found: picture)
      let differences = try? SVGComparison.differences(expected: other, found: other)
      #expect(differences ?? [] == [], "\(String(decoding: other, as: UTF8.self))")
    }
  }

  @Test(
    "A byte beyond ASCII is not a command of a path, even with the bits of one",
    arguments: ["\u{CD}", "\u{301}1 1", "\u{2028}", "か"])
  func path(_ data: String) throws {
    let picture = Array("<svg><path d='\(data)'/></svg>".utf8)
    #expect(try SVGComparison.differences(expected: picture, found: picture).isEmpty)
    #expect(try !SVGComparison.differences(expected: picture, found: Array("<svg><path d='M1 1'/></svg>".utf8)).isEmpty)
  }

  @Test(
    "White space that is not XML's is text",
    arguments: ["\u{3000}", "\u{A0}", "\u{2028}", "\u{85}", "\u{2003}"])
  func blanks(_ blank: String) throws {
    let pairs = [
      ("<text>a\(blank)b</text>", "<text>a b</text>"), ("<g aria-label='a\(blank)b'/>", "<g aria-label='a b'/>"),
    ]
    for (left, right) in pairs { #expect(try !differences(left, right).isEmpty) }
  }
}
