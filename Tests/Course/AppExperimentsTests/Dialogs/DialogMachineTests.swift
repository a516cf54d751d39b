import Dialogs
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of the dialog")
struct DialogMachineTests {
  @Test("The table of the dialog's machine has no flaws")
  func flaws() {
    #expect(DialogMachine.dialog.flaws.isEmpty)
  }

  @Test(
    "A dialog always has at most one cancel, and sheets have no fields", arguments: [1 as UInt64, 2, 3])
  func invariants(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let style = random.pick(Dialog.Style.allCases)
      let events = (0..<Int.random(in: 0...25, using: &random)).map { _ in Self.event(&random) }
      let run = DialogMachine.dialog.run(events, context: Dialog(style))
      let dialog = run.context
      let note: Testing.Comment = "seed \(seed): \(events.map(\.written.en))"
      #expect(dialog.actions.count { $0.style == .cancel } <= 1, note)
      #expect(style == .alert || dialog.fields.isEmpty, note)
      #expect(run.state != .dismissing, note)
      #expect(dialog.placedActions.map(\.action.title).sorted() == dialog.actions.map(\.title).sorted(), note)
      for (step, next) in zip(run.steps, run.steps.dropFirst()) {
        #expect(next.from == step.to, note)
        #expect((step.to == .dismissing) == (next.event == .dismissed), note)
      }
    }
  }

  private static func event(_ random: inout SplitMix64) -> DialogEvent {
    let title = random.pick(["A", "B"])
    return random.pick([
      .add(DialogAction(title: title, style: random.pick(DialogAction.Style.allCases))),
      .addField(DialogField(name: title, isHidden: Bool.random(using: &random))), .present, .type("x", into: title),
      .tap(title), .tapOutside, .dismiss,
    ])
  }
}
