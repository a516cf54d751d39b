import Results
import SourceText
import Testing

@Suite("Pictures")
struct PictureTests {
  private static let alt = LocalizedText(en: "a red square", ja: "赤い正方形")
  private static let svg = LocalizedText(en: "<svg>\n<text>one</text></svg>\n", ja: "<svg>\n<text>一</text></svg>\n")

  @Test("Pixels and pages are Base64 in JSON and the alternative text on a terminal")
  func bytes() {
    for (content, format) in [(Picture.Content.png([1, 2, 3]), "png"), (.pdf([1, 2, 3]), "pdf")] {
      let result = Picture(content, alt: Self.alt, engine: "Cairo 1.16.0").cellResult
      #expect(
        result.json(.japanese)
          == .object([
            "alt": .string("赤い正方形"), "format": .string(format), format: .string("AQID"),
            "engine": .string("Cairo 1.16.0"),
          ]))
      #expect(result.text(.english) == ["a red square"])
      #expect(result.kind == .figure)
    }
  }

  @Test("SVG is shown in the requested language, and without an engine none is named")
  func vectors() {
    let result = Picture(.svg(Self.svg), alt: Self.alt).cellResult
    #expect(
      result.json(.english)
        == .object([
          "alt": .string("a red square"), "format": .string("svg"), "svg": .string("<svg>\n<text>one</text></svg>\n"),
        ]))
    #expect(result.text(.japanese) == ["<svg>", "<text>一</text></svg>"])
  }

  @Test("The bytes of a file are those of its language")
  func files() {
    let svg = Picture(.svg(Self.svg), alt: Self.alt)
    #expect(svg.bytes(.japanese) == Array(Self.svg.ja.utf8))
    #expect(svg.format.rawValue == "svg")
    #expect(Picture(.png([7]), alt: Self.alt).bytes(.japanese) == [7])
  }
}
