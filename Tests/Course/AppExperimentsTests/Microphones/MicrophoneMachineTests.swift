import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of the recording screen, and the tables made from it")
struct MicrophoneMachineTests {
  @Test("The only flaw of the tables is the state that the other code reaches")
  func flaws() {
    #expect(MicrophoneMachine.microphone(.article).flaws == [.unreachable(.recording)])
    #expect(MicrophoneMachine.microphone(.corrected).flaws == [.unreachable(.swapped)])
  }

  @Test("A recording always needs the permission, which only an answer or the settings change")
  func invariants() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let code = random.pick(CodeVersion.allCases)
      let status = random.pick(MicrophoneStatus.allCases)
      let events = (0..<Int.random(in: 1...15, using: &random)).map { _ in random.pick(MicrophoneEvent.allCases) }
      let run = MicrophoneMachine.microphone(code).run(events, context: status)
      let note: Testing.Comment = "seed 7: \(status) \(events)"
      if [.recording, .swapped].contains(run.state) { #expect(run.context == .authorized, note) }
      if status == .restricted { #expect(run.context == .restricted, note) }
      if status != .notDetermined { #expect(run.context != .notDetermined, note) }
      if !events.contains(where: { [.allow, .deny, .turnOn, .turnOff].contains($0) }) {
        #expect(run.context == status, note)
      }
    }
  }

  @Test("The article's code and the corrected one have their decisions")
  func decisions() async throws {
    let article = try await table("microphone.decisions")
    #expect(article.ids == ["status", "number", "then", "console", "message", "records"])
    let alert = "alert|拒否されてます|設定からマイクの使用を許可してください|no"
    #expect(
      article.lines() == [
        "notDetermined|0|question|||no", "restricted|1|\(alert)", "denied|2|\(alert)",
        "authorized|3|pause button, not recording|||no",
      ])
    let corrected = try await table("microphone.decisions", "{code: corrected, statuses: [authorized, restricted]}")
    #expect(
      corrected.lines(.japanese) == [
        "authorized|3|一時停止ボタン(録音中)|||する",
        "restricted|1|アラート|制限されています|このデバイスではマイクの使用が制限されています|しない",
      ])
  }

  @Test("The claims about the button agree with its effects")
  func claims() async throws {
    let article = try await table("microphone.claims")
    #expect(
      article.lines() == [
        "notDetermined: the question is shown|the author|question|true",
        "denied: an alert is shown|the author|alert|true",
        "authorized: no alert is shown|the author|pause button, not recording|true",
        "authorized: the recording starts|the author|pause button, not recording|false",
        "some events lead to a recording|a reader|none do|false",
        "denied: the alert's advice helps|a reader|it says: the settings; the switch leads to authorized|true",
        "restricted: the alert's advice helps|a reader|it says: the settings; the switch leads to restricted|false",
      ])
    let corrected = try await table("microphone.claims", "code: corrected")
    #expect(Set(corrected.column("verdict")) == ["true"])
  }

  @Test("The diagram and the table have all states")
  func states() async throws {
    let diagram = try await run("microphone.states").text(.english)
    #expect(diagram.contains { $0.hasPrefix("  ready --> swapped : press") })
    #expect(!diagram.contains { $0.contains("--> recording") })
    let table = try await table("microphone.transitions")
    #expect(!table.column("next").contains("unanswered") && !table.column("result").contains(""))
    #expect(Set(zip(table.column("state"), table.column("event")).map { "\($0) \($1)" }).count == 5 * 6)
  }
}
