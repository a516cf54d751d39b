import SourceText
import TestSupport
import Testing
import Workshops

/// A workshop with one lesson in both languages.
enum WorkshopFixture {
  static let lesson = """
    # One

    First words.

    ## Predict

    ```experiment integer.table name=read predict=value
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

    ## More

    More words.

    """

  static let workshop = """
    title: {en: A workshop, ja: ワークショップ}
    minutes: 20
    parts:
      - lesson: one
        sections: [one, predict]
        minutes: 12
        skip-if-late: one
        notes: {en: Draw a ring., ja: 輪を描く。}
      - activity: {en: In pairs, ja: 2人で}
        minutes: 5
        text: {en: Ask each other., ja: 質問し合う。}
      - slack: 3

    """

  static func folder(_ workshop: String = workshop) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: One\nminutes: 9\n---\n\n" + lesson, to: "lessons/one/lesson.md")
    try folder.write(
      "---\ntitle: 一つ目\n---\n\n"
        + lesson.replacing("First words.", with: "最初の文。").replacing("| bits  | value |", with: "| ビット列 | 値 |"),
      to: "lessons/one/lesson.ja.md")
    try folder.write(workshop, to: "lessons/workshops/w.yml")
    return folder
  }

  /// Returns the edition number in the data of the page.
  static func edition(_ folder: TemporaryFolder) throws -> Int {
    let page = try folder.text("out/w.html")
    let data = try #require(page.firstMatch(of: /id="data">([^<]*)</)?.1)
    let json = String(decoding: try #require(Base64.bytes(of: String(data))), as: UTF8.self)
    return try #require(json.firstMatch(of: /"editionNumber":([0-9]+)/).flatMap { Int($0.1) })
  }
}
