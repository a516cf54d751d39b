import LessonKit
import Testing

/// A table of answers as learners write them: equal answers, other answers, and unreadable ones.
@Suite("Answers of learners")
struct AnswerTests {
  static let same: [(AnswerKind, String, [String])] = [
    (
      .number, "-3",
      ["−3", "－３", " -3 ", "-3.0", "- 3", "ー3", "–3", "-0b11", "-6/2", "-3e0", "`-3`", "-0x3", "\u{200B}-3"]
    ),
    (.number, "0.375", ["3/8", ".375", "0.3750", "6/16", "375e-3", "3*2^-3", "3×2^-3"]),
    (.number, "1024", ["1,024", "1 024", "1_024", "2^10", "１０２４", "1.024e3", "1024."]),
    (.number, "inf", ["∞", "Infinity", "+inf", "INF", "無限大"]),
    (.number, "-inf", ["-∞", "−infinity"]),
    (.number, "nan", ["NaN", "NAN"]),
    (.number, "0", ["+0", "0.0", "00", "0/5"]),
    (.number, "-0", ["−0", "-0.0"]),
    (.code, "11101", ["0b11101", "1 1101", "１１１０１", "11101 ", "1_1101", "`11101`", "0B11101"]),
    (.code, "0a1f", ["0A1F", "0x0a1f", "0a 1f"]),
    (.word, "does not compile", ["Does not compile.", "does  not\tcompile", "DOES NOT COMPILE"]),
    (.word, "桁あふれ", ["桁あふれ。", "「桁あふれ」", " 桁あふれ"]),
    (.word, "なし", ["無し", "「無し」。"]),
    (.text, "Hello, Kenta", ["Hello,  Kenta", "Ｈｅｌｌｏ, Kenta", " Hello, Kenta ", "`Hello, Kenta`"]),
  ]

  static let others: [(AnswerKind, String, [String])] = [
    (.number, "-3", ["3", "-3.1", "-30", "3/-1"]),
    (.number, "0", ["-0"]),
    (.number, "0.1", ["0.10000000000000001"]),
    (.code, "01101", ["1101", "011010", "0x1101"]),
    (.text, "Hello", ["hello", "Hello!"]),
    (.word, "even", ["odd", "evenly"]),
  ]

  static let unreadable: [(AnswerKind, [String])] = [
    (
      .number,
      [
        "", " ", "three", "1,02", "1/0", "1/", "--3", "1e", "1e999999", "2^999999", "7^2", "0b12", "1.2.3", "1*", "0x",
        "e5", "１，２",
      ]
    ),
    (.code, ["", "-", "yes", "0b2x", "<11101>"]),
    (.word, ["", "\u{200B}"]), (.text, ["", "\u{3000}"]),
    (.number, [String(repeating: "9", count: 1_001)]),
  ]

  @Test("Differences without meaning do not count in an answer", arguments: same.indices)
  func equal(_ index: Int) {
    let (kind, right, answers) = Self.same[index]
    let canonical = Answer.canonical(right, as: kind)
    #expect(canonical != nil)
    for answer in answers {
      #expect(Answer.canonical(answer, as: kind) == canonical, "\(answer) beside \(right)")
    }
  }

  @Test("Differences with meaning count in an answer", arguments: others.indices)
  func different(_ index: Int) {
    let (kind, right, answers) = Self.others[index]
    for answer in answers {
      #expect(Answer.canonical(answer, as: kind) != Answer.canonical(right, as: kind), "\(answer) beside \(right)")
    }
  }

  @Test("Text of another kind is not read as an answer", arguments: unreadable.indices)
  func unread(_ index: Int) {
    let (kind, answers) = Self.unreadable[index]
    for answer in answers { #expect(Answer.canonical(answer, as: kind) == nil, "\(answer)") }
  }

  @Test("The canonical form of a canonical form is itself", arguments: same.indices)
  func idempotent(_ index: Int) throws {
    let (kind, right, answers) = Self.same[index]
    for answer in answers + [right] {
      let form = try #require(Answer.canonical(answer, as: kind))
      #expect(Answer.canonical(form, as: kind) == form)
    }
  }

  @Test("All five-bit codes keep their digits in every notation")
  func codes() {
    for code in 0..<32 {
      let bits = String(code + 32, radix: 2).dropFirst()
      for text in ["0b\(bits)", "\(bits.prefix(1)) \(bits.dropFirst())", String(bits)] {
        #expect(Answer.canonical(text, as: .code) == String(bits))
      }
    }
  }
}
