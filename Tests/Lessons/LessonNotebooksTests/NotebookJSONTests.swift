import Testing

@testable import LessonNotebooks

@Suite("JSON of notebooks")
struct NotebookJSONTests {
  @Test("Files have sorted keys and an indentation of one space, as nbformat writes them")
  func files() {
    let value: NotebookJSON = ["b": [], "a": ["x", 1, .null], "B": [:], "c": .truth(true), "あ": "日本"]
    #expect(
      value.file == """
        {
         "B": {},
         "a": [
          "x",
          1,
          null
         ],
         "b": [],
         "c": true,
         "あ": "日本"
        }

        """)
    #expect(value.line == #"{"B":{},"a":["x",1,null],"b":[],"c":true,"あ":"日本"}"#)
  }

  @Test("Quotation marks, backslashes, and controls are escaped")
  func escapes() {
    #expect(NotebookJSON.text("\"\\\n\r\t\u{8}\u{C}\u{1}\u{1B}").line == #""\"\\\n\r\t\b\f\u0001\u001b""#)
  }

  @Test(
    "Text is a list of lines with their line ends",
    arguments: [("", []), ("a", ["a"]), ("a\n\nb\r\n", ["a\n", "\n", "b\r\n"])])
  func lines(_ text: String, _ lines: [String]) {
    #expect(NotebookJSON.lines(text) == .list(lines.map { .text($0) }))
  }
}
