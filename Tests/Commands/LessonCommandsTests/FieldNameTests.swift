import Foundation
import LessonKit
import LessonPage
import LessonReport
import Results
import SourceText
import TestSupport
import Testing

@Suite("Names of the fields of predictions in commands")
struct FieldNameTests {
  /// The names of the fields, in English and in Japanese.
  private struct Names {
    var spacing = (en: "", ja: "")
    var read = (en: "", ja: "")
  }

  private static let labels = Names(
    spacing: (#" labels="[from 0, 'from 0.5, not more']""#, #" labels="[0から, 0.5から]""#),
    read: (#" labels="[the code 101]""#, #" labels="[ビット列101]""#))
  private static let rows = Names(spacing: (" rows=value", " rows=value"), read: (" rows=bits", " rows=bits"))

  private static func text(spacing: String, read: String) -> String {
    """
    ```experiment float.table name=spacing predict=bits\(spacing)
    format: e2m1fn
    exponent-form: false
    codes: [0000, 0001]
    ```

    ```experiment integer.table name=read predict=value\(read)
    encoding: twos-complement
    bits: 3
    codes: [101]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    - `5`: you read it without a sign. <!-- if: encoding=unsigned -->

    </details>

    """
  }

  private static func folder(_ names: Names) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\ntitle: One\nminutes: 9\n---\n\n# One\n\n" + text(spacing: names.spacing.en, read: names.read.en),
      to: "lessons/one/lesson.md")
    try folder.write(
      "---\ntitle: 一つ目\n---\n\n# 一つ目\n\n"
        + text(spacing: names.spacing.ja, read: names.read.ja)
        .replacing("| bits  | value |", with: "| ビット列 | 値 |"), to: "lessons/one/lesson.ja.md")
    try folder.write(
      "title: {en: A workshop, ja: ワークショップ}\nminutes: 9\nparts:\n  - {lesson: one, minutes: 9}\n",
      to: "lessons/workshops/w.yml")
    return folder
  }

  private func lesson(
    _ words: [String], typing lines: [String] = [], in folder: TemporaryFolder
  ) async -> CommandLineRun {
    await CommandLineRun.lesson(words, typing: lines, in: folder.path)
  }

  @Test("The plan names each answer as its field, in the language of the plan")
  func plan() async throws {
    func answers(_ names: Names, _ language: String) async throws -> [Substring] {
      let words = ["plan", "lessons/workshops/w.yml", "--language", language]
      let run = await lesson(words, in: try Self.folder(names))
      #expect(run.status == 0, "\(run.messages)")
      return run.output.split(separator: "\n").filter { $0.hasPrefix("- ") }
    }
    #expect(
      try await answers(Self.labels, "en") == [
        "- spacing: from 0: `0000`; from 0.5, not more: `0001`", "- read: the code 101: `-3`",
      ])
    #expect(
      try await answers(Self.labels, "ja") == [
        "- spacing: 0から: `0000`、0.5から: `0001`", "- read: ビット列101: `-3`",
      ])
    #expect(
      try await answers(Self.rows, "en") == ["- spacing: value 0: `0000`; value 0.5: `0001`", "- read: 101: `-3`"])
    #expect(
      try await answers(Self.rows, "ja") == ["- spacing: 値 0: `0000`、値 0.5: `0001`", "- read: 101: `-3`"])
  }

  @Test("`lesson next` asks for each answer by the name of its field")
  func next() async throws {
    let words = ["next", "lessons/one", "--state", "state.jsonl"]
    let named = await lesson(
      words, typing: ["0000", "0001", "5"], in: try Self.folder(Self.labels))
    for line in [
      "\n2 answers, one after another.\nfrom 0 (or: try, skip, back, quit): 0000\nfrom 0.5, not more: 0001\n",
      "\nthe code 101 (or: try, skip, back, quit): 5\nYou wrote 5. Not yet.\n",
    ] {
      #expect(named.output.contains(line), "\(named.output)\(named.messages)")
    }
    let rows = await lesson(words, typing: ["0000", "0001", "5"], in: try Self.folder(Self.rows))
    #expect(
      rows.output.contains(
        "\n2 answers (bits), one after another.\nvalue 0 (or: try, skip, back, quit): 0000\nvalue 0.5: 0001\n"))
    #expect(rows.output.contains("\n101 (or: try, skip, back, quit): 5\n"))
    let japanese = await lesson(
      ["next", "lessons/one/lesson.ja.md", "--state", "state.jsonl", "--language", "ja"],
      typing: ["0000", "0001", "5"], in: try Self.folder(Self.labels))
    #expect(japanese.output.contains("0.5から: 0001\n"), "\(japanese.output)\(japanese.messages)")
    #expect(japanese.output.contains("ビット列101(ほかに: 試す、飛ばす、戻る、終わる): 5\n"))
  }

  @Test("Names leave the edition of codes and questions unchanged, and a class sees the names")
  func edition() async throws {
    var editions: Set<String> = []
    for names in [Names(), Self.labels, Self.rows] {
      let folder = try Self.folder(names)
      let run = await lesson(["handout", "lessons/workshops/w.yml", "--output", "out"], in: folder)
      #expect(run.status == 0, "\(run.messages)")
      for page in ["out/w.html", "out/w.ja.html"] { editions.insert(try edition(folder.text(page))) }
      let code = ClassCode([.other, .slip(0)]).text(edition: try #require(Int(editions.first ?? "")))
      try folder.write("\(code)\n", to: "codes.txt")
      let report = await lesson(["class", "codes.txt"], in: folder)
      let right = names.read.en.isEmpty ? "`-3`" : names.read == Self.rows.read ? "101: `-3`" : "the code 101: `-3`"
      #expect(report.output.contains("- `one/read` (right: \(right))\n  - 1 × `5`: you"), "\(report.output)")
      if names.spacing == Self.labels.spacing {
        #expect(report.output.contains("- `one/spacing` (right: from 0: `0000`; from 0.5, not more: `0001`)\n"))
      }
    }
    #expect(editions.count == 1, "\(editions)")
  }

  @Test("An answer that was given before the fields had names still counts")
  func renamed() async throws {
    let folder = try Self.folder(Names())
    let words = ["next", "lessons/one", "--state", "state.jsonl"]
    _ = await lesson(words, typing: ["0000", "0001", "-3"], in: folder)
    for (name, labels) in [("lesson.md", Self.labels.spacing.en), ("lesson.ja.md", Self.labels.spacing.ja)] {
      let old = try folder.text("lessons/one/\(name)")
      try folder.write(old.replacing("predict=bits", with: "predict=bits" + labels), to: "lessons/one/\(name)")
    }
    let run = await lesson(words, in: folder)
    #expect(
      !run.output.contains("This question has changed") && run.output.contains("You have reached the end."),
      "\(run.output)\(run.messages)")
  }

  /// Returns the edition number in the data of a page.
  private func edition(_ page: String) throws -> String {
    let data = try #require(page.firstMatch(of: /id="data">([^<]*)</)?.1)
    let json = String(decoding: try #require(Base64.bytes(of: String(data))), as: UTF8.self)
    return String(try #require(json.firstMatch(of: /"editionNumber":([0-9]+)/)?.1))
  }

  @Test("The outcomes of a run have the labels and the title of the fields, as the published schema says")
  func json() async throws {
    let schema = try JSONSchema(try Self.value(RunSchema.text))
    for (names, labels, title) in [
      (Self.labels, ["from 0", "from 0.5, not more", "the code 101"], nil),
      (Self.rows, ["value 0", "value 0.5", "101"], "bits"),
    ] {
      let folder = try Self.folder(names)
      let run = await lesson(
        ["run", "lessons/one/lesson.md", "--format", "json", "--output", "a.json"], in: folder)
      let text = try folder.text("a.json")
      #expect(try schema.accepts(Self.value(text)), "\(run.messages)")
      let record = try RecordReader.read(Array(text.utf8), path: "a.json")
      let predictions = record.documents.flatMap(\.cells).compactMap(\.prediction)
      #expect(predictions.flatMap { $0.labels ?? [] } == labels)
      #expect(predictions.map(\.title) == [title, nil])
      #expect(try !schema.accepts(Self.value(text.replacing("\"labels\"", with: "\"label\""))))
    }
  }

  private static func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
