import Results
import SourceText
import TestSupport
import Testing

@Suite("float.gap-claim")
struct FloatGapClaimTests {
  private func row(_ yaml: String) async throws -> [String] {
    try await table("float.gap-claim", "{format: float5, \(yaml)}").lines()
  }

  @Test("The first of the article's two claims is false, and the second is true")
  func article() async throws {
    #expect(
      try await row("first: 00001, last: 00011, claimed: 0.25") == ["00001 to 00011 are 0.25 apart|0.125|false"])
    #expect(try await row("first: 01100, last: 01110, claimed: 1.00") == ["01100 to 01110 are 1.00 apart|1|true"])
    let japanese = try await table("float.gap-claim", "{format: float5, first: 1, last: 3, claimed: 0.25}").lines(
      .japanese)
    #expect(japanese == ["00001から00011までは間隔が0.25|0.125|誤り"])
  }

  @Test("If the distances differ, all are listed and no claim is true")
  func severalGaps() async throws {
    #expect(
      try await row("first: 0, last: 8, claimed: 0.25") == ["00000 to 01000 are 0.25 apart|0.625, 0.125, 0.25|false"])
    #expect(try await row("first: 10001, last: 10011, claimed: 1/8") == ["10001 to 10011 are 1/8 apart|0.125|true"])
  }

  static let refused = [
    RejectedParameters(
      "float.gap-claim", "format: float5\nfirst: 3\nlast: 3\nclaimed: 1",
      "cell:3: The parameter `last` cannot be `00011`: it does not come after `first`. Use a code after `00011`."
    ),
    RejectedParameters(
      "float.gap-claim", "format: float5\nfirst: 01100\nlast: 10001\nclaimed: 1",
      "cell:3: The code `01111` is infinity, not a number. Use codes with only numbers between them."),
    RejectedParameters(
      "float.gap-claim", "format: float5\nfirst: 32\nlast: x\nclaimed: 1",
      "cell:2: The parameter `first` cannot be `32`: the largest code of 5 bits is 31. \(CodeRefusalTests.ofFive)",
      "cell:3: The parameter `last` cannot be `x`: it is not a code. \(CodeRefusalTests.ofFive)"),
  ]

  @Test("Wrong claims are refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
