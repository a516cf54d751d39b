import Results
import SourceText
import TestSupport
import Testing

@Suite("Messages of a compiler as text")
struct DiagnosticTextTests {
  private typealias Place = Diagnostic.Place

  private func lines(_ diagnostics: Diagnostic...) -> [String] {
    Diagnostics(diagnostics).lines
  }

  @Test(
    "A message has its place, its severity, and its id",
    arguments: [
      (Diagnostic(.error, at: Place(line: 3, column: 14), "bad", id: "worse"), "3:14: error: bad [worse]"),
      (Diagnostic(.warning, at: Place(line: 1, column: 1), "odd"), "1:1: warning: odd"),
      (Diagnostic(.remark, "done"), "remark: done"),
      (Diagnostic(.error, at: Place(cell: "2", line: 5, column: 6), "bad"), "in cell 2, 5:6: error: bad"),
      (Diagnostic(.error, at: Place(line: 1, column: 2), "a [b]", id: "c"), "1:2: error: a [b] [c]"),
      (Diagnostic(.error, at: Place(line: 1, column: 2), "one\ntwo\r\n", id: "c"), #"1:2: error: one\ntwo\r\n [c]"#),
    ])
  func message(_ diagnostic: Diagnostic, _ line: String) {
    #expect(lines(diagnostic) == [line])
  }

  @Test(
    "A fix-it says what it inserts, removes or replaces",
    arguments: [
      ("", "try ", "insert `try `"), ("}", "", "remove `}`"), ("var", "let", "replace `var` with `let`"),
      ("", "case .some(.none):\n<#code#>\n", #"insert `case .some(.none):\n<#code#>\n`"#),
      ("class", "`class`", "replace `class` with `` `class` ``"), ("", "```", "insert ```` ``` ````"),
      ("\t}\r\n", "", #"remove `\t}\r\n`"#), ("\u{2028}", "\u{1B}", #"replace `\u{2028}` with `\u{1B}`"#),
      (#""\(x)\n""#, #""\\""#, #"replace `"\(x)\\n"` with `"\\\"`"#), ("\\\n", "\\", #"replace `\\\n` with `\`"#),
      ("日本", "\u{1F468}\u{200D}\u{1F469}", "replace `日本` with `\u{1F468}\u{200D}\u{1F469}`"),
    ])
  func fixIt(_ old: String, _ new: String, _ text: String) {
    let fixIt = Diagnostic.FixIt(at: Place(line: 2, column: 7), old: old, new: new)
    #expect(lines(Diagnostic(.warning, "odd", fixIts: [fixIt])) == ["warning: odd", "  fix-it 2:7: \(text)"])
  }

  @Test("Fix-its and notes are below their message, each with its own, indented")
  func nested() {
    let place = Place(line: 1, column: 1)
    let inner = Diagnostic(
      .note, at: Place(cell: "names", line: 3, column: 5), "there", id: "n",
      fixIts: [.init(at: Place(cell: "names", line: 3, column: 1), old: "let", new: "var")])
    let outer = Diagnostic(
      .error, at: place, "bad", id: "e",
      fixIts: [.init(at: place, old: "", new: "_"), .init(at: place, old: "a", new: "")],
      notes: [
        Diagnostic(.note, at: Place(line: 2, column: 9), "here", id: "h", notes: [inner]),
        Diagnostic(.note, "in a module", id: "m"),
      ])
    #expect(
      lines(outer, Diagnostic(.warning, at: Place(line: 4, column: 1), "odd", id: "w")) == [
        "1:1: error: bad [e]",
        "  fix-it 1:1: insert `_`",
        "  fix-it 1:1: remove `a`",
        "  note 2:9: here [h]",
        "    note in cell names, 3:5: there [n]",
        "      fix-it in cell names, 3:1: replace `let` with `var`",
        "  note: in a module [m]",
        "4:1: warning: odd [w]",
      ])
  }

  @Test("No messages become no lines")
  func empty() {
    #expect(Diagnostics([]).cellResult.text(.english) == [])
  }

  @Test("Any text is one line and can be read back", arguments: 0..<20)
  func readBack(_ batch: Int) {
    let pieces = [
      "\\", "n", "\n", "r", "\r", "t", "\t", "u", "{", "A", "}", "`", " ", "\u{85}", "\u{0}", "あ", "\u{301}",
    ]
    for seed in batch * 50..<(batch + 1) * 50 {
      var random = SplitMix64(seed: UInt64(seed))
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(pieces) }.joined()
      let lines = lines(Diagnostic(.error, text))
      #expect(lines.count == 1 && !lines[0].contains(where: \.isNewline), "seed \(seed)")
      let read = Self.unescaped(lines[0].unicodeScalars.dropFirst("error: ".unicodeScalars.count))
      #expect(read.utf8.elementsEqual(text.utf8), "seed \(seed)")
    }
  }

  /// Returns the original text by the rules for readers: `\n`, `\r`, `\t`, `\u{…}` and `\\`; any other backslash is
  /// itself.
  private static func unescaped(_ written: Substring.UnicodeScalarView) -> String {
    var rest = written
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        text.append(scalar)
        continue
      }
      switch next {
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u":
        let hex = String(rest.dropFirst(2).prefix { $0 != "}" })
        text.append(UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
        rest = rest.dropFirst(hex.unicodeScalars.count + 2)
      default:
        text.append("\\")
        continue
      }
      rest = rest.dropFirst()
    }
    return String(text)
  }
}
