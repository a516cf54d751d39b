import SourceText
import SwiftSource
import TestSupport
import Testing

@testable import LessonKit

@Suite("Documentation comments of any Swift file")
struct DocCommentPropertyTests {
  /// A generated Swift file, with the lines that are documentation.
  private struct Made {
    var source = ""
    /// The documentation on each line; empty for code.
    var said: [String] = []
    private let lineEnd: String

    init(_ random: inout SplitMix64) {
      lineEnd = random.pick(["\n", "\n", "\r\n", "\r"])
      if Int.random(in: 0..<8, using: &random) == 0 { source = "\u{FEFF}" }
      for part in 0..<Int.random(in: 1...12, using: &random) { add(part, &random) }
      line("let end = 1")
      if Bool.random(using: &random) { source.removeLast() }
    }

    private mutating func line(_ text: String, _ said: String = "") {
      source += text + lineEnd
      self.said.append(said)
    }

    /// Text that looks like documentation.
    private static let decoys = [
      "/// Not a word.", "/** Not a word. */", "/// ```", "//: no", "/* x */", "print(1) // 2",
    ]

    private mutating func add(_ part: Int, _ random: inout SplitMix64) {
      let margin = random.pick(["", "  ", "\t", "\t\t", "\t  "])
      let hashes = random.pick(["", "#", "##"])
      let decoy = random.pick(Self.decoys)
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        line("\(margin)/// Word \(part).", "Word \(part).")
        line("\(margin)///", "")
        line("\(margin)/// More /* of \"it", "More /* of \"it")
        line("\(margin)func f\(part)() {}")
      case 1:
        line("\(margin)/**")
        line("\(margin) Block \(part) /* within */ it.", "Block \(part) /* within */ it.")
        line("\(margin)")
        line("\(margin)   Deeper.", "  Deeper.")
        line("\(margin) */ let b\(part) = 1")
      case 2:
        line("\(margin)/**")
        line("\(margin) * Stars \(part).", "Stars \(part).")
        line("\(margin) *")
        line("\(margin) * - item", "- item")
        line("\(margin) */")
      case 3: line("\(margin)/** One \(part). */", "One \(part).")
      case 4: line("\(margin)let s\(part) = \(hashes)\"\(decoy.replacing("\"", with: ""))\"\(hashes)  /// Not a word.")
      case 5:
        line("let t\(part) = \(hashes)\"\"\"")
        line("  \(decoy)")
        line("  /// \\\(hashes)(\"/*\" + \(hashes)\"*/\"\(hashes) /* ) */) \"\" not a word")
        line("  \"\"\"\(hashes)")
      case 6:
        line("\(margin)/* Plain:")
        line("\(margin)/// Not a word.")
        line("\(margin)/** Not a word. */")
        line("\(margin)*/")
      case 7: line("\(margin)// \(decoy)")
      case 8: line("let q\(part) = #\"\"\"#")
      case 9:
        line("let r\(part) = #/")
        line("  \(decoy.replacing("/#", with: ""))")
        line("  /#")
      case 10: line("let d\(part) = 8 / 4 / 2  /** Not a word. */")
      case 11: line("/***** Not a word. *****/")
      case 12: line("")
      default:
        line("let i\(part) = \"\\(\"/// \\(1)\")\"")
        line("/**/")
      }
    }
  }

  @Test("The lines of documentation in a Swift file are exactly those written as documentation", arguments: 0..<400)
  func found(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let made = Made(&random)
    let comments = DocComments(Array(made.source.utf8))
    let lines = String(decoding: comments.markdown, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().map(String.init) == made.said, "seed \(seed): \(made.source.debugDescription)")
  }

  @Test("After any change of the Markdown, the program has the same tokens or nothing is written", arguments: 0..<400)
  func tokens(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) + 1_000)
    let made = Made(&random)
    let original = Array(made.source.utf8)
    let comments = DocComments(original)
    var lines = String(decoding: comments.markdown, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    var isHarmless = true
    for index in lines.indices.dropLast() where !lines[index].isEmpty && Bool.random(using: &random) {
      let text = random.pick(["7", "\"", "*/", "/*", "`x`", "\"\"\"", "", "\\(", "*/ let z = 1 /*"])
      if text.contains("*") { isHarmless = false }
      lines[index] += text
    }
    let new = comments.applying(Array(lines.joined(separator: "\n").utf8))
    if isHarmless { #expect(new != nil, "seed \(seed): \(made.source.debugDescription)") }
    guard let new else { return }
    #expect(Self.code(of: new) == Self.code(of: original), "seed \(seed): \(made.source.debugDescription)")
    #expect(DocComments(new).markdown == Array(lines.joined(separator: "\n").utf8), "seed \(seed)")
  }

  /// Returns the tokens of a program as text.
  private static func code(of source: [UInt8]) -> [ArraySlice<UInt8>] {
    SwiftOutline(bytes: source).tokens.map { source[$0.range] }
  }
}
