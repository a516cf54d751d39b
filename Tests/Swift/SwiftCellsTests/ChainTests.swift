import SourceText
import SwiftCells
import Testing

@Suite("Cells that build on each other", .enabled(if: toolchain != nil))
struct ChainTests {
  @Test("Each cell has its own output, whatever function printed it, with or without a final line break")
  func outputs() async throws {
    let found = try await outcomes(
      cells(
        "let a = 1\nfunc later() { print(\"later\") }", "print(a)\nprint(\"no end\", terminator: \"\")",
        "import Foundation\nFileHandle.standardOutput.write(Data(\"bytes\\n\\n\".utf8))\nlater()",
        "print(#file, #line, CommandLine.arguments.count, readLine() ?? \"no input\")"))
    #expect(
      found == [
        .printed([]), .printed(["1", "no end"]), .printed(["bytes", "", "later"]),
        .printed(["cell-4.swift 1 1 no input"]),
      ])
  }

  @Test("A cell that does not compile is reported with its line, and the others run without it")
  func doesNotCompile() async throws {
    let found = try await outcomes(
      cells("print(1)", "let 数 = 1\nlet wrong: Int = \"a\"", "print(2)", "print(wrong)"))
    #expect(found[0] == .printed(["1"]))
    #expect(
      found[1].problems == [
        "2: The cell does not compile: cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]"
      ])
    #expect(found[2] == .printed(["2"]))
    #expect(found[3].problems.count == 1)
  }

  @Test("A cell that is not complete Swift by itself is reported, wherever the compiler finds the error")
  func broken() async throws {
    let found = try await outcomes(cells("print(1)", "struct A {", "print(2)", "/* never closed", "print(3)"))
    #expect(found[0] == .printed(["1"]))
    #expect(found[2] == .printed(["2"]))
    #expect(found[4] == .printed(["3"]))
    for index in [1, 3] { #expect(found[index].problems[0].contains("The cell does not compile")) }
  }

  @Test("A cell that declares a name again is to blame, not the cell above that uses the name")
  func redeclaration() async throws {
    let found = try await outcomes(
      cells("let x = 1\nprint(x)", "let wrong: Int = \"\"", "print(x + 1)", "let x = 2", "func f() {}\nfunc f() {}"))
    #expect(found[0] == .printed(["1"]))
    #expect(found[2] == .printed(["2"]))
    #expect(
      found[3].problems == [
        "1: The cell does not compile: invalid redeclaration of 'x' [invalid_redecl] "
          + "Note: 'x' previously declared here (line 1 of cell 1)."
      ])
    for index in [1, 4] { #expect(found[index].problems.count == 1) }
  }

  @Test("A cell that takes the name of a module from the program around the cells is to blame, and the others run")
  func moduleName() async throws {
    let found = try await outcomes(cells("print(1)", "print(2)", "enum Swift {}", "print(4)"))
    #expect([0, 1, 3].map { found[$0] } == [.printed(["1"]), .printed(["2"]), .printed(["4"])])
    #expect(found[2].problems[0].contains("'Swift'"))
  }

  @Test("A cell that cannot be linked is to blame, and the others run")
  func link() async throws {
    let found = try await outcomes(cells("print(1)", "@_silgen_name(\"nowhere\") func f()\nf()", "print(3)"))
    #expect(found[0] == .printed(["1"]))
    #expect(found[1].problems[0].hasPrefix("The compiler failed: "))
    #expect(found[1].problems[0].contains("nowhere"))
    #expect(found[2] == .printed(["3"]))
  }

  @Test("Cells that need a cell that is not compiled are skipped")
  func absent() async throws {
    let absent = SwiftCell(1, name: "away", "let away = 1", presence: .none)
    let found = try await SwiftCells(
      #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: program, cacheFolder: nil
    ).run([
      absent, SwiftCell(2, "print(away)"), SwiftCell(3, "print(3)"), SwiftCell(4, "print(away)", use: .compile),
      SwiftCell(5, "print(5)", use: .error), SwiftCell(6, "print(away)", isIsolated: true),
    ])
    #expect(found[1] == nil)
    #expect(found[2] == .skipped("it builds on Swift cell `away` above, which was not compiled"))
    #expect(found[3] == .printed(["3"]))
    #expect(found[4] == .skipped("it builds on Swift cell 2 above, which was skipped"))
    #expect(found[6]?.problems[0].contains("cannot find 'away'") == true)
  }

  @Test("A name that only a cell below declares is unknown to a cell, even if the whole program would compile")
  func earlyUse() async throws {
    let found = try await outcomes(
      cells(
        "print(x)", "let x = 5\nfunc even(_ n: Int) -> Bool { n == 0 || !even(n - 1) }", "print(x)",
        "print(twice(x))", "func twice(_ n: Int) -> Int { n * 2 }", "struct Point { var y = 1 }\nprint(Point().y)",
        "let y = 2\nprint(y, even(4))"))
    #expect(
      found[0].problems == ["1: The cell does not compile: cannot find 'x' in scope [cannot_find_in_scope]"])
    #expect(found[2] == .printed(["5"]))
    #expect(
      found[3].problems == ["1: The cell does not compile: cannot find 'twice' in scope [cannot_find_in_scope]"])
    #expect(found[4] == .printed([]))
    #expect(found[5] == .printed(["1"]))
    #expect(found[6] == .printed(["2 true"]))
  }

  @Test("A cell whose errors come from a name that is declared again below is judged only with the cells above")
  func conflict() async throws {
    let found = try await outcomes(
      cells(
        "func area(_ side: Int) -> Int { side * side }", "let size = area(3)\nprint(size.description)",
        "func area(_ side: Int) -> String { \"\" }\nlet other = area(3)", "print(size)"))
    #expect(found[0] == .printed([]))
    #expect(found[1] == .printed(["9"]))
    #expect(found[2].problems[0].contains("ambiguous use of 'area'"))
    #expect(found[3] == .printed(["9"]))
  }

  @Test("A cell below one that does not compile is not judged by its messages")
  func notJudged() async throws {
    let found = try await outcomes([
      SwiftCell(1, name: "one", "let x: Int = \"\""), SwiftCell(2, "print(x)", use: .error),
      SwiftCell(3, "let y: Int = \"\"", use: .error, isIsolated: true),
    ])
    #expect(found[1] == .skipped("it builds on Swift cell `one` above, which does not compile"))
    guard case .diagnostics = found[2] else {
      Issue.record("\(found[2])")
      return
    }
  }

  @Test("A cell that ends the program fails, whatever the status, and the cells below are not reached")
  func ends() async throws {
    let source = "import Foundation\nprint(1)"
    for (status, call) in [(0, "exit(0)"), (0, "_exit(0)"), (3, "exit(3)")] {
      let found = try await outcomes(cells(source, "print(2)\n\(call)", "print(3)"))
      #expect(found[0] == .printed(["1"]))
      #expect(
        found[1].problems == [
          "The cell ended the program with exit status \(status). "
            + "A cell must run to its last line. Remove the call that ends the program."
        ])
      #expect(found[2] == .skipped("the program ended in Swift cell 2 above"))
    }
  }

  @Test("A cell that traps without announcing it is reported with its line")
  func traps() async throws {
    let found = try await outcomes(
      cells(
        "func last(_ a: [Int]) -> Int {\n  a[a.count]\n}", "print(1)\n\nprint(last([]))", "print(2)", "print(missing)"))
    #expect(found[0] == .printed([]))
    #expect(found[1].problems[0].hasPrefix("The cell traps: [trap in line 2 of cell 1: "))
    #expect(found[2] == .skipped("the program ended in Swift cell 2 above"))
    #expect(found[3].problems[0].contains("cannot find 'missing' in scope"))
    let direct = try await outcomes(cells("let empty: [Int] = []", "print(1)\nprint(empty[0])"))
    #expect(
      direct[1].problems == [
        "2: The cell traps: Index out of range. If this is intended, add `trap` after `swift`."
      ])
  }

  @Test("Cells of one language mode build on each other, and not on those of the other")
  func languageModes() async throws {
    let found = try await outcomes([
      SwiftCell(1, "var count = 1\nfunc more() { count += 1 }"), SwiftCell(2, "let six = 6", languageMode: "6"),
      SwiftCell(3, "more()\nprint(count)"), SwiftCell(4, "print(six)", languageMode: "6"),
      SwiftCell(5, "print(count)", languageMode: "6"),
    ])
    #expect(found[2] == .printed(["2"]))
    #expect(found[3] == .printed(["6"]))
    #expect(found[4].problems[0].contains("cannot find 'count' in scope"))
  }

  @Test("Output that no transcript can hold is reported: bytes that are not UTF-8, and a NUL")
  func notText() async throws {
    let source = "import Foundation\nfunc write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }"
    let found = try await outcomes(cells(source, "write([0xFF, 0x0A])", "write([0x61, 0x00])", "print(1)"))
    #expect(
      found[1].problems == [
        "The cell printed bytes that are not UTF-8. Print text, and show bytes as hexadecimal digits."
      ])
    #expect(found[2].problems == ["The cell printed a NUL, which a transcript cannot contain. Print `\\0` instead."])
    #expect(found[3] == .printed(["1"]))
  }

  @Test("A cell that takes too long is stopped at its own limit")
  func tooLong() async throws {
    let found = try await outcomes([
      SwiftCell(1, "print(1)"), SwiftCell(2, "while true {}", timeLimit: .milliseconds(300)), SwiftCell(3, "print(3)"),
    ])
    #expect(found[0] == .printed(["1"]))
    #expect(
      found[1].problems == [
        "The cell timed out after 300 ms. If it needs longer, add `timeout=…` after `swift`, such as `timeout=1m`."
      ])
    #expect(found[2] == .skipped("the program ended in Swift cell 2 above"))
  }

  @Test("A cell cannot report which cell is reached")
  func reserved() async throws {
    let found = try await outcomes(cells("print(1)", "__lessonCell(3)", "print(3)"))
    #expect(found[0] == .printed(["1"]))
    #expect(
      found[1].problems == [
        "Names that begin with `__lesson` are reserved: with them, the program reports which cell it has reached. Choose another name."
      ])
    #expect(found[2] == .printed(["3"]))
  }

  @Test("A cell that does not import the C library cannot use its names")
  func noLeaks() async throws {
    let found = try await outcomes(
      cells("func open() -> Int { 1 }\nlet stdout = 2\nprint(open(), stdout)", "print(sin(1))"))
    #expect(found[0] == .printed(["1 2"]))
    #expect(found[1].problems[0].contains("cannot find 'sin' in scope"))
  }
}
