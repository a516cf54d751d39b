import LessonKit
import LessonRunner
import SourceText
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document of listings that print numbers, some with wrong comments.
private struct RandomDocument {
  var text = ""
  /// The text with every comment right.
  var corrected = ""
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<Int.random(in: 1...3, using: &random) { addListing() }
  }

  private mutating func addListing() {
    let prefix = ["", "> ", "  "].randomElement(using: &random) ?? ""
    add("\(prefix)```swift")
    for _ in 0..<Int.random(in: 1...4, using: &random) { addStatement(prefix) }
    add("\(prefix)```")
    add("")
  }

  private mutating func add(_ line: String, _ right: String? = nil) {
    text += line + "\n"
    corrected += (right ?? line) + "\n"
  }

  private mutating func addStatement(_ prefix: String) {
    let number = Int.random(in: 10...99, using: &random)
    let said = Bool.random(using: &random) ? number : Int.random(in: 100...999, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: add("\(prefix)print(\(number)) // Prints \"\(said)\"", "\(prefix)print(\(number)) // Prints \"\(number)\"")
    case 1:
      add("\(prefix)print(\(number), terminator: \"\")")
      add("\(prefix)// prints \(said)", "\(prefix)// prints \(number)")
    case 2:
      add("\(prefix)for i in 1...2 { print(\(number), i) }")
      add("\(prefix)// Prints \"\(said) 1", "\(prefix)// Prints \"\(number) 1")
      add("\(prefix)// \(number) 2\"")
    case 3:
      add(
        "\(prefix)do { print([\"(\": \(number)]) } // Prints “[\"(\": \(said)]”",
        "\(prefix)do { print([\"(\": \(number)]) } // Prints “[\"(\": \(number)]”")
    case 4: add("\(prefix)/* // Prints \"1\" */ _ = \"// Prints \\\"\(number)\\\"\"")
    default:
      add("\(prefix)print(\"\"\"")
      add("\(prefix)// Prints \"{\"")
      add("\(prefix)\"\"\")")
      add("\(prefix)// Prints \"// Prints \"\(said)\"\"", "\(prefix)// Prints \"// Prints \"{\"\"")
    }
  }
}

@Suite(
  "Updating listings", .enabled(if: Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil))
struct ListingPropertyTests {
  @Test("An update corrects comments only, and a second one changes nothing", arguments: 1...8 as ClosedRange<UInt64>)
  func update(seed: UInt64) async throws {
    let document = RandomDocument(seed: seed)
    let folder = try TemporaryFolder()
    let path = try folder.write(document.text, to: "document.md")
    let first = try #require(try await ListingHarness.update(path).first)
    #expect(first.findings.isEmpty && first.document.allFindings.isEmpty)
    #expect(try folder.text("document.md") == document.corrected)
    let second = try #require(try await ListingHarness.update(path).first)
    #expect(second.changedCells == 0)
    #expect(second.document.cells.allSatisfy { $0.status == .agrees }, "\(document.corrected)")
  }
}
