import SourceText
import SwiftSource
import Testing

@testable import SwiftCells

@Suite("A program of cells")
struct CellProgramTests {
  @Test("Each cell comes after its own file name, and the program knows its bytes")
  func layout() {
    var program = CellProgram()
    program.append(generated: "import Foundation")
    program.append(cell: "let あ = 1")
    program.append(generated: "boundary(2)")
    program.append(cell: "print(あ)\n", label: "greeting")
    #expect(
      program.text == """
        import Foundation
        #sourceLocation(file: "cell-1.swift", line: 1)
        let あ = 1
        #sourceLocation()
        boundary(2)
        #sourceLocation(file: "cell-2.swift", line: 1)
        print(あ)

        #sourceLocation()

        """)
    let bytes = Array(program.text.utf8)
    for cell in program.cells {
      #expect(bytes[cell.start...].starts(with: cell.source))
      #expect(String(decoding: bytes[..<cell.end], as: UTF8.self).hasSuffix("\n#sourceLocation()\n"))
    }
    #expect(program.cells.map(\.label) == ["1", "greeting"])
  }

  @Test(
    "A place counts lines and characters from 1; a place after the text counts as its end",
    arguments: [
      ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 9, 1, 4), ("abc", -1, 1, 1), ("", 0, 1, 1),
      ("", 5, 1, 1), ("a\nbc", 1, 1, 2), ("a\nbc", 2, 2, 1), ("a\nbc", 3, 2, 2), ("a\n\nb", 2, 2, 1),
      ("a\n\nb", 3, 3, 1),
      ("a\r\nb\r\nc", 3, 2, 1), ("a\r\nb\r\nc", 6, 3, 1), ("a\rb\rc", 4, 3, 1), ("a\r\rb", 3, 3, 1),
      ("ab\n\n", 3, 1, 3), ("ab \t\r\n", 5, 1, 3), ("\n \n", 2, 1, 1),
      ("日本 = x", 0, 1, 1), ("日本 = x", 3, 1, 2), ("日本 = x", 7, 1, 4), ("日本 = x", 9, 1, 6), ("\"あ\";\n日x", 10, 2, 2),
      ("e\u{301}x", 3, 1, 2), ("👨‍👩‍👧x", 18, 1, 2), ("か\u{3099}x", 6, 1, 2), ("日x", 1, 1, 1), ("\tx", 1, 1, 2),
      ("a\(ScopeMark.mark(0)) + b", 13, 1, 5), ("a\(ScopeMark.mark(1)) + b", 10, 1, 2),
      ("b\na\(ScopeMark.mark(3)).c", 16, 2, 3),
    ])
  func place(_ source: String, _ offset: Int, _ line: Int, _ column: Int) {
    var program = CellProgram()
    program.append(cell: source)
    #expect(program.cells[0].place(of: offset) == (line, column))
  }

  @Test(
    "The text between two bytes is the cell's source between them",
    arguments: [
      ("let a\n  = 1", 4, 11, "a\n  = 1"), ("let 日 = 1", 4, 7, "日"), ("abc\n", 1, 9, "bc"), ("abc", 2, 2, ""),
      ("abc", 2, 1, ""), ("abc", 7, 9, ""), ("abc", -3, 1, "a"),
    ])
  func text(_ source: String, _ start: Int, _ end: Int, _ text: String) {
    var program = CellProgram()
    program.append(cell: source)
    #expect(program.cells[0].text(from: start, to: end) == text)
  }

  @Test(
    "A file name stands for a cell only if it has the form of a cell's file name",
    arguments: [
      ("cell-1.swift", 1), ("cell-120.swift", 120), ("main.swift", nil), ("cell-.swift", nil), ("cell-x.swift", nil),
      ("cell-1.swift.o", nil), ("Swift.cell", nil), ("", nil),
    ] as [(String, Int?)])
  func name(_ name: String, _ number: Int?) {
    #expect(CellProgram.cell(ofFileName: name) == number)
  }
}
