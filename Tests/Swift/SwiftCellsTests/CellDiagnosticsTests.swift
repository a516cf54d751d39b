import Results
import Testing

@testable import SwiftCells

/// Handmade messages about a handmade program.
@Suite("The messages of a cell")
struct CellDiagnosticsTests {
  private static let program = {
    var program = CellProgram()
    program.append(generated: "import Support")
    program.append(cell: "let 日本 = \"日本語\"; var x = 1\nfunc f() {\n")
    program.append(generated: "boundary()")
    program.append(cell: "print(日本,\n  x)\n\n", label: "shown")
    program.append(generated: "done()")
    return program
  }()

  /// Returns the place of a text in the program, as the compiler describes it.
  private static func location(
    _ text: String, file: String = "main.swift", after: Bool = false
  ) throws -> CompilerMessage.Location {
    let range = try #require(Self.program.text.firstRange(of: text))
    let index = after ? range.upperBound : range.lowerBound
    let offset = Self.program.text.utf8.distance(from: Self.program.text.startIndex, to: index)
    return CompilerMessage.Location(file: file, line: 99, column: 99, offset: offset)
  }

  private static func message(
    _ text: String?, _ severity: Diagnostic.Severity = .error, file: String = "cell-1.swift", says: String = "odd",
    notes: [CompilerMessage] = []
  ) throws -> CompilerMessage {
    CompilerMessage(
      severity: severity, location: try text.map { try location($0, file: file) }, text: says, id: "id", notes: notes)
  }

  private static let end = CompilerMessage.Location(
    file: "main.swift", line: 99, column: 1, offset: program.text.utf8.count)

  /// Returns the lines of the messages of the first cell and of the second, and of the errors that belong to none.
  private func lines(_ messages: CompilerMessage...) -> [[String]] {
    let diagnostics = CellDiagnostics(messages, of: Self.program)
    return [1, 2].map { diagnostics.diagnostics(ofCell: $0).lines } + [Diagnostics(diagnostics.errorsElsewhere).lines]
  }

  @Test("A place counts lines and characters of its cell, whichever file the message names")
  func place() throws {
    for file in ["cell-1.swift", "cell-2.swift", "main.swift", "/tmp/x/main.swift"] {
      #expect(
        lines(try Self.message("var x", file: file), try Self.message("x)", file: file)) == [
          ["1:17: error: odd [id]"], ["2:3: error: odd [id]"], [],
        ])
    }
  }

  @Test("Messages are in the order of their places, each once; messages with one place keep their order")
  func order() throws {
    #expect(
      lines(
        try Self.message("func"), try Self.message("日本", .warning), try Self.message("func", says: "b"),
        try Self.message("func", says: "a"), try Self.message("func")) == [
          ["1:5: warning: odd [id]", "2:1: error: odd [id]", "2:1: error: b [id]", "2:1: error: a [id]"], [], [],
        ])
  }

  @Test("Remarks, and notes without a message, are omitted")
  func leftOut() throws {
    #expect(lines(try Self.message("func", .remark), try Self.message("func", .note)) == [[], [], []])
  }

  @Test("A note in another cell names that cell; a note in a module has no place")
  func notes() throws {
    let module = CompilerMessage.Location(file: "Swift.print", line: 1, column: 2, offset: 30)
    let notes = [
      try Self.message("x)", .note, says: "here"), try Self.message("var x", .note, says: "there"),
      CompilerMessage(severity: .note, location: module, text: "in /a/b and cell-2.swift", id: "id"),
      try Self.message("boundary", .note, says: "generated"),
    ]
    #expect(
      lines(try Self.message("print", notes: notes)) == [
        [],
        [
          "1:1: error: odd [id]", "  note 2:3: here [id]", "  note in cell 1, 1:17: there [id]",
          "  note: in b and cell shown [id]", "  note: generated [id]",
        ], [],
      ])
  }

  @Test(
    "A fix-it shows the text that it replaces, even over lines, and its cell; one outside cells is omitted")
  func fixIts() throws {
    func fixIt(_ from: String, _ to: String, _ text: String) throws -> CompilerMessage.FixIt {
      let span = CompilerMessage.Span(start: try Self.location(from), end: try Self.location(to, after: true))
      return CompilerMessage.FixIt(span: span, text: text)
    }
    var message = try Self.message("print")
    let empty = try Self.location("x)")
    message.fixIts = [
      try fixIt("日本,", "x)", "1)"), try fixIt("var", "var", "let"), try fixIt("boundary", "()", ""),
      CompilerMessage.FixIt(span: .init(start: empty, end: empty), text: "&"),
    ]
    #expect(
      lines(message) == [
        [],
        [
          "1:1: error: odd [id]", #"  fix-it 1:7: replace `日本,\n  x)` with `1)`"#,
          "  fix-it in cell 1, 1:17: replace `var` with `let`", "  fix-it 2:3: insert `&`",
        ], [],
      ])
  }

  @Test("A message about a missing end belongs to the cell that a note names, else to the cell before")
  func missing() throws {
    var message = CompilerMessage(severity: .error, location: Self.end, text: "odd", id: "id")
    message.fixIts = [.init(span: .init(start: Self.end, end: Self.end), text: "}")]
    #expect(lines(message) == [[], ["2:5: error: odd [id]", "  fix-it 2:5: insert `}`"], []])
    message.notes = [try Self.message("{\n", .note, says: "opened")]
    #expect(
      lines(message) == [
        ["2:11: error: odd [id]", "  fix-it 2:11: insert `}`", "  note 2:10: opened [id]"], [], [],
      ])
    let between = try Self.message("#sourceLocation()\nboundary")
    #expect(lines(between) == [["2:11: error: odd [id]"], [], []])
  }

  @Test("A message in an expanded macro belongs to the place of the expansion that a note names")
  func macro() throws {
    let expansion = CompilerMessage.Location(file: "@__swiftmacro_4main", line: 1, column: 1, offset: 3)
    let message = CompilerMessage(
      severity: .error, location: expansion, text: "odd", id: "id", notes: [try Self.message("x)", .note, says: "here")]
    )
    #expect(lines(message) == [[], ["2:3: error: odd [id]", "  note 2:3: here [id]"], []])
  }

  @Test("A fix-it in an expanded macro is omitted, and one without an end takes the rest of the source")
  func oddFixIts() throws {
    let expansion = CompilerMessage.Location(file: "@__swiftmacro_4main", line: 1, column: 1, offset: 3)
    var message = CompilerMessage(
      severity: .error, location: expansion, text: "odd", notes: [try Self.message("x)", .note, says: "here")])
    message.fixIts = [.init(span: .init(start: expansion, end: expansion), text: "y")]
    #expect(lines(message)[1] == ["2:3: error: odd", "  note 2:3: here [id]"])
    var (start, end) = (try Self.location("x)"), Self.end)
    end.offset = .max
    message = CompilerMessage(severity: .error, location: start, text: "odd")
    message.fixIts = [.init(span: .init(start: start, end: end), text: "y")]
    start.offset += 1
    message.fixIts.append(.init(span: .init(start: start, end: end), text: ""))
    #expect(
      lines(message)[1] == ["2:3: error: odd", "  fix-it 2:3: replace `x)` with `y`", "  fix-it 2:4: remove `)`"])
  }

  @Test("Errors outside cells are kept separate; warnings outside cells are omitted")
  func elsewhere() throws {
    let nowhere = try Self.message(nil, says: "no such module /a/b", notes: [try Self.message("x)", .note)])
    #expect(
      lines(
        nowhere, nowhere, try Self.message("import"), try Self.message("boundary"), try Self.message("done", .warning))
        == [[], [], ["error: no such module b [id]", "  note in cell shown, 2:3: odd [id]", "error: odd [id]"]])
  }

  @Test("The cells with errors are listed with only their errors")
  func errors() throws {
    let diagnostics = CellDiagnostics(
      [try Self.message("func"), try Self.message("日本", .warning), try Self.message("x)", .warning)], of: Self.program)
    #expect(diagnostics.errors.keys.sorted() == [1])
    #expect(diagnostics.errors[1].map { Diagnostics($0).lines } == ["2:1: error: odd [id]"])
    #expect(diagnostics.diagnostics(ofCell: 7).all.isEmpty)
  }

  @Test("Without cells, every error belongs to none")
  func noCells() {
    let message = CompilerMessage(
      severity: .error, location: .init(file: "main.swift", line: 1, column: 1, offset: 0), text: "odd")
    #expect(CellDiagnostics([message], of: CellProgram()).errorsElsewhere.map(\.message) == ["odd"])
  }
}
