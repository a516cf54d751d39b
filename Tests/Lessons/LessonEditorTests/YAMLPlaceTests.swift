import SourceText
import Testing

@testable import LessonEditor

@Suite("Places in YAML that is being typed")
struct YAMLPlaceTests {
  /// Returns the place at the mark `‸` of a text.
  private func place(_ text: String) -> YAMLPlace {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    let file = SourceFile(path: "a.yml", bytes: Array(parts.joined().utf8))
    let offset = parts[0].utf8.count
    return YAMLPlace(file, line: parts[0].count { $0 == "\n" }, offset: offset)
  }

  @Test("The key of a value is found, and a key that is being typed has none")
  func file() {
    let key = place("title: Day\nmi‸\nparts: []\n")
    #expect(key.key == nil)
    #expect(key.word == "mi")
    #expect(!key.isInElement)
    #expect(Set(key.entries.keys) == ["title", "parts"])
    #expect(place("title: Day\nminutes: ‸\n").key == "minutes")
  }

  @Test("The entries of an element are those of its mapping, and of no other element")
  func elements() {
    let text = "parts:\n  - lesson: a\n    minutes: 5\n  - lesson: b\n    notes:\n      en: x\n    ‸\n  - break: 5\n"
    let found = place(text)
    #expect(found.isInElement)
    #expect(found.key == nil)
    #expect(found.entries["lesson"] == "b")
    #expect(Set(found.entries.keys) == ["lesson", "notes"])
  }

  @Test("An element of a list of words belongs to the key above the list")
  func lists() {
    let found = place("parts:\n  - lesson: a\n    sections:\n      - one\n      - tw‸\n    minutes: 5\n")
    #expect(found.key == "sections")
    #expect(found.word == "tw")
    #expect(found.entries["lesson"] == "a")
    #expect(place("parts:\n  - ‸\n").key == nil)
    #expect(place("parts:\n  - ‸\n").isInElement)
  }

  @Test("A mapping on one line has its own entries")
  func flow() {
    let found = place("rules:\n  - {code: wide-table, level: of‸}\n")
    #expect(found.key == "level")
    #expect(found.word == "of")
    #expect(found.entries["code"] == "wide-table")
    #expect(place("rules:\n  - {code: wide-table, in: [a, b‸\n").key == "in")
  }

  @Test("Any text and any position have a place")
  func damaged() {
    for text in ["‸", "\n‸", "- ‸", "{‸", "}:[‸", "a:\n  -‸", "  - - ‸\n", "か\u{3099}: ‸"] {
      #expect(place(text).word.isEmpty)
    }
    let file = SourceFile(path: "a.yml", bytes: [])
    #expect(YAMLPlace(file, line: 7, offset: 9).key == nil)
  }
}
