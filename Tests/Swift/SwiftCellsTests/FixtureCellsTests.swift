import Results
import Testing

@testable import SwiftCells

/// The messages of a reader's cells, made from a file of the compiler, so that no compiler is needed.
@Suite("The messages of cells, from a file that the compiler wrote")
struct FixtureCellsTests {
  private static let cells: [(source: String, lines: [String])] = [
    (
      """
      enum Sound {
        case none, beep
      }
      func play(_ sound: Sound?) {
        switch sound {
        case .beep?: break
        case nil: break
        }
      }
      """,
      [
        "5:3: error: switch must be exhaustive [non_exhaustive_switch]",
        "  note 5:3: add missing case: '.some(.none)' [missing_particular_case]",
        #"    fix-it 8:3: insert `case .some(.none):\n<#code#>\n`"#,
      ]
    ),
    (
      #"let 日本 = "日本語"; let count: Int = 日本"#,
      [
        "1:34: error: cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]"
      ]
    ),
    ("actor Counter {\n  var n = 0\n}\n", []),
    (
      "func bump(_ counter: Counter) { counter.n += 1 }",
      [
        "1:41: error: actor-isolated property 'n' can not be mutated from a nonisolated context "
          + "[actor_isolated_non_self_reference]",
        "  note in cell 3, 2:7: mutation of this property is only permitted within the actor [actor_mutable_state]",
      ]
    ),
    (
      "let 4x = 2",
      [
        "1:5: error: expected pattern [expected_pattern]",
        "1:6: error: 'x' is not a valid digit in integer literal [lex_invalid_digit_in_int_literal]",
      ]
    ),
    (
      "let 5y = 1",
      [
        "1:5: error: expected pattern [expected_pattern]",
        "1:6: error: 'y' is not a valid digit in integer literal [lex_invalid_digit_in_int_literal]",
      ]
    ),
    (
      "let first = [1][]",
      [
        "1:17: error: missing argument for parameter #1 in subscript [missing_argument_positional]",
        "  fix-it 1:17: insert `<#Int#>`", "  note: 'subscript(_:)' declared here [decl_declared_here]",
      ]
    ),
    (
      "@available(*, deprecated, message: \"use [new]\") func old() {}\nold()",
      ["2:1: warning: 'old()' is deprecated: use [new] [availability_deprecated]"]
    ),
    (
      "func twice(_ n: Int) -> Int {\n  var n\n    = n + n\n  return 1\n}",
      [
        "2:7: warning: initialization of variable 'n' was never used; consider replacing with assignment to '_' or "
          + "removing it [pbd_never_used]",
        "  fix-it 2:3: replace `var n` with `_`",
      ]
    ),
    (
      "func open() {\n  print(1)\n",
      [
        "2:11: error: expected '}' at end of brace statement [expected_rbrace_in_brace_stmt]",
        "  note 1:13: to match this opening '{' [opening_brace]",
      ]
    ),
  ]

  @Test("Each cell has its messages, whichever file the compiler names")
  func fixture() throws {
    let program = InstalledCompiler.program(Self.cells.map(\.source))
    #expect(try Array(program.text.utf8) == Fixture.bytes("source.txt"), "the fixture was made of these cells")
    let messages = try SerializedDiagnostics.messages(Fixture.bytes("messages.dia"))
    #expect(messages.contains { $0.location?.file == "cell-5.swift" && $0.text.contains("'y'") }, "the wrong name")
    let diagnostics = CellDiagnostics(messages, of: program)
    for (index, cell) in Self.cells.enumerated() {
      #expect(diagnostics.diagnostics(ofCell: index + 1).lines == cell.lines)
    }
    #expect(diagnostics.errorsElsewhere.isEmpty)
    #expect(diagnostics.errors.keys.sorted() == [1, 2, 4, 5, 6, 7, 10])
  }
}
