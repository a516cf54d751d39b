import TestSupport
import Testing

@testable import LessonKit

@Suite("Canonical answers for pages")
struct AnswerFixtureTests {
  private struct AnswerCase: Codable, Equatable {
    var kind: AnswerKind
    var text: String
    var canonical: String?
  }

  @Test("Recorded and random answers have the recorded canonical forms")
  func answers() throws {
    let written = (AnswerTests.same + AnswerTests.others).flatMap { kind, right, others in
      ([right] + others).map { (kind, $0) }
    }
    let unread = AnswerTests.unreadable.flatMap { kind, texts in texts.map { (kind, $0) } }
    let cases = (written + unread + Self.random()).map { kind, text in
      AnswerCase(kind: kind, text: text, canonical: Answer.canonical(text, as: kind))
    }
    #expect(try PageFixture.recorded(cases, "answers.json") == cases)
  }

  /// Returns strings of one to seven pieces, with seed 7.
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
}
