import LessonKit
import SourceText
import Testing

@Suite("The attributes of a cell")
struct AttributeTests {
  @Test(
    "An error names what was written and what is allowed",
    arguments: [
      (
        "experiment", "The cell names no experiment.",
        "Write `experiment NAME` behind the fence; `lesson experiments` lists the names."
      ),
      (
        "experiment a.b name=Five", "`Five` cannot be a cell's name.",
        "A name is lower-case ASCII letters and digits in words joined by `-`, such as `name=int5-table`."
      ),
      (
        "experiment a.b name", "`` cannot be a cell's name.",
        "A name is lower-case ASCII letters and digits in words joined by `-`, such as `name=int5-table`."
      ),
      ("experiment a.b name=a name=b", "The attribute `name` stands twice.", "Keep one of the two."),
      (
        "experiment a.b nmae=a", "`nmae` is no attribute of a cell.",
        "Did you mean `name`? The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `predict`, `tolerance`, `wildcard`."
      ),
      (
        "experiment a.b bits=5", "`bits` is no attribute of a cell.",
        "A parameter is written inside the fence, on a line of its own: `bits: 5`. "
          + "The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `predict`, `tolerance`, `wildcard`."
      ),
      ("experiment a.b no-transcript=yes", "`no-transcript` takes no value.", "Write it alone."),
      (
        "experiment a.b wildcard", "`wildcard` needs a text without spaces.",
        "Write `wildcard=***`; `***` then stands for any text in a value, and alone on a line for any lines."
      ),
      (
        "experiment a.b normalize=caes", "`normalize` cannot be `caes`.",
        "Did you mean `case`? The normalizations are: `whitespace`, `case`."
      ),
      (
        "experiment a.b platform=linus", "`platform` cannot be `linus`.",
        "Did you mean `linux`? The platforms are: `linux`, `macos`."
      ),
      (
        "experiment a.b tolerance=300", "`tolerance` cannot be `300`.",
        "Write `tolerance=8` for channels that may be off by up to 8 of 255, or `tolerance=8,0.5%` to let a share of "
          + "the pixels be off by more."
      ),
      (
        "console tolerance=8", "`tolerance` is no attribute of a console cell.",
        "The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `wildcard`."
      ),
      ("experiment a.b name=\"a", "A quotation mark is never closed.", "Write the value as `key=\"…\"`."),
    ])
  func error(_ info: String, _ message: String, _ help: String) {
    let findings = lesson("```\(info)\n```\n").cells.flatMap(\.findings)
    #expect(findings == [Finding(Place(file: "a/lesson.md", line: 4), Message(key: message), help: Message(key: help))])
  }

  @Test("Several errors of one cell are told at once")
  func several() {
    let findings = lesson("```experiment a.b name=X foo=1 normalize=y\n```\n").cells.flatMap(\.findings)
    #expect(findings.count == 3)
  }

  @Test("A name stands once in a document")
  func duplicateName() {
    let document = lesson("```experiment a.b name=x\n```\n\n```experiment a.b name=x\n```\n")
    #expect(
      document.cells.map(\.findings) == [
        [],
        [
          Finding(
            Place(file: "a/lesson.md", line: 7), "The cell name `x` stands twice.",
            help: "The cell on line 4 has it already: give this one another.")
        ],
      ])
  }
}
