import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("timed-message.run")
struct TimedMessageRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("timed-message.run", yaml).text(language)
  }

  @Test("Without ids, a message of 5 s clears a later one after 1 s")
  func withoutIDs() async throws {
    #expect(
      try await lines("{ids: none, events: [show caution 5 A, wait 4, show ok 9 B]}") == [
        "0 s, show caution 5 A: empty → shown", "  message 1: \"A\" (blue)",
        "4 s, show ok 9 B: shown → shown", "  message 2: \"B\" (green)",
        "5 s, timer of message 1: shown → empty", "  the label: \"     \" (COLOR_NORMAL)",
        "  message 2 is gone after 1 s instead of 9 s",
        "13 s, timer of message 2: empty", "  nothing is on the label",
      ])
  }

  @Test("With ids, the newer message stays")
  func withIDs() async throws {
    #expect(
      try await lines("{ids: counter, events: [show error 5 A, wait 4, show normal 9 B]}", .japanese) == [
        "0秒 show error 5 A: 空白 → 表示中", "  メッセージ1: 「A」(赤、id 1)",
        "4秒 show normal 9 B: 表示中 → 表示中", "  メッセージ2: 「B」(COLOR_NORMAL、id 2)",
        "5秒 メッセージ1のタイマー: 表示中", "  id 1はラベルのid 2と違う。メッセージ2は残る",
        "13秒 メッセージ2のタイマー: 表示中 → 空白", "  ラベル: 「     」(COLOR_NORMAL)", "  メッセージ2が9秒で消える",
      ])
  }

  @Test("A random id can equal that of another message")
  func collision() async throws {
    let lines = try await lines("{id-limit: 1, events: [show ok 5 A, wait 4, show ok 9 B]}")
    #expect(lines.contains("  message 2 is gone after 1 s instead of 9 s"))
  }

  @Test("A duration of zero or less prints the article's error, and changes nothing", arguments: ["0", "-1", "-0.5"])
  func tooShort(seconds: String) async throws {
    #expect(
      try await lines("events: [show ok \(seconds) A]") == [
        "0 s, show ok \(seconds) A: refused (empty)", "  console: ERROR:BF_SMWT:rSecがゼロ以下",
      ])
  }

  @Test("A timer runs before a message that is shown at the same moment")
  func sameMoment() async throws {
    let lines = try await lines("{ids: none, events: [show ok 5 A, wait 5, show ok 5 B]}")
    #expect(lines.filter { $0.contains("gone") } == ["  message 1 is gone after 5 s", "  message 2 is gone after 5 s"])
  }

  @Test("With numbers as ids, a message stays until its time or the next one", arguments: [1 as UInt64, 2, 3])
  func lifetimes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var now = 0
      let script = try (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in
        let (seconds, pause) = (Int.random(in: 1...9, using: &random), Int.random(in: 0...9, using: &random))
        return try [MessageStep(written: "show ok \(seconds) A"), MessageStep(written: "wait \(pause)")]
      }
      let shows = script.compactMap { step -> (start: Int, end: Int)? in
        switch step {
        case .wait(let time):
          now += time.count
          return nil
        case .show(let message): return (now, now + (message.duration.time?.count ?? 0))
        }
      }
      let expected = zip(shows, shows.dropFirst().map(\.start) + [.max]).filter { $0.end <= $1 }.map(\.0.end)
      let steps = MessagePlay(ids: .counter, idLimit: 1, seed: 0).run(script).steps
      let cleared = steps.filter { $0.from == .shown && $0.to == .empty }.map(\.event.time.count)
      #expect(cleared == expected, "seed \(seed)")
    }
  }

  @Test("The tables of the message machine have no flaws", arguments: MessageIDs.allCases)
  func flaws(ids: MessageIDs) {
    #expect(MessageMachine.messages(ids).flaws.isEmpty)
  }
}
