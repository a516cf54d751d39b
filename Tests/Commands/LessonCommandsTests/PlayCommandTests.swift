import TestSupport
import Testing

@Suite("lesson play")
struct PlayCommandTests {
  @Test(
    "`lesson play` ends with 2 if it cannot run or compare pages, and with 64 for wrong usage",
    arguments: [
      (["A.playground"], 0), (["A.playground", "--page", "One"], 0), (["A.playground", "--page", "Three"], 64),
      (["A.playground", "--expect", "missing.md"], 2), (["missing.playground"], 2), (["A.playground", "--update"], 64),
      (["A.playground", "--expect", "x.md", "--page", "One"], 64), (["A.playground", "--timeout", "soon"], 64),
      (["A.playground", "--timeout", "11m"], 64), (["A.playground", "--format", "html"], 64), ([], 64),
      (["A.playground", "--expect", "none/x.md", "--update"], 2),
    ] as [([String], Int32)])
  func status(_ words: [String], _ status: Int32) async throws {
    let folder = try PlayFolder(pages: ["One": "let x = 1\n", "Two": "let y = 2\n"], listed: ["Two", "One"])
    let run = await PlayFolder.lesson(["play"] + words, in: folder.folder.path)
    #expect(run.status == status, "\(run.output)\(run.messages)")
    #expect(run.messages.isEmpty == (status == 0))
  }

  @Test("Pages appear in the listed order, each with its name unless there is only one")
  func order() async throws {
    let folder = try PlayFolder(
      pages: ["One": "//: Prose\nlet x = 1\n", "Two": "let y = 2\n"], listed: ["Two", "One"])
    #expect(
      await folder.play("A.playground").output == """
        Two
        ───

        let y = 2 │ 2

        One
        ───

        Prose

        let x = 1 │ 1

        """)
    #expect(await folder.play("A.playground/", "--page", "Two").output == "let y = 2 │ 2\n")
  }

  @Test("Results are recorded, agree, differ with a place and both texts, and are recorded again")
  func expect() async throws {
    let folder = try PlayFolder(page: "let x = 1\nlet y = x + 1\n")
    #expect(await folder.play("A.playground", "--expect", "r.md", "--update").output == "wrote r.md\n")
    let recorded = try folder.folder.text("r.md")
    #expect(recorded == "# A\n\n```swift\nlet x = 1      // → 1\nlet y = x + 1  // → 2\n```\n")
    #expect(await folder.play("A.playground", "--expect", "r.md", "--update").output == "Nothing to update.\n")
    #expect(await folder.play("A.playground", "--expect", "r.md").output == "1 page: the results agree with r.md\n")
    try folder.folder.write("let x = 1\nlet y = x + 2\n", to: "A.playground/Contents.swift")
    let run = await folder.play("A.playground", "--expect", "r.md")
    #expect(run.status == 1)
    #expect(
      run.output == """
        r.md:5:1: error: This differs.
            expected  let y = x + 1  // → 2
            found     let y = x + 2  // → 3
          update it:      add --update

        """)
    #expect(try folder.folder.text("r.md") == recorded, "comparing writes nothing")
  }

  @Test("A recorded file with CRLF or without a final newline agrees, and a trap can be recorded")
  func faithful() async throws {
    let folder = try PlayFolder(page: "let x: Int? = nil\nx!\n")
    #expect(await folder.play("A.playground", "--expect", "r.md", "--update").status == 0)
    let recorded = try folder.folder.text("r.md")
    #expect(recorded.contains("x!                 // trap: "))
    try folder.folder.write(String(recorded.dropLast()).replacing("\n", with: "\r\n"), to: "r.md")
    let run = await folder.play("A.playground", "--expect", "r.md")
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test("A page runs again if anything that it depends on has changed")
  func cache() async throws {
    let folder = try PlayFolder(page: "try String(contentsOfFile: \"a.txt\", encoding: .utf8) + word\n")
    let page = "import Foundation\n" + (try folder.folder.text("A.playground/Contents.swift"))
    try folder.folder.write(page, to: "A.playground/Contents.swift")
    for (text, word) in [("one", "x"), ("three", "x"), ("three", "y")] {
      try folder.folder.write(text, to: "A.playground/Resources/a.txt")
      try folder.folder.write("public let word = \"\(word)\"\n", to: "A.playground/Sources/W.swift")
      let run = await folder.play("A.playground")
      #expect(run.output.contains("│ \"\(text)\(word)\"\n"), "\(run.output)\(run.messages)")
    }
  }

  @Test("`lesson play` works in a console cell, and writes nothing there")
  func console() async throws {
    let folder = try PlayFolder(page: "let x = 1\n")
    try folder.folder.write(
      "# A\n\n```console\n$ lesson play A.playground\nlet x = 1 │ 1\n```\n\n```console\n"
        + "$ lesson play A.playground --expect r.md --update\nwrote r.md\n```\n", to: "a.md")
    let run = await PlayFolder.lesson(["run", "a.md"], in: folder.folder.path)
    #expect(run.output.contains("1 agrees"), "\(run.output)\(run.messages)")
    #expect(run.output.contains("A console cell cannot write files. Remove '--update'."))
    #expect(try !folder.folder.names().contains("r.md"))
  }
}
