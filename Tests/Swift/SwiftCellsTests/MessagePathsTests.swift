import Testing

@testable import SwiftCells

@Suite("Messages without parts that differ between machines")
struct MessagePathsTests {
  @Test(
    "Only the last part of a path stays in a message",
    arguments: [
      ("module 'A' was created at '/home/me/build dir/A.swiftmodule'", "module 'A' was created at 'A.swiftmodule'"),
      ("/tmp/x/main.swift:3:1 is odd", "main.swift:3:1 is odd"), ("in \"/a/b\", /c/d; (/e/f)", "in \"b\", d; (f)"),
      ("see file:///tmp/x/y.txt", "see y.txt"), ("at=/usr/lib/swift/", "at=/usr/lib/swift/"), ("日本 /あ/い", "日本 い"),
      ("-I/usr/include", "-I/usr/include"),
    ])
  func paths(_ message: String, _ text: String) {
    #expect(message.withoutPaths(cells: []) == text)
  }

  @Test(
    "Operators, comments, regular expressions and addresses of pages stay in a message",
    arguments: [
      "binary operator '/' cannot be applied", "arithmetic operation '1 / 0' fails", "unterminated '/*' comment",
      "'*/'", "'//'",
      "operator '/=' and './/'", "regex '/a/'", "type 'a/b/c'", "see https://docs.swift.org/compiler/x", "/",
      "a / b / c", "",
      "'/x'", "/a//b",
    ])
  func stay(_ message: String) {
    #expect(message.withoutPaths(cells: []) == message)
  }

  @Test(
    "A message shows a cell's file as the cell's label",
    arguments: [
      ("in cell-1.swift", "in cell 1"), ("in 'cell-2.swift':3", "in 'cell greeting':3"), ("cell-7.swift", "cell 7"),
      ("/tmp/x/cell-2.swift:3:1", "cell greeting:3:1"), ("cell-1.swift cell-2.swift", "cell 1 cell greeting"),
      ("cell-0.swift", "cell 0"), ("a cell-x.swift", "a cell-x.swift"),
      ("cell-99999999999999999999.swift", "cell-99999999999999999999.swift"),
    ])
  func cells(_ message: String, _ text: String) {
    #expect(message.withoutPaths(cells: ["1", "greeting"]) == text)
  }
}
