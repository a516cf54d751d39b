import Results
import SourceText
import SwiftCells
import Testing

@Suite("Cells that are compiled by themselves", .enabled(if: toolchain != nil))
struct SingleCellTests {
  private let above = SwiftCell(1, "enum Flavour { case plain, salted }\nlet flavour: Flavour? = .plain")

  private func diagnostics(_ outcome: SwiftCellOutcome) -> [String] {
    guard case .diagnostics(let diagnostics) = outcome else { return ["no diagnostics: \(outcome)"] }
    return CellResult.diagnostics(diagnostics).text(.english)
  }

  @Test("A cell that must not compile has the compiler's messages as its result, with its own lines")
  func error() async throws {
    let source = "switch flavour {\ncase .plain: break\n}"
    let found = try await outcomes([above, SwiftCell(2, source, use: .error), SwiftCell(3, "print(1)")])
    let lines = diagnostics(found[1])
    #expect(lines[0] == "1:1: error: switch must be exhaustive [non_exhaustive_switch]")
    #expect(
      lines.contains { $0.contains("note 1:1: add missing case: 'none'") || $0.contains("add missing case: '.none'") })
    #expect(found[2] == .printed(["1"]))
  }

  @Test("A cell that gives its source a name of its own has messages, too, with its own lines")
  func sourceLocation() async throws {
    let source = "#sourceLocation(file: \"/somewhere/else.swift\", line: 100)\nlet number: Int = \"\""
    let found = try await outcomes([above, SwiftCell(2, source, use: .error), SwiftCell(3, source)])
    #expect(diagnostics(found[1]).first?.hasPrefix("2:19: error: cannot convert value") == true)
    #expect(found[2].problems.first?.hasPrefix("2: The cell does not compile: ") == true)
  }

  @Test("A cell about which the compiler prints megabytes has its messages, too")
  func longOutput() async throws {
    let lines = (0..<100).map { "missing\($0) /* \(String(repeating: "x", count: 20_000)) */" }
    let found = try await outcomes([SwiftCell(1, lines.joined(separator: "\n"))])
    #expect(found[0].problems.first?.hasPrefix("1: The cell does not compile: cannot find 'missing0' in scope") == true)
  }

  @Test("A cell that must not compile but does is reported")
  func compiles() async throws {
    let found = try await outcomes([above, SwiftCell(2, "print(1)", use: .error)])
    #expect(
      found[1].problems == [
        "Expected a compiler error, but the cell compiles. "
          + "Remove `error` from the fence, or change the cell so that it does not compile."
      ])
  }

  @Test("A warning is a result if the fence asks for one, is reported if missing, and is ignored elsewhere")
  func warning() async throws {
    let source = "func f() {\n  let unused = 1\n}"
    let found = try await outcomes([
      SwiftCell(1, source), SwiftCell(2, "print(1)", use: .warning),
      SwiftCell(3, source, use: .warning, isIsolated: true),
      SwiftCell(4, "let x: Int = \"\"", use: .warning),
    ])
    #expect(found[0] == .printed([]))
    #expect(
      found[1].problems == [
        "Expected a compiler warning, but the compiler does not warn. "
          + "Remove `warning` from the fence, or change the cell so that the compiler warns."
      ])
    #expect(diagnostics(found[2])[0].hasPrefix("2:7: warning: "))
    #expect(found[3].problems[0].hasPrefix("1: The cell does not compile: "))
  }

  @Test("A cell that is only compiled is not run, and no cell below sees it")
  func compileOnly() async throws {
    let found = try await outcomes([
      above, SwiftCell(2, "let only = flavour\nwhile true {}", use: .compile),
      SwiftCell(3, "let only = 2\nprint(only)"),
    ])
    #expect(found[1] == .compiled)
    #expect(found[2] == .printed(["2"]))
  }

  @Test("An isolated cell sees no other cell, and no other cell sees it")
  func isolated() async throws {
    let found = try await outcomes([
      above, SwiftCell(2, "print(flavour)", isIsolated: true),
      SwiftCell(3, "struct Flavour {}\nprint(Flavour())", isIsolated: true), SwiftCell(4, "print(Flavour.salted)"),
    ])
    #expect(found[1].problems[0].contains("cannot find 'flavour' in scope"))
    #expect(found[2] == .printed(["Flavour()"]))
    #expect(found[3] == .printed(["salted"]))
  }

  @Test("A trap is the last line of a cell's output, and cells below run without the cell")
  func trap() async throws {
    let found = try await outcomes([
      SwiftCell(1, "print(\"above\")\nlet small: [Int8] = [127]"),
      SwiftCell(2, "print(\"before\")\nprint(small[0] + 1)", use: .trap),
      SwiftCell(3, "let missing = Int(\"x\")\nprint(missing!)", use: .trap),
      SwiftCell(4, "fatalError(\"on purpose\")", use: .trap), SwiftCell(5, "print(1)", use: .trap),
      SwiftCell(6, "let missing = 6\nprint(missing)"),
    ])
    #expect(found[1] == .printed(["before", "[trap in line 2: arithmetic overflow]"]))
    #expect(found[2] == .printed(["[trap in line 2: Unexpectedly found nil while unwrapping an Optional value]"]))
    #expect(found[3] == .printed(["[trap in line 1: on purpose]"]))
    #expect(
      found[4].problems == [
        "Expected a trap, but the cell did not trap. "
          + "Remove `trap` from the fence, or change the cell so that it traps."
      ])
    #expect(found[5] == .printed(["6"]))
  }
}
