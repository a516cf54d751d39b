import LessonKit
import SourceText
import Testing

@testable import LessonPage

@Suite("The index of lessons")
struct IndexTests {
  private func parts(_ text: String, asked: Set<String> = []) throws -> [SearchText.Part] {
    let document = Document(path: "bits/lesson.md", bytes: Array("---\ntitle: Bits\n---\n\n\(text)".utf8))
    return try SearchText(document, article: "bits", asked: asked).parts
  }

  @Test("Text is found by the heading above it, under the anchor of its page")
  func headings() throws {
    let parts = try parts("# Bits\n\nOne.\n\n## Two bits\n\nTwo.\nMore.\n\nThree.\n")
    #expect(parts.map(\.anchor) == ["bits--bits", "bits--two-bits"])
    #expect(parts.map(\.heading) == ["", "Two bits"])
    #expect(parts.map(\.text) == ["One.", "Two. More.\nThree."])
  }

  @Test("Text for teachers, results, answers and links to another language are not found")
  func omitted() throws {
    let text = """
      # Bits

      [日本語](lesson.ja.md)

      ```experiment integer.table name=ask predict=value
      bits: 1
      ```

      <details><summary>Result</summary>

      | value |
      |------:|
      |     1 |

      - `5`: a reason. <!-- if: encoding=unsigned -->

      </details>

      ## Answers

      An answer.

      ## For teachers

      A note.

      ## The end

      Last.
      """
    #expect(try parts(text).map(\.text) == ["Last."])
  }

  @Test("Text below a question waits for its answer if the page asks it")
  func waiting() throws {
    let cell = "```experiment integer.table name=ask predict=value\nbits: 1\n```\n\n| value |\n|---|\n| 1 |\n"
    let text = "# Bits\n\nAbove.\n\n\(cell)\nBelow.\n"
    #expect(try parts(text, asked: ["bits/ask"]).map(\.questions) == [0, 1])
    #expect(try parts(text).map(\.text) == ["Above.\nBelow."])
  }

  @Test("Topics are read with their titles, and errors have their lines")
  func topics() {
    var topics = Topics()
    topics.read(SourceFile(path: "topics.yml", bytes: Array("- title: {en: A, ja: ア}\n  lessons: [a, b]\n".utf8)))
    #expect(topics.all == [Topics.Topic(title: LocalizedText(en: "A", ja: "ア"), lessons: ["a", "b"])])
    #expect(topics.findings.isEmpty)
    topics.read(SourceFile(path: "topics.yml", bytes: Array("- titel: A\n  lessons: [a]\n".utf8)))
    topics.read(SourceFile(path: "topics.yml", bytes: Array("title: A\n".utf8)))
    #expect(topics.all.count == 1)
    #expect(topics.findings.map(\.place.line) == [1, 1, 1])
  }

  @Test("Compressed text has the header of zlib, and is smaller than the text")
  func deflate() throws {
    let text = Array(String(repeating: "bits and more bits, ", count: 500).utf8)
    let bytes = try #require(Deflate.base64(text).flatMap(Base64.bytes))
    #expect(bytes.first == 0x78 && bytes.count < 200)
  }
}
