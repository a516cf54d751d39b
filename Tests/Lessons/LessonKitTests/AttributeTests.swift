import LessonKit
import SourceText
import Testing

@Suite("The attributes of a cell")
struct AttributeTests {
  @Test(
    "An error of an attribute names the written and the allowed values",
    arguments: [
      (
        "experiment", "The cell does not name an experiment.",
        "Write `experiment NAME` after the opening fence; `lesson experiments` lists the names."
      ),
      (
        "experiment a.b name=Five", "`Five` is not a valid cell name.",
        "Use lowercase ASCII letters and digits, in words joined by `-`, such as `name=int5-table`."
      ),
      (
        "experiment a.b name", "`` is not a valid cell name.",
        "Use lowercase ASCII letters and digits, in words joined by `-`, such as `name=int5-table`."
      ),
      ("experiment a.b name=a name=b", "Duplicate attribute `name`.", "Remove one of the two."),
      (
        "experiment a.b nmae=a", "`nmae` is not an attribute of a cell.",
        "Did you mean `name`? The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `predict`, `tolerance`, `wildcard`."
      ),
      (
        "experiment a.b bits=5", "`bits` is not an attribute of a cell.",
        "Write parameters inside the fence, one per line: `bits: 5`. "
          + "The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `predict`, `tolerance`, `wildcard`."
      ),
      ("experiment a.b no-transcript=yes", "`no-transcript` does not take a value.", "Remove the value."),
      (
        "experiment a.b wildcard", "`wildcard` needs a value without spaces.",
        "Write `wildcard=***`. Then `***` matches any text in a value, or any lines if it is alone on a line."
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
        "Write `tolerance=8` to let each channel differ by up to 8 of 255, or `tolerance=8,0.5%` to let a share of the "
          + "pixels differ by more."
      ),
      (
        "console tolerance=8", "`tolerance` is not an attribute of a console cell.",
        "The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `wildcard`."
      ),
      ("experiment a.b name=\"a", "A quotation mark is never closed.", "Write the value as `key=\"…\"`."),
    ])
  func error(_ info: String, _ message: String, _ help: String) {
    let findings = lesson("```\(info)\n```\n").cells.flatMap(\.findings)
    #expect(findings == [Finding(Place(file: "a/lesson.md", line: 4), Message(key: message), help: Message(key: help))])
  }

  @Test("A cell reports several errors at once")
  func several() {
    let findings = lesson("```experiment a.b name=X foo=1 normalize=y\n```\n").cells.flatMap(\.findings)
    #expect(findings.count == 3)
  }

  @Test("Two cells of a document cannot have the same name")
  func duplicateName() {
    let document = lesson("```experiment a.b name=x\n```\n\n```experiment a.b name=x\n```\n")
    #expect(
      document.cells.map(\.findings) == [
        [],
        [
          Finding(
            Place(file: "a/lesson.md", line: 7), "Duplicate cell name `x`.",
            help: "The cell on line 4 already uses it: choose another name.")
        ],
      ])
  }
}
