import LessonPage
import TestSupport
import Testing

@testable import LessonKit
@testable import Workshops

@Suite("Collected class codes")
struct CollectedCodesTests {
  private static let states: [ClassCode.State] = [.right, .slip(0), .unknown, .other, .slip(3), .none]
  private static let code = ClassCode(states).text(edition: 77)

  private func read(_ text: String, questions: Int = 6, edition: Int = 77) -> CollectedCodes {
    CollectedCodes(text, questions: questions, edition: edition)
  }

  @Test(
    "A code is found anywhere on its line, and the rest becomes the note",
    arguments: [
      ("{}", ""), ("  {}  ", ""), ("{}, Aki", "Aki"), ("Group 2: {}", "Group 2"), ("{} 何が新しいか:輪", "何が新しいか:輪"),
      ("Anna-Mari-Take {}", "Anna-Mari-Take"),
    ])
  func places(_ form: String, _ note: String) {
    let narrow = Self.code
    for code in [narrow, narrow.lowercased(), narrow.replacing("-", with: ""), narrow.replacing("-", with: " ")] {
      let codes = read(form.replacing("{}", with: code))
      #expect(codes.learners == [CollectedCodes.Learner(line: 1, states: Self.states, note: note)], "\(code)")
      #expect(codes.doubts.isEmpty)
    }
    let wide = String(String.UnicodeScalarView(narrow.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
    #expect(read(form.replacing("{}", with: wide)).learners.first?.states == Self.states)
  }

  @Test("Invalid lines are reported, and the lines around them are read")
  func doubts() {
    let wrong = Self.code.replacing(/^./) { $0.output == "9" ? "8" : "9" }
    let text = "\(Self.code)\n\nhello\n\(wrong)\n\(Self.code) \(Self.code)\n\(Self.code)\n\(Self.code.dropLast())U\n"
    let codes = read(text)
    #expect(codes.learners.map(\.line) == [1, 6])
    #expect(codes.doubts.map(\.line) == [3, 4, 5, 7])
    #expect(
      codes.doubts.map(\.reason) == [.noCode, .error(.check), .count(2, of: 1), .error(.character("U"))])
  }

  @Test("Codes of another edition are rejected")
  func edition() { #expect(read(Self.code, edition: 78).doubts.map(\.reason) == [.error(.check)]) }

  @Test("A page with many predictions has several codes, which belong together in their order")
  func several() {
    let seed: UInt64 = 3
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let all: [ClassCode.State] = [.none, .unknown, .right, .other, .slip(0), .slip(1), .slip(2), .slip(3)]
    let states = (0..<40).map { _ in random.pick(all) }
    let codes = (0..<3).map { part in
      ClassCode(Array(states.dropFirst(part * 16).prefix(16))).text(edition: 9, part: part)
    }
    #expect(read(codes.joined(separator: " / "), questions: 40, edition: 9).learners.first?.states == states)
    #expect(read(codes.reversed().joined(separator: " "), questions: 40, edition: 9).learners.isEmpty)
    #expect(read(codes[0], questions: 40, edition: 9).doubts.map(\.reason) == [.count(1, of: 3)])
  }

  @Test("A question is worth discussing if a fifth of the answers share a slip, or under 80 percent are right")
  func tally() {
    func learners(_ states: [ClassCode.State]) -> [CollectedCodes.Learner] {
      states.enumerated().map { CollectedCodes.Learner(line: $0, states: [$1], note: "") }
    }
    func isWorthDiscussing(_ states: [ClassCode.State]) -> Bool {
      ClassTally(learners(states), question: 0).isWorthDiscussing
    }
    #expect(!isWorthDiscussing([.right, .right, .right, .right, .right, .other]))
    #expect(isWorthDiscussing([.right, .right, .right, .right, .slip(1)]))
    #expect(isWorthDiscussing([.right, .right, .unknown]))
    #expect(!isWorthDiscussing([.none, .none]))
    #expect(!isWorthDiscussing([]))
    let tally = ClassTally(learners([.none, .unknown, .right, .other, .slip(0), .slip(3)]), question: 0)
    #expect([tally.none, tally.unknown, tally.right, tally.other] == [1, 1, 1, 1] && tally.slips == [1, 0, 0, 1])
    #expect(tally.answered == 5)
  }
}
