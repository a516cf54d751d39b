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
        "Did you mean `name`? The attributes are: `goal`, `labels`, `name`, `no-transcript`, `normalize`, `platform`, `predict`, `rows`, `tolerance`, `vary`, `wildcard`."
      ),
      (
        "experiment a.b bits=5", "`bits` is not an attribute of a cell.",
        "Write parameters inside the fence, one per line: `bits: 5`. "
          + "The attributes are: `goal`, `labels`, `name`, `no-transcript`, `normalize`, `platform`, `predict`, `rows`, `tolerance`, `vary`, `wildcard`."
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
      (
        "experiment a.b predict=c labels=\"[a, a]\"", "Duplicate label `a`.", "Name each field in its own words."
      ),
      (
        "experiment a.b predict=c rows=b labels=[a]", "`rows` and `labels` cannot be combined.",
        "Remove one of the two."
      ),
      (
        "experiment a.b predict=c rows=Bits", "`rows` cannot be `Bits`.",
        "Write the ID of the column that names the rows, as in `rows=bits`."
      ),
      (
        "experiment a.b predict=c rows=c", "`rows` cannot be the predicted column, whose values are the answers.",
        "Choose another column with `rows`, or write `labels`."
      ),
      (
        "experiment a.b rows=3", "`rows` names the fields of a prediction, but this cell does not ask for a column.",
        "Add `predict=COLUMN`, or remove `rows`. Parameters go inside the fence, one per line."
      ),
      (
        "experiment a.b predict labels=[a]",
        "`labels` names the fields of a prediction, but this cell does not ask for a column.",
        "Add `predict=COLUMN`, or remove `labels`. Parameters go inside the fence, one per line."
      ),
      (
        "swift predict labels=[a]", "`labels` is not an attribute of a Swift cell.",
        "The attributes are: `check`, `compiler`, `error`, `exercise`, `ignore`, `input`, `isolated`, `language-mode`, "
          + "`name`, `no-run`, `no-transcript`, `normalize`, `platform`, `predict`, `solution`, `throws`, `timeout`, "
          + "`trap`, `warning`, `wildcard`."
      ),
      (
        "console rows=a", "`rows` is not an attribute of a console cell.",
        "The attributes are: `name`, `no-transcript`, `normalize`, `platform`, `wildcard`."
      ),
      ("experiment a.b name=\"a", "A quotation mark is never closed.", "Write the value as `key=\"…\"`."),
    ])
  func error(_ info: String, _ message: String, _ help: String) {
    let findings = lesson("```\(info)\n```\n").cells.flatMap(\.findings)
    #expect(findings == [Finding(Place(file: "a/lesson.md", line: 4), Message(key: message), help: Message(key: help))])
  }

  @Test(
    "Labels are a YAML list of texts",
    arguments: [
      "labels", "labels=", "labels=a", "labels=\"{a: b}\"", "labels=[]", "labels=\"[a\"", "labels=\"[a, &b c, *b]\"",
    ])
  func noList(_ labels: String) {
    let findings = lesson("```experiment a.b predict=c \(labels)\n```\n").cells.flatMap(\.findings)
    let value = labels.dropFirst("labels=".count).filter { $0 != "\"" }
    #expect(findings.map(\.message.description) == ["`labels` cannot be `\(value)`."])
    #expect(findings.allSatisfy { $0.help?.description.contains("labels=\"[from 0, 'from 0.625']\"") == true })
  }

  @Test("Each label is a line of text", arguments: ["''", "[b]", "{b: c}", "'  '", "b: c"])
  func noText(_ label: String) {
    let findings = lesson("```experiment a.b predict=c labels=\"[a, \(label)]\"\n```\n").cells.flatMap(\.findings)
    #expect(findings.count == 1 && "\(findings)".contains("which is not a line of text"), "\(findings)")
  }

  @Test("Names of fields are read from the fence and from the comment before it, in any order")
  func names() {
    for text in [
      "```experiment a.b labels=\"[from 0, 'a, b', 3, 七]\" predict=c\n```\n",
      "```experiment a.b predict=c labels=\"[from 0, 'a, b', 3, 七]\"\n```\n",
      "<!-- lesson: labels=\"[from 0, 'a, b', 3, 七]\" -->\n```experiment a.b predict=c\n```\n",
    ] {
      let cell = lesson(text).cells.first
      #expect(cell?.findings == [] && cell?.prediction?.names == .labels(["from 0", "a, b", "3", "七"]), "\(text)")
    }
    let cell = lesson("<!-- lesson: predict=c -->\n```experiment a.b rows=from-bits\n```\n").cells.first
    #expect(cell?.findings == [] && cell?.prediction?.names == .rows("from-bits"))
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
