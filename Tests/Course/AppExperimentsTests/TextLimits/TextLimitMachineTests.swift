import ExperimentKit
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of the text view")
struct TextLimitMachineTests {
  @Test("The table of the text view's machine has no flaws")
  func flaws() {
    #expect(TextLimitMachine.textView.flaws.isEmpty)
  }

  @Test(
    "After every manual change, every rule except the article's is within the limit", arguments: [1 as UInt64, 2, 3])
  func invariants(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let rule = random.pick(TextLimit.Rule.allCases.filter { $0 != .article })
      let limit = TextLimit(rule: rule, length: .random(in: 0...20, using: &random), lines: 2)
      let events = [.load] + (0..<25).map { _ in Self.event(&random) }
      for count in 1...events.count {
        let run = TextLimitMachine.textView.run(
          Array(events.prefix(count)), context: LimitedTextView(limit, placeholder: "書"))
        let note: Testing.Comment = "seed \(seed), \(rule): \(events.prefix(count).map(\.written.en))"
        switch run.state {
        case .editing, .filled:
          #expect(limit.holds(run.context.text), note)
          #expect(run.context.counter ?? 0 == rule.length(of: run.context.text), note)
        case .placeholder: #expect(run.context.text == "書" && run.context.color == .darkGray, note)
        case .new, .composing: break
        }
      }
    }
  }

  private static func event(_ random: inout SplitMix64) -> TextLimitEvent {
    let text = random.pick(["あ", "👨‍👩‍👧", "a\nb", "e\u{301}", "書"])
    return random.pick([
      .begin, .type(text + text), .paste(text), .delete, .select(text), .select(nil), .compose(text), .commit(text),
      .commit(nil), .end,
    ])
  }
}
