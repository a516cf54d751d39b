import Foundation
import Results
import SwiftSource

@testable import LessonKit
@testable import LessonRunner
@testable import SourceText
@testable import SwiftListings

/// Targets that read listings of documents other than lessons, their comments, and the comments of Swift files.
enum ListingTargets {
  static let all = [sources, announcements, values, documentation, playgrounds]

  private static let fixtures = ["announced-errors", "certain", "pairs", "prose", "unordered", "values", "traps"].map {
    FuzzSamples.file("Tests/Lessons/LessonRunnerTests/Fixtures/listings/\($0)/before.md")
  }

  /// The Swift samples, in which statements are cut off, repeated and joined.
  private static let swift =
    fixtures.flatMap { FuzzSamples.fences($0) }
    + FuzzSamples.texts(
      "if let\n  // a\n  b: Int = f()?.c,\n  d = e as? String\n{}", "for (a, b) in [(1, 2)] { print(a) }",
      "let a: [String: Int]\nvar b: Set<Int> { Set(c.keys) }\na.forEach { d.append($0) }\nd.sort()")

  private static let pieces = [
    "let ", "var ", "for ", " in ", "if let\n", " = ", ": ", "[", "]", "(", ")", "{", "}", "\n", "func ", " -> ",
    ".forEach { ", ".map(", ".keys", "Set(", ", ", "..<", "?", "typealias ", "+=", "// ", "/*", "*/", "\"\"\"", "#if ",
  ]

  private static let sources = FuzzTarget("sources of listings", swift, pieces) { bytes in
    let source = String(decoding: bytes, as: UTF8.self)
    var names = VaryingNames(usesLibrary: false)
    _ = names.takes(source)
    _ = names.takes(source)
  }

  private static let announcements = FuzzTarget(
    "announcements", fixtures.filter { $0.count < 2_500 },
    pieces + ["// error", "// crashes", "// ❌ ", "does not compile", "コンパイルエラー", "\n\n", "```\n", "```swift\n", "`"]
  ) { bytes in
    let document = Document(SourceFile(path: "a/README.md", bytes: bytes))
    for cell in document.cells {
      let announced = FaultAnnouncements(cell, document.file)
      _ = announced.comments + announced.ofProse
    }
  }

  /// A target that checks that the text written for a value states that value.
  private static let values = FuzzTarget.checked(
    "values",
    FuzzSamples.texts(
      "0.30000000000000004 // 0.3…", "Optional(-5) // .some(-5)", "[\"a\": 0x1F, \"b\": 2] // [\"a\": 31]",
      "1..<4 // 1...4", "(x: 1, y: \"\\u{41}\\n\") // (1, \"A\")", "1_000_000 // ≈ 1,000,000.0", "nil // nil",
      "-1.5e-300 // −1.5 × 10^-300", "Point(x: 1.0, y: [nil]) // Point(1, [...])"),
    [
      "...", "…", "..<", "≈ ", "約", "(", ")", "[", "]", ", ", ": ", "\"", "\\", "e", "-", "−", "_", ".", "0x",
      "Optional(",
    ],
    checking: { bytes in
      let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: " // ")
      guard parts.count > 1, let stated = StatedValue(parts[1][...]) else { return nil }
      let found = FoundValue(printed: parts[0])
      _ = found.isStated(by: stated.text) || found.isLike(stated.text) || found.resembles(stated.text)
      guard let text = found.written(as: stated.text, isApproximate: stated.isApproximate) else { return nil }
      let agrees = found.isStated(by: text, isApproximate: stated.isApproximate) || text == found.forms.first
      return agrees ? nil : "\(parts[0]) is not stated by \(text)"
    })

  private static let commented = FuzzSamples.texts(
    "/// A.\n///\n/// ```swift\n/// a  // 1\n/// ```\nlet a = \"\"\"\n  /// b\n  \"\"\"\n",
    "\t/**\r\n\t * A.\r\n\t *\r\n\t *     b // 2\r\n\t */\r\nfunc b() {}\r\n",
    "/* /** a */ */ /** b /* c */ d */ let e = 1 /// f\n")

  /// A target that checks that documentation comments can be written back unchanged, and changed without changing the
  /// program.
  private static let documentation = FuzzTarget.checked(
    "comments of documentation", commented, ["///", "/**", "*/", "/*", " * ", "```", "    ", "\"\"\"", "#\"", "\r\n"],
    checking: { bytes in
      let comments = DocComments(bytes)
      if comments.applying(comments.markdown) != bytes { return "what was not changed is another" }
      guard let changed = comments.applying(comments.markdown.map { $0 == 0x31 ? 0x32 : $0 }) else { return nil }
      return SwiftOutline(bytes: bytes).hasSameTokens(as: SwiftOutline(bytes: changed)) ? nil : "the program changed"
    })

  private static let playgrounds = FuzzTarget(
    "markup of playgrounds", FuzzSamples.texts("//: # A\n//: text\nlet a = 1\n/*:\n ## B\n*/\nprint(a)  //: c\n"),
    ["//:", "/*:", "*/", "\n", "\"\"\"", "/*"]
  ) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    _ = PlaygroundPage("a", source: lines.map(String.init))
  }
}
