import LessonKit
import LessonRunner
import Results
import SourceText
import SwiftCells
import TestSupport
import Testing

@Suite("Files of set-ups")
struct SetupFileTests {
  private static func nearest(_ document: String, _ files: [String]) throws -> String? {
    let folder = try TemporaryFolder()
    for file in files + [document] { _ = try folder.write("\(file)\n", to: file) }
    let found = SetupFile.nearest(to: "\(folder.path)/\(document)", in: .current)
    return found.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test(
    "The nearest file above a document is taken, up to the top of its package",
    arguments: [
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/lesson-setup.swift"], "docs/lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/a/lesson-setup.swift"], "docs/a/lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "Package.swift"], "lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/Package.swift"], nil),
      ("Sources/A/A.docc/a.md", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/x.swift", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/b/x.swift", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/README.md", ["Sources/A/A.docc/lesson-setup.swift", "Package.swift"], nil),
      ("a.md", ["Package.swift"], nil),
    ] as [(String, [String], String?)])
  func nearest(_ document: String, _ files: [String], _ expected: String?) throws {
    #expect(try Self.nearest(document, files) == expected)
  }

  @Test("A set-up that does not compile is reported at its line, and the listings are skipped")
  func broken() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("let one = 1\nlet two: Int = \"2\"\n", to: SetupFile.name)
    let path = try folder.write("```swift\nprint(one)\n```\n\n```swift\nprint(2)\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.couldNotRun, .skipped])
    #expect(outcome.allFindings.first?.place.line == 2)
    #expect(outcome.allFindings.first?.place.file.hasSuffix("/\(SetupFile.name)") == true)
  }

  @Test("A set-up whose declarations are still comments changes nothing")
  func unfilled() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("// let client: <#type#> = <#value#>\n", to: SetupFile.name)
    let path = try folder.write("```swift\nprint(1) // Prints \"1\"\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.agrees])
  }

  @Test("The listings of a document use the names of its set-up, and may declare them again")
  func used() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("struct Client { func get() -> Int { 5 } }\nlet client = Client()\n", to: SetupFile.name)
    let path = try folder.write(
      """
      ```swift
      print(client.get()) // Prints "6"
      ```

      ```swift
      let client = 7
      print(client) // Prints "7"
      ```

      """, to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.differs, .agrees])
    #expect(outcome.cells.first?.differences.map(\.found) == ["5"])
  }
}
