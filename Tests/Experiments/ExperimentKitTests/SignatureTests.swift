import ExperimentKit
import TestSupport
import Testing

/// A pair of numbers that rise.
private struct Rising: Experiment {
  static let about = About("pair.rising", en: "Two numbers.", ja: "2つの数。", example: "low=1 high=2")
  static let signature = Signature(
    Self.init, Parameter("low", .integer(0...9), help: "The lower."),
    Parameter("high", .integer(0...9), default: 9, help: "The higher."))

  let low: Int
  let high: Int

  init(low: Int, high: Int) throws {
    guard low < high else { throw Rejection("low", "The numbers do not rise.", help: "Write them in order.") }
    (self.low, self.high) = (low, high)
  }

  func run() -> Lines { Lines(["\(low) \(high)"]) }
}

/// A pair followed by a number.
private struct Marked: Experiment {
  static let about = About("pair.marked", en: "A pair and a number.", ja: "対と数。")
  static let signature = Rising.signature.adding(Parameter("mark", .integer(0...9), help: "The number.")) {
    Self(pair: $0, mark: $1)
  }

  let pair: Rising
  let mark: Int

  func run() -> Lines { Lines(["\(pair.low) \(pair.high) \(mark)"]) }
}

@Suite("Signatures")
struct SignatureTests {
  @Test(
    "Values reach the initializer in the order of the parameters, from any written order",
    arguments: [("low: 3", "3 9"), ("low: 3\nhigh: 5", "3 5"), ("high: 5\nlow: 3", "3 5")])
  func order(_ text: String, _ line: String) async throws {
    #expect(try await outcome(Rising.self, text) == [line])
  }

  @Test(
    "Rules on several parameters are reported only if each of them is valid",
    arguments: [
      ("low: 5\nhigh: 5", ["a.md:5: The numbers do not rise. Write them in order."]),
      ("low: 5\nhigh: x", ["a.md:6: The parameter `high` cannot be `x`. It takes a whole number from 0 to 9."]),
      (
        "high: 1\nlow: 5\nlo: 1",
        ["a.md:7: `pair.rising` has no parameter `lo`. Did you mean `low`? The parameters are: `low`, `high`."]
      ),
    ])
  func several(_ text: String, _ messages: [String]) async throws {
    #expect(try await outcome(Rising.self, text) == messages)
  }

  @Test(
    "An added parameter comes after the others, and its errors before those of several",
    arguments: [
      ("mark: 7\nlow: 3", ["3 9 7"]),
      ("low: 9", ["a.md:4: The parameter `mark` of `pair.marked` is missing. It takes a whole number from 0 to 9."]),
      ("low: 9\nmark: 1", ["a.md:5: The numbers do not rise. Write them in order."]),
      (
        "low: 9\nmark: 1\nmarks: 1",
        [
          "a.md:7: `pair.marked` has no parameter `marks`. Did you mean `mark`? "
            + "The parameters are: `low`, `high`, `mark`."
        ]
      ),
    ])
  func added(_ text: String, _ lines: [String]) async throws {
    #expect(try await outcome(Marked.self, text) == lines)
  }

  @Test("A noted parameter has the same description")
  func noted() {
    let plain = Parameter("low", .integer(0...9), default: 4, help: "A number.")
    #expect(plain.noted.fallbackText == plain.fallbackText && plain.noted.domain == plain.domain)
    #expect(!plain.noted.isRequired && Parameter("low", .truth, help: "A word.").noted.isRequired)
  }

  @Test("Every written parameter is accepted or reported, and the errors are as many as the wrong lines")
  func anything() async throws {
    var random = SplitMix64(seed: 19)
    for _ in 0..<500 {
      let lines = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (random.pick(["bits", "wraps", "seed", "label", "bit"]), random.pick(["1", "true", "x", "99"]))
      }
      var kept: [(String, String)] = []
      for line in lines where !kept.contains(where: { $0.0 == line.0 }) { kept.append(line) }
      let wrong = kept.count { key, value in
        switch key {
        case "bits": value != "1"
        case "wraps": value != "true"
        case "seed": value != "1"
        case "label": false
        default: true
        }
      }
      let missing = kept.contains { $0.0 == "bits" } ? 0 : 1
      let text = kept.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
      switch try prepare(Everything.self, text) {
      case .success: #expect(wrong + missing == 0, "seed 19: \(text)")
      case .failure(let findings): #expect(findings.all.count == wrong + missing, "seed 19: \(text)")
      }
    }
  }

  @Test("A default is written as in a cell")
  func defaults() {
    let time = Parameter(
      "time", ParameterType<Int>(allowed: "a time") { _ in 60 }, default: 60, writtenAs: "0:01", help: "")
    #expect(time.defaultText == "0:01" && time.fallbackText == "0:01")
    #expect(Everything.seed.defaultText == nil && Everything.seed.fallbackText?.en == "drawn")
    #expect(Everything.signature.parameters.map(\.defaultText) == [nil, "twos-complement", "true", "none", "[0]", nil])
  }
}
