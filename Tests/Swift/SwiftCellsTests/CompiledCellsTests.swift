import Results
import Testing

@testable import SwiftCells

/// The compiler's words may change from version to version; these tests check the places, the ids and the fix-its.
@Suite("The messages of cells, from the compiler of this machine", .enabled(if: InstalledCompiler.path != nil))
struct CompiledCellsTests {
  /// Compiles cells and compares the lines of their messages, without the words of the messages.
  private func check(_ cells: [(source: String, lines: [String])], languageMode: String = "5") throws {
    let diagnostics = try InstalledCompiler.diagnostics(cells.map(\.source), languageMode: languageMode)
    for (index, cell) in cells.enumerated() {
      let lines = Diagnostics(diagnostics.diagnostics(ofCell: index + 1).all.map(\.wordless)).lines
      #expect(lines == cell.lines, "cell \(index + 1)")
    }
    #expect(diagnostics.errorsElsewhere.isEmpty)
  }

  @Test("Messages about types, names and cases have their places and fix-its")
  func types() throws {
    try check([
      ("let a: Int = \"日本語\"", ["1:14: error: … [cannot_convert_initializer_value]"]),
      ("let あ = 1; let y = missing", ["1:20: error: … [cannot_find_in_scope]"]),
      (
        "enum Sound { case none, beep }\nlet sound: Sound? = .none",
        [
          "2:22: warning: … [optional_ambiguous_case_ref]", "  note 2:21: … [optional_fixit_ambiguous_case_ref]",
          "    fix-it 2:21: insert `Optional`", "  note 2:21: … [type_fixit_optional_ambiguous_case_ref]",
          "    fix-it 2:21: insert `Sound`",
        ]
      ),
      (
        "switch sound {\ncase .beep?: break\n}\n",
        [
          "1:1: error: … [non_exhaustive_switch]", "  note 1:1: … [missing_particular_case]",
          #"    fix-it 3:1: insert `case .none:\n<#code#>\n`"#, "  note 1:1: … [missing_particular_case]",
          #"    fix-it 3:1: insert `case .some(.none):\n<#code#>\n`"#, "  note 1:1: … [missing_several_cases]",
          #"    fix-it 3:1: insert `case .none:\n<#code#>\ncase .some(.none):\n<#code#>\n`"#,
        ]
      ),
      ("struct Box { let x: Int }\n", []),
      (
        "var box = Box(x: 1); box.x = 2",
        [
          "1:26: error: … [assignment_lhs_is_immutable_property]", "  note in cell 5, 1:14: … [convert_let_to_var]",
          "    fix-it in cell 5, 1:14: replace `let` with `var`",
        ]
      ),
      (
        "func add(_ x: inout Int) {}; var い = 2; add(い)",
        ["1:45: error: … [missing_address_of]", "  fix-it 1:45: insert `&`"]
      ),
      ("let [a] = 1", ["1:5: error: … [expected_pattern]"]),
    ])
  }

  @Test("Messages that need a well-typed program, such as a missing return, have their places and fix-its")
  func flow() throws {
    try check([
      ("func none() -> Int {\n}", ["2:1: error: … [missing_return_decl]"]),
      (
        "func early() {\n  let q: Int\n  print(q)\n}",
        ["3:9: error: … [variable_used_before_initialized]", "  note 2:7: … [variable_defined_here]"]
      ),
      ("let sum: Int8 = 127 + 1", ["1:21: error: … [arithmetic_operation_overflow]"]),
      (
        "func unused() { let あ = 3; var y = 2; print(y) }",
        [
          "1:21: warning: … [pbd_never_used]", "  fix-it 1:17: replace `let あ` with `_`",
          "1:32: warning: … [variable_never_mutated]", "  fix-it 1:28: replace `var` with `let`",
        ]
      ),
    ])
  }

  @Test("Messages about concurrency in language mode 6 have notes in other cells")
  func concurrency() throws {
    try check(
      [
        ("actor A {\n  var n = 0\n}", []),
        (
          "func bump(_ a: A) { a.n += 1 }",
          ["1:23: error: … [actor_isolated_non_self_reference]", "  note in cell 1, 2:7: … [actor_mutable_state]"]
        ),
        ("var g = 1", []),
        (
          "func h() { g += 1 }",
          [
            "1:12: error: … [actor_isolated_non_self_reference]", "  note in cell 3, 1:5: … [actor_mutable_state]",
            "  note 1:6: … [add_globalactor_to_decl]", "    fix-it 1:1: insert `@MainActor `",
          ]
        ),
      ], languageMode: "6")
  }

  @Test("Messages about a missing or superfluous end belong to the right cell")
  func ends() throws {
    try check([
      ("let s = \"abc\n\n", ["1:9: error: … [lex_unterminated_string]"]),
      ("print(1)\n}", ["2:1: error: … [extra_rbrace]", "  fix-it 2:1: remove `}`"]),
      ("let t = [1,\n\n", ["1:12: error: … [expected_expr_in_collection_literal]"]),
      (
        "func f() {\n  print(2)\n\n",
        ["2:11: error: … [expected_rbrace_in_brace_stmt]", "  note 1:10: … [opening_brace]"]
      ),
      ("print(3)", []),
    ])
    try check([
      ("print(1)", []),
      (
        "let x = 1 /* open",
        [
          "1:18: error: … [lex_unterminated_block_comment]", "  fix-it 1:18: insert `*/`",
          "  note 1:11: … [lex_comment_start]",
        ]
      ),
      ("print(3)", []),
    ])
  }
}

extension Diagnostic {
  /// The message and its notes without their words.
  fileprivate var wordless: Diagnostic {
    var diagnostic = self
    diagnostic.message = "…"
    diagnostic.notes = notes.map(\.wordless)
    return diagnostic
  }
}
