import Foundation
import TestSupport
import Testing
import Workshops

@testable import LessonKit

/// What the scripts of pages are compared with, by `scripts/test-pages`: files that say what this program computes.
///
/// With RECORD_FIXTURES in the environment they are written anew, to be read before they are committed.
@Suite("What pages have to compute")
struct PageFixtureTests {
  private struct AnswerCase: Codable, Equatable {
    var kind: AnswerKind
    var text: String
    var canonical: String?
  }

  private struct CodeCase: Codable, Equatable {
    var states: [String]
    var edition: Int
    var part: Int
    var code: String
  }

  @Test("Answers, written and made of what answers hold")
  func answers() throws {
    let written = (AnswerTests.same + AnswerTests.others).flatMap { kind, right, others in
      ([right] + others).map { (kind, $0) }
    }
    let unread = AnswerTests.unreadable.flatMap { kind, texts in texts.map { (kind, $0) } }
    let cases = (written + unread + Self.random()).map { kind, text in
      AnswerCase(kind: kind, text: text, canonical: Answer.canonical(text, as: kind))
    }
    try compare(cases, "answers.json")
  }

  /// Texts of one to seven pieces, of seed 7.
  private static func random() -> [(AnswerKind, String)] {
    let pieces = [
      "-", "−", "ー", "+", "0", "1", "12", "305", "０", "3", ".", ",", "/", "^", "2^", "10^", "*", "×", "e", "E5", "0b",
      "0x", "b",
      "inf", "NaN", "無限大", " ", "\u{3000}", "_", "`", "\u{200B}", "。", "「", "はい", "Yes", "ß", "İ", "é", "e\u{301}", "Σ",
    ]
    var random = SplitMix64(seed: 7)
    return (0..<1_500).map { index in
      let text = (0...Int.random(in: 0..<7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      return (AnswerKind.allCases[index % AnswerKind.allCases.count], text.joined())
    }
  }

  @Test("Codes of random predictions")
  func codes() throws {
    var random = SplitMix64(seed: 11)
    let states: [ClassCode.State] = [.none, .unknown, .right, .other] + (0..<6).map { .slip($0) }
    let cases = (0..<200).map { _ in
      let some = (0..<Int.random(in: 0...16, using: &random)).map { _ in states.randomElement(using: &random) ?? .none }
      let (edition, part) = (Int.random(in: 0..<4096, using: &random), Int.random(in: 0..<4, using: &random))
      return CodeCase(
        states: some.map(Self.name), edition: edition, part: part,
        code: ClassCode(some).text(edition: edition, part: part))
    }
    try compare(cases, "class-codes.json")
  }

  private static func name(_ state: ClassCode.State) -> String {
    if case .slip(let position) = state { "\(position)" } else { "\(state)" }
  }

  private func compare<Case: Codable & Equatable>(_ cases: [Case], _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Pages/Fixtures/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
    }
    #expect(try JSONDecoder().decode([Case].self, from: Data(contentsOf: file)) == cases)
  }
}
