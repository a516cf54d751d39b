import SourceText
import Testing

@Suite("Places, findings and words in two languages")
struct PlaceTests {
  @Test("A whole file comes before its lines, and a file before the next")
  func order() {
    let sorted = [
      Place(file: "a.md"), Place(file: "a.md", line: 2), Place(file: "a.md", line: 10), Place(file: "b.md", line: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted.map(\.description) == ["a.md", "a.md:2", "a.md:10", "b.md:1"])
  }

  @Test("A finding is described by its place, message and help, and several findings by one line each")
  func description() {
    let place = Place(file: "a.md", line: 3)
    let findings = Findings([Finding(place, "Wrong.", help: "Mend it."), Finding(place, "Odd.")])
    #expect(findings.description == "a.md:3: Wrong. Mend it.\na.md:3: Odd.")
  }

  @Test("Words are in the requested language, and symbols are the same in all")
  func words() {
    let words = LocalizedText(en: "value", ja: "値")
    #expect(Language.allCases.map { words[$0] } == ["value", "値"])
    #expect(Language.allCases.map { ("π" as LocalizedText)[$0] } == ["π", "π"])
  }
}
