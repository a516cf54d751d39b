import Foundation
import LessonCheck
import SourceText
import TestSupport
import Testing

/// Japanese text outside of documents, which `lesson check` does not read.
@Suite("Japanese text in the program")
struct JapaneseTests {
  @Test("The text of experiments follows the spellings of the lessons", arguments: ["Sources", "Programs/Sources"])
  func experiments(path: String) throws {
    let list = try spellings()
    let sources = try FileManager.default.subpathsOfDirectory(atPath: "\(packageRoot)/\(path)")
    // The rule pages show wrong spellings as examples.
    for name in sources.sorted() where name.hasSuffix(".swift") && !name.hasPrefix("Lessons/LessonCheck/Rules/") {
      // Without fences, each line of a source is prose.
      let text = try String(contentsOfFile: "\(packageRoot)/\(path)/\(name)", encoding: .utf8).replacing(
        "```", with: "")
      #expect(list.misspellings(in: text) == [], "\(name)")
    }
  }

  @Test("The text of workshop plans follows the spellings of the lessons")
  func workshops() throws {
    let list = try spellings()
    let folder = "\(packageRoot)/lessons/workshops"
    let plans = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yml") }
    #expect(!plans.isEmpty)
    for plan in plans.sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(plan)", encoding: .utf8)
      #expect(list.misspellings(in: text) == [], "\(plan)")
    }
  }

  private func spellings() throws -> SpellingList {
    let file = SourceFile(path: "spellings.yml", bytes: try TextFile.read("\(packageRoot)/lessons/spellings.yml"))
    let (list, findings) = SpellingList.read(file)
    #expect(findings.isEmpty && !list.spellings.isEmpty)
    return list
  }
}
