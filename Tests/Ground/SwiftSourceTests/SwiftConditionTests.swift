import SwiftSource
import Testing

@Suite("Conditions of `#if`")
struct SwiftConditionTests {
  private static func answer(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "Linux"
    case "canImport": argument == "Foundation"
    default: nil
    }
  }

  private static func lines(_ source: String, _ holds: Bool?) -> [Int] {
    SwiftOutline(source).conditionalLines.filter { $0.condition.holds(answer) == holds }.flatMap { Array($0.lines) }
      .sorted()
  }

  @Test(
    "A condition holds, does not hold, or is unknown",
    arguments: [
      ("os(Linux)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", nil), ("!DEBUG", nil),
      ("os(Linux) && DEBUG", nil), ("os(macOS) && DEBUG", false), ("DEBUG && os(macOS)", false),
      ("os(Linux) || DEBUG", true), ("os(macOS) || DEBUG", nil), ("os(macOS) || os(iOS)", false),
      ("(os(macOS) || os(Linux)) && !canImport(Glibc)", true), ("canImport(Foundation)", true), ("true", true),
      ("!false", true), ("!(os(Linux) && os(Linux))", false),
    ] as [(String, Bool?)])
  func condition(_ text: String, _ expected: Bool?) {
    let found = SwiftOutline("#if \(text)\nlet a = 1\n#endif\n").conditionalLines
    #expect(found.count == 1)
    #expect(found.first?.lines == 1..<2)
    #expect(found.first?.condition.holds(Self.answer) == expected)
  }

  @Test("A branch is compiled only if none above it is")
  func branches() {
    let source = "#if os(macOS)\n1\n#elseif os(Linux)\n3\n#elseif DEBUG\n5\n#else\n7\n#endif\n9\n"
    #expect(Self.lines(source, true) == [3])
    #expect(Self.lines(source, false) == [1, 5, 7])
    #expect(Self.lines("#if DEBUG\n1\n#else\n3\n#endif", nil) == [1, 3])
  }

  @Test("Conditions within each other each have their lines")
  func nested() {
    let source = "#if os(Linux)\n1\n#if os(macOS)\n3\n#endif\n5\n#endif"
    #expect(Self.lines(source, false) == [3])
    #expect(Self.lines(source, true) == [1, 2, 3, 4, 5])
  }

  @Test(
    "Source with conditions that are never closed, or that close nothing, is read without a crash",
    arguments: ["#if", "#endif", "#else\n1\n#endif", "#if os(\n1\n#endif", "#if a &&\n1\n#endif", "#if (a\n1\n#endif"])
  func broken(_ source: String) {
    #expect(SwiftOutline(source).conditionalLines.count <= 1)
  }
}
