import LessonPage
import TestSupport
import Testing

@Suite("Class-code fixtures for pages")
struct ClassCodeFixtureTests {
  private struct CodeCase: Codable, Equatable {
    var states: [String]
    var edition: Int
    var part: Int
    var code: String
  }

  @Test("Codes of random predictions match the recorded fixture")
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
    #expect(try PageFixture.recorded(cases, "class-codes.json") == cases)
  }

  private static func name(_ state: ClassCode.State) -> String {
    if case .slip(let position) = state { "\(position)" } else { "\(state)" }
  }
}
