import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of the audio player")
struct AudioPlayerMachineTests {
  @Test("The tables of the player's machine have no flaws", arguments: CodeVersion.allCases)
  func flaws(code: CodeVersion) {
    let flaws = AudioPlayerMachine.player(code).flaws
    #expect(flaws == (code == .article ? [] : [.unreachable(.crashed)]))
  }

  @Test(
    "The position is always within the sound, and only time advances it", arguments: [1 as UInt64, 2, 3])
  func invariants(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let duration = Milliseconds(count: 1000)
    for _ in 0..<200 {
      let code = random.pick(CodeVersion.allCases)
      let events: [AudioPlayerEvent] =
        [.load]
        + (0..<Int.random(in: 0...20, using: &random)).map { _ in
          random.pick([.press, .wait(Milliseconds(count: Int.random(in: 0...400, using: &random))), .interrupt])
        }
      let machine = AudioPlayerMachine.player(code)
      for count in events.indices {
        let run = machine.run(Array(events[...count]), context: AudioPlayer(.present, duration: duration))
        let note: Testing.Comment = "seed \(seed): \(events[...count].map(\.written.en))"
        #expect((.zero..<duration).contains(run.context.position), note)
        if run.state == .ready { #expect(run.context.position == .zero, note) }
        if events[count] == .press { #expect(run.state == .playing, note) }
        if events[count] == .press, code == .article { #expect(run.context.position == .zero, note) }
      }
    }
  }

  @Test("A press leads to playing from three states in the diagram of each code")
  func diagram() async throws {
    for code in CodeVersion.allCases {
      let lines = try await run("audio-player.states", "code: \(code.rawValue)").text(.english)
      #expect(lines.count { $0.contains("--> playing : press") } == 3)
      #expect(lines.contains { $0.contains("--> crashed") } == (code == .article))
    }
  }

  @Test("Every event has a row for every state, and none is unanswered", arguments: CodeVersion.allCases)
  func exhaustive(code: CodeVersion) async throws {
    let table = try await table("audio-player.transitions", "code: \(code.rawValue)")
    let pairs = zip(table.column("state"), table.column("event")).map { "\($0) \($1)" }
    #expect(Set(pairs).count == 6 * 5)
    #expect(!table.column("next").contains("unanswered") && !table.column("result").contains(""))
    let yaml = "{code: \(code.rawValue), layout: matrix}"
    let matrix = try await AppExperimentsTests.table("audio-player.transitions", yaml)
    #expect(matrix.ids == ["event", "not-loaded", "ready", "playing", "paused", "failed", "crashed"])
  }
}
