import TestSupport
import Testing

@testable import LessonPage

@Suite("Class codes")
struct ClassCodeTests {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private static func samples() -> [(states: [ClassCode.State], edition: Int, part: Int)] {
    var random = SplitMix64(seed: 3)
    let states: [ClassCode.State] = [.none, .unknown, .right, .other] + (0..<4).map { .slip($0) }
    return (0..<40).map { _ in
      let some = (0..<16).map { _ in states.randomElement(using: &random) ?? .none }
      return (some, Int.random(in: 0..<4096, using: &random), Int.random(in: 0..<3, using: &random))
    }
  }

  @Test("A class code holds the outcomes of the predictions")
  func roundTrip() throws {
    for (states, edition, part) in Self.samples() {
      let text = ClassCode(states).text(edition: edition, part: part)
      #expect(text.count == 14)
      #expect(try ClassCode(text, edition: edition, part: part).states == states)
    }
  }

  @Test("A class code is read in lowercase, without hyphens, in full width, and with O for 0 or l for 1")
  func tolerance() throws {
    for (states, edition, _) in Self.samples() {
      let text = ClassCode(states).text(edition: edition)
      let wide = String(
        String.UnicodeScalarView(text.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
      for written in [
        text.lowercased(), text.replacing("-", with: ""), text.replacing("-", with: " "), wide,
        text.replacing("0", with: "o").replacing("1", with: "L"), text.replacing("1", with: "i"),
      ] {
        #expect(try ClassCode(written, edition: edition).states == states, "\(written)")
      }
    }
  }

  @Test("Class codes reveal every single wrong character and every swap of two")
  func errors() {
    for (states, edition, part) in Self.samples().prefix(12) {
      let right = Array(ClassCode(states).text(edition: edition, part: part).replacing("-", with: ""))
      for index in right.indices {
        for digit in Self.digits where digit != right[index] {
          var wrong = right
          wrong[index] = digit
          #expect(throws: ClassCodeError.check) { try ClassCode(String(wrong), edition: edition, part: part) }
        }
        for other in 0..<index where right[other] != right[index] {
          var wrong = right
          wrong.swapAt(index, other)
          #expect(throws: ClassCodeError.check) { try ClassCode(String(wrong), edition: edition, part: part) }
        }
      }
    }
  }

  @Test("A class code of another edition, or of other questions of a page, is rejected")
  func editions() {
    let (states, edition, part) = Self.samples()[0]
    let text = ClassCode(states).text(edition: edition, part: part)
    for other in 0..<4096 where other != edition {
      #expect(throws: ClassCodeError.check) { try ClassCode(text, edition: other, part: part) }
    }
    #expect(throws: ClassCodeError.check) { try ClassCode(text, edition: edition, part: part + 1) }
  }

  @Test("A rejected text names its reason")
  func unread() {
    #expect(throws: ClassCodeError.length(11)) { try ClassCode("0123-4567-89A", edition: 0) }
    #expect(throws: ClassCodeError.length(0)) { try ClassCode("", edition: 0) }
    #expect(throws: ClassCodeError.character("u")) { try ClassCode("u123-4567-89AB", edition: 0) }
    #expect(throws: ClassCodeError.character("＊")) { try ClassCode("＊123-4567-89AB", edition: 0) }
  }

  @Test("A class code holds at most sixteen predictions, and four kinds of slips of each")
  func bounds() throws {
    let text = ClassCode([ClassCode.State](repeating: .slip(4), count: 20)).text(edition: 9)
    #expect(try ClassCode(text, edition: 9).states == [ClassCode.State](repeating: .other, count: 16))
    #expect(ClassCode([]).states == [ClassCode.State](repeating: .none, count: 16))
  }

  @Test("An edition has a name of 16 digits and a number of 12 bits")
  func names() {
    let editions = (0..<500).map { ClassCode.Edition(of: ["question \($0)", "b"]) }
    #expect(editions.allSatisfy { $0.name.count == 16 && (0..<4096).contains($0.number) })
    #expect(Set(editions.map(\.name)).count == 500)
    #expect(Set(editions.map(\.number)).count > 400)
    #expect(ClassCode.Edition(of: ["a", "b"]) != ClassCode.Edition(of: ["ab"]))
  }
}
