import ExperimentKit
import LessonKit
import SourceText
import TestSupport
import Testing

@testable import LessonRunner

/// Returns the states of a cell, or its errors.
private func states(_ vary: String, _ parameters: String = "") -> Result<[VariedState], Findings> {
  let text = "---\ntitle: T\n---\n\n\(variedCell(vary, parameters))"
  let document = Document(path: "lesson.md", bytes: Array(text.utf8))
  guard let cell = document.cells.first, let entry = variedCatalogue["varied.lines"], cell.findings.isEmpty else {
    return .failure(Findings(document.cells.flatMap(\.findings)))
  }
  do throws(Findings) {
    return .success(try cell.plannedVariation(entry, in: document)?.states ?? [])
  } catch {
    return .failure(error)
  }
}

@Suite("The values that `vary` names")
struct VariationStateTests {
  @Test(
    "Values, ranges, and words are read by the type of their parameter, with the recorded value among them",
    arguments: [
      ("{bits: 3...6}", "", ["bits: 3", "bits: 4", "bits: 5", "bits: 6"]),
      ("{bits: 1...9 by 4}", "", ["bits: 1", "bits: 5", "bits: 9"]),
      ("{bits: 1...8 by 4}", "", ["bits: 1", "bits: 5"]),
      ("{bits: [7, 1...2]}", "", ["bits: 5", "bits: 7", "bits: 1", "bits: 2"]),
      ("{bits: 9}", "bits: 4", ["bits: 4", "bits: 9"]),
      ("flag", "", ["flag: true", "flag: false"]),
      ("{word: [refused, plain]}", "", ["word: refused", "word: plain"]),
      ("{word: all}", "word: slow", VariedSample.Word.allCases.map { "word: \($0)" }),
      ("code", "code: 10\nbits: 2", ["code: 00", "code: 01", "code: 10", "code: 11"]),
      ("code", "code: 2\nbits: 2", ["code: 00", "code: 01", "code: 10", "code: 11"]),
      ("{code: 00110...01000}", "code: 0b00111", ["code: 00110", "code: 00111", "code: 01000"]),
      ("{code: 8...10}", "code: 01001", ["code: 8", "code: 9", "code: 10"]),
      ("{code: 0xE...0x10}", "code: 14", ["code: 14", "code: 0x0E", "code: 0x0F", "code: 0x10"]),
      ("{ratio: -1...1/4 by 1/2}", "", ["ratio: 1/2", "ratio: -1", "ratio: -0.5", "ratio: 0"]),
      ("{ratio: 0...1 by 1/3}", "ratio: 2/6", ["ratio: 0", "ratio: 1/3", "ratio: 2/3", "ratio: 1"]),
      ("{ratio: [0.50, 1]}", "", ["ratio: 0.50", "ratio: 1"]),
      ("{real: -0.25...0.25 by 0.25}", "", ["real: -0.25", "real: 0", "real: 0.25"]),
      ("{codes: [a, b]}", "", ["codes:", "codes: [a]", "codes: [b]"]),
      ("{codes: [a, [a, b]]}", "codes: [a, b]", ["codes: [a]", "codes: [a, b]"]),
      ("{codes: each}", "codes: [a, b, c]", ["codes: [a, b, c]", "codes: [a]", "codes: [b]", "codes: [c]"]),
      ("{codes: prefixes}", "codes: [a, b]", ["codes: [a]", "codes: [a, b]"]),
      ("{events: prefixes}", "events: [x, y]", ["events: []", "events: [x]", "events: [x, y]"]),
      ("{codes: ['a...b', 'all']}", "codes: [all]", ["codes: [\"a...b\"]", "codes: [\"all\"]"]),
      (
        "{flag: all, bits: [4, 5]}", "",
        ["flag: true, bits: 4", "flag: true, bits: 5", "flag: false, bits: 4", "flag: false, bits: 5"]
      ),
    ] as [(String, String, [String])])
  func read(_ vary: String, _ parameters: String, _ expected: [String]) throws {
    // In an info string, quotation marks within a value are single ones.
    let found = try states(vary, parameters).get()
    #expect(found.map { $0.text.replacing("\"", with: "'") } == expected.map { $0.replacing("\"", with: "'") })
    #expect(found.count(where: \.isRecorded) == 1)
  }

  @Test(
    "What a parameter does not take is refused",
    arguments: [
      ("bots", "`varied.lines` has no parameter `bots`."),
      ("{bits: 60...70}", "The parameter `bits` cannot be `65`."),
      ("{bits: 1...2 by 1/2}", "The parameter `bits` cannot be `1.5`."),
      ("{bits: [5, five]}", "The parameter `bits` cannot be `five`."),
      ("{bits: [4, 4]}", "`vary` names the value `4` of `bits` twice."),
      ("{bits: 8...1}", "`8...1` is not a range of numbers."),
      ("{bits: 1...8 by 0}", "`1...8 by 0` is not a range of numbers."),
      ("{bits: a...b}", "`a...b` is not a range of numbers."),
      ("{code: 11...00}", "`11...00` is not a range of codes."),
      ("{code: 0b1...0xF}", "`0b1...0xF` is not a range of codes."),
      ("ratio", "The parameter `ratio` does not list all its values."),
      ("codes", "The parameter `codes` does not list all its values."),
      ("{word: plain...slow}", "`plain...slow` cannot be a range of `word`, which takes neither numbers nor codes."),
      ("{word: other}", "The parameter `word` cannot be `other`."),
      ("{codes: each}", "`each` needs a list that the cell writes, but `codes` has none."),
      ("{bits: prefixes}", "`prefixes` needs a list that the cell writes, but `bits` has none."),
      ("{bits: }", "`vary` names no values of `bits`."),
      ("{bits: []}", "`vary` names no values of `bits`."),
      ("{}", "`vary` cannot be `{}`."),
      ("[bits]", "`vary` cannot be `[bits]`."),
      ("Bits", "`vary` cannot be `Bits`."),
      ("", "`vary` has no value."),
    ])
  func refused(_ vary: String, _ message: String) {
    guard case .failure(let findings) = states(vary) else {
      Issue.record("nothing was refused")
      return
    }
    #expect("\(findings.all.first?.message ?? "")" == message)
    #expect(findings.all.allSatisfy { $0.help != nil && $0.place.line == 5 })
  }

  @Test(
    "Too many results are counted and refused before they are listed",
    arguments: [
      ("{code: all}", "code: 1\nbits: 64", "18446744073709551616", "code"),
      ("{ratio: 0...1 by 1e-90}", "", "1\(String(repeating: "0", count: 39))… (91 characters)", "ratio"),
      ("{bits: 1...64, ratio: 0...1 by 1/256}", "", "16448", "ratio"),
      ("{code: 0x0...0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF}", "", "340282366920938463463374607431768211456", "code"),
    ])
  func counted(_ vary: String, _ parameters: String, _ count: String, _ most: String) {
    let start = ContinuousClock.now
    guard case .failure(let findings) = states(vary, parameters) else {
      Issue.record("nothing was refused")
      return
    }
    #expect(ContinuousClock.now - start < .seconds(1))
    let message = "\(findings.all.first?.message ?? "")"
    #expect(message == "`vary` names \(count) results, but a cell can have at most 10240.")
    let help = "\(findings.all.first?.help ?? "")"
    #expect(help.contains("`\(most)`"))
  }

  @Test("10,240 results are allowed, and one more is not, even if the recorded one is the last")
  func budget() throws {
    #expect(try states("{ratio: 1...10240}", "ratio: 7").get().count == 10_240)
    guard case .failure = states("{ratio: 1...10240}", "ratio: 1/2") else {
      Issue.record("10,241 results were allowed")
      return
    }
  }

  @Test("Parameters give every combination once, in order, with the recorded one among them", arguments: 0..<200)
  func product(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var parameters: [(name: String, values: [String])] = [
      ("bits", (1...64).map { "\($0)" }), ("word", VariedSample.Word.allCases.map(\.rawValue)),
      ("flag", ["true", "false"]), ("ratio", (1...40).map { "\($0)" }), ("code", (12...52).map { "\($0)" }),
    ]
    parameters.shuffle(using: &random)
    parameters = parameters.prefix(Int.random(in: 1...3, using: &random)).map { parameter in
      (parameter.name, Array(parameter.values.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))))
    }
    let written = parameters.map { "\($0.name): \(random.pick($0.values))" }
    let vary = parameters.map { "\($0.name): [\($0.values.joined(separator: ", "))]" }.joined(separator: ", ")
    let found = try states("{\(vary)}", written.joined(separator: "\n")).get()
    var expected = [""]
    for (name, values) in parameters {
      expected = expected.flatMap { start in values.map { "\(start.isEmpty ? "" : "\(start), ")\(name): \($0)" } }
    }
    #expect(found.map(\.text) == expected, "seed \(seed)")
    #expect(found.filter(\.isRecorded).map(\.text) == [written.joined(separator: ", ")], "seed \(seed)")
  }
}
