import LessonPage
import SourceText
import TestSupport
import Testing

@testable import Workshops

@Suite("Collected class codes")
struct CollectedCodesTests {
  private static let states: [ClassCode.State] = [.right, .slip(0), .unknown, .other, .slip(3), .none]
  private static let code = ClassCode(states).text(edition: 77)

  /// The learners and the lines that are not understood.
  private struct Codes {
    var learners: [CodeReader.Learner] = []
    var doubts: [CodeReader.Doubt] = []
  }

  private func read(_ text: String, questions: Int = 6, edition: Int = 77, earlier: Int? = nil) -> Codes {
    let reader = CodeReader(questions: questions, edition: edition, earlier: earlier)
    var codes = Codes()
    for (index, line) in text.linesOfText.enumerated() {
      switch reader.read(LineSplitter.Line(number: index + 1, text: line)) {
      case .learner(let learner): codes.learners.append(learner)
      case .doubt(let doubt): codes.doubts.append(doubt)
      case nil: break
      }
    }
    return codes
  }

  @Test(
    "A code is found anywhere on its line, and the rest becomes the note",
    arguments: [
      ("{}", ""), ("  {}  ", ""), ("{}, Aki", "Aki"), ("Group 2: {}", "Group 2"), ("{} 何が新しいか:輪", "何が新しいか:輪"),
      ("Anna-Mari-Take {}", "Anna-Mari-Take"),
    ])
  func places(_ form: String, _ note: String) {
    let narrow = Self.code
    for code in [
      narrow, narrow.lowercased(), narrow.replacing("-", with: ""), narrow.replacing("-", with: " "),
      narrow.replacing("-", with: "ー"), narrow.replacing("-", with: " - "),
    ] {
      let codes = read(form.replacing("{}", with: code))
      #expect(codes.learners == [CodeReader.Learner(line: 1, states: Self.states, note: note)], "\(code)")
      #expect(codes.doubts.isEmpty)
    }
    let wide = String(String.UnicodeScalarView(narrow.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
    #expect(read(form.replacing("{}", with: wide)).learners.first?.states == Self.states)
  }

  @Test("A code without a digit is read, too")
  func letters() throws {
    let all: [ClassCode.State] = [.none, .unknown, .right, .other, .slip(0), .slip(1), .slip(2), .slip(3)]
    var random = SplitMix64(seed: 5)
    let samples = (0..<5000).map { _ in (0..<16).map { _ in random.pick(all) } }
    let states = try #require(samples.first { !ClassCode($0).text(edition: 77).contains(where: \.isNumber) })
    let code = ClassCode(states).text(edition: 77)
    #expect(read("\(code) Aki", questions: 16).learners.map(\.states) == [states], "\(code)")
  }

  @Test("Invalid lines are reported with the reason that fits, and the lines around them are read")
  func doubts() throws {
    let wrong = Self.code.replacing(/^./) { $0.output == "9" ? "8" : "9" }
    let number = try ClassCode.edition(of: Array(wrong.unicodeScalars)[...])
    let cases: [(String, CodeReader.Doubt.Reason)] = [
      ("hello", .noCode), ("2026-11-28", .noCode), ("Anna-Mari-Take", .noCode), (wrong, .edition(number)),
      ("\(wrong.lowercased()) Aki", .edition(number)), ("\(Self.code) \(Self.code)", .count(2, of: 1)),
      ("\(Self.code.dropLast())U", .error(.character("U"))), (String(Self.code.dropLast()), .error(.length(11))),
      ("\(Self.code)9", .error(.length(13))),
    ]
    let codes = read(cases.map { "\(Self.code)\n\n\($0.0)\n" }.joined())
    #expect(codes.learners.map(\.line) == cases.indices.map { $0 * 3 + 1 })
    #expect(codes.doubts.map(\.line) == cases.indices.map { $0 * 3 + 3 })
    for (doubt, (line, reason)) in zip(codes.doubts, cases) { #expect(doubt.reason == reason, "\(line)") }
    for letters in ["ABCD-EFGH-JKMN", "abcd-efgh-jkmn", "ABCD EFGH JKMN"] {
      let reasons = read(letters).doubts.map(\.reason)
      #expect(try reasons == [.edition(ClassCode.edition(of: Array(letters.unicodeScalars)[...]))], "\(letters)")
    }
  }

  @Test(
    "A code of another edition does not belong to this page, and one of the edition without quizzes is named as such")
  func editions() throws {
    #expect(read(Self.code, edition: 78).doubts.map(\.reason) == [.edition(77)])
    #expect(read(Self.code, edition: 78, earlier: 77).doubts.map(\.reason) == [.withoutQuizzes])
    var codes = CollectedCodes(questions: 6)
    let other = ClassCode([.right]).text(edition: 77)
    let text = "\(Self.code)\n\(other)\n\(ClassCode([.other]).text(edition: 3))"
    for doubt in read(text, edition: 78).doubts { codes.add(.doubt(doubt)) }
    let messages = codes.findings("codes.txt").map { "\($0.message)" }
    #expect(messages[0].hasPrefix("This code is from another edition of the page, as are the codes on 1 other lines"))
    #expect(messages[1].hasPrefix("This code is from another edition of the page"))
    #expect(messages[2].hasPrefix("A character of this code is wrong, or it is from another page or edition"))
  }

  @Test("A page with many questions has several codes, which are read in any order")
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
    #expect(read(codes.reversed().joined(separator: " "), questions: 40, edition: 9).learners.first?.states == states)
    #expect(read(codes[0], questions: 40, edition: 9).doubts.map(\.reason) == [.count(1, of: 3)])
    let twice = [codes[0], codes[1], codes[1]].joined(separator: " ")
    #expect(read(twice, questions: 40, edition: 9).doubts.map(\.reason) == [.count(2, of: 3)])
    let four = (codes + [codes[0]]).joined(separator: " ")
    #expect(read(four, questions: 40, edition: 9).doubts.map(\.reason) == [.count(4, of: 3)])
  }

  @Test("Counts need no more memory for many lines, and say how many they do not list")
  func bounds() {
    var codes = CollectedCodes(questions: 1)
    for line in 1...3000 {
      codes.add(.learner(CodeReader.Learner(line: line, states: [.right], note: "note")))
      codes.add(.doubt(CodeReader.Doubt(line: line, text: "", reason: .noCode)))
    }
    #expect(codes.learners == 3000 && codes.noteCount == 3000 && codes.doubtCount == 3000)
    #expect(codes.notes.count == CollectedCodes.mostNotes && codes.doubts.count == CollectedCodes.mostDoubts)
    #expect(codes.tallies[0].right == 3000)
  }

  @Test("A question is worth discussing if a fifth of the answers share a slip, or under 80 percent are right")
  func tally() {
    func tally(_ states: [ClassCode.State]) -> ClassTally {
      states.reduce(into: ClassTally()) { $0.count($1) }
    }
    func isWorthDiscussing(_ states: [ClassCode.State]) -> Bool { tally(states).isWorthDiscussing }
    #expect(!isWorthDiscussing([.right, .right, .right, .right, .right, .other]))
    #expect(isWorthDiscussing([.right, .right, .right, .right, .slip(1)]))
    #expect(isWorthDiscussing([.right, .right, .unknown]))
    #expect(!isWorthDiscussing([.none, .none]))
    #expect(!isWorthDiscussing([]))
    let all = tally([.none, .unknown, .right, .other, .slip(0), .slip(3)])
    #expect([all.none, all.unknown, all.right, all.other] == [1, 1, 1, 1] && all.slips == [1, 0, 0, 1])
    #expect(all.answered == 5)
  }
}
