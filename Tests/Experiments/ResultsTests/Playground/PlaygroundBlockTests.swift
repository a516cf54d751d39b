import Testing

@testable import Results

@Suite("The parts of a page")
struct PlaygroundBlockTests {
  @Test(
    "Rich comments are prose, everything else is code",
    arguments: [
      ([], []), (["", "  "], []), (["let x = 1"], [.code(first: 1, lines: ["let x = 1"])]),
      (["//: # A", "//:b", "x"], [.prose(["# A", "b"]), .code(first: 3, lines: ["x"])]),
      (["/*:", " # A", "", "   b", " */", "", "x", ""], [.prose(["# A", "", "  b"]), .code(first: 7, lines: ["x"])]),
      (["/*: one line */", "x"], [.prose(["one line "]), .code(first: 2, lines: ["x"])]),
      (["/*: a */ x"], [.prose(["a "]), .code(first: 1, lines: [" x"])]),
      (["/*: a /* b */ c", "d */", "x"], [.prose(["a /* b */ c", "d "]), .code(first: 3, lines: ["x"])]),
      (["/*: never ended", "x"], [.prose(["never ended", "x"])]),
      (["  //: indented", "x"], [.prose(["indented"]), .code(first: 2, lines: ["x"])]),
      (["// plain", "/* plain */", "x //: y"], [.code(first: 1, lines: ["// plain", "/* plain */", "x //: y"])]),
      (["x", "//:", "y"], [.code(first: 1, lines: ["x"]), .code(first: 3, lines: ["y"])]),
    ] as [([String], [PlaygroundBlock])])
  func blocks(_ source: [String], _ blocks: [PlaygroundBlock]) {
    #expect(PlaygroundBlock.blocks(of: source) == blocks)
  }

  @Test(
    "Text like a rich comment within a string, within another comment or after code is code",
    arguments: [
      ["let a = \"\"\"", "  //: # A", "  /*: b */", "  \"\"\""], ["let a = #\"\"\"", "//: # A", "\"\"\"#"],
      ["/*", "//: # A", "*/"], ["/* /* */", "/*: a", "*/", "*/"], ["// /*: a", "x // */"],
      ["let a = \"/*: \\(b)\"", "let b = \"*/\""], ["x /*: y", "*/"], ["f(#/", "  //: a", "/#)"],
      ["let a = \"\"\"", "  \\(", "//: a", "  b)", "\"\"\""],
    ])
  func code(_ source: [String]) {
    #expect(PlaygroundBlock.blocks(of: source) == [.code(first: 1, lines: source)])
  }

  @Test("A rich comment continues to its own end, whatever strings seem to end within it")
  func ends() {
    let source = ["/*: \"a", " ```", " let b = \"/*\" + \"*/\"", " ```", "*/", "let c = 1"]
    #expect(
      PlaygroundBlock.blocks(of: source) == [
        .prose(["\"a", "```", "let b = \"/*\" + \"*/\"", "```"]), .code(first: 6, lines: ["let c = 1"]),
      ])
  }
}
