import ExperimentKit
import Results
import SourceText
import Testing

@Suite("Running a state machine")
struct StateMachineRunTests {
  private func lines(_ events: [Visitor], _ language: Language = .english) -> [String] {
    Turnstile.sample.run(events, context: 0).lines.texts(language)
  }

  @Test("A transcript has each event, the states, and its output, refusal or automatic event")
  func transcript() {
    #expect(
      lines([.push, .coin(1), .coin(2), .coin(1), .push, .coin(10)]) == [
        "push: refused (locked)", "  pay first",
        "coin 1: locked", "  paid 1", "  of 3",
        "coin 2: locked → open", "  the gate opens",
        "then bell: open", "  ding",
        "coin 1: refused (open)", "  no coins now",
        "push: open → locked",
        "coin 10: locked → broken", "  it breaks",
      ])
  }

  @Test("The words are in Japanese, too")
  func japanese() {
    #expect(
      lines([.push, .coin(3), .coin(1)], .japanese) == [
        "push!: 拒否(閉)", "  pay first", "coin 3: 閉 → 開", "  the gate opens", "続いてbell!: 開", "  ding",
        "coin 1: 拒否(開)", "  今は入れない",
      ])
  }

  @Test("A run ends with its state and context, and a run without events has no steps")
  func ends() {
    let run = Turnstile.sample.run([.coin(1), .coin(1)], context: 0)
    #expect(run.state == .locked && run.context == 2 && run.steps.count == 2)
    let nothing = Turnstile.sample.run([], context: 7)
    #expect(nothing.state == .locked && nothing.context == 7 && nothing.steps.isEmpty && nothing.lines.lines.isEmpty)
  }

  @Test("A refused event changes nothing")
  func refused() {
    let run = Turnstile.sample.run([.coin(3), .coin(5)], context: 0)
    #expect(run.state == .open && run.context == 3)
    #expect(run.steps.map(\.outcome) == [.to(.open), .stays, .refused])
    #expect(run.steps.map(\.isRaised) == [false, true, false])
  }

  @Test("A refusal may print other lines than its reason")
  func refusalPrints() {
    let machine = Turnstile(
      startingIn: .locked,
      [
        .on(
          .coin, in: .locked, refused: "out of order",
          printing: { paid, event in [LocalizedText("ERROR: \(event.value)"), LocalizedText("paid \(paid)")] })
      ])
    let run = machine.run([.coin(5)], context: 2)
    #expect(run.lines.texts(.english) == ["coin 5: refused (locked)", "  ERROR: 5", "  paid 2"])
    #expect(machine.table.rows.first?.last == .words("out of order"))
  }

  @Test("Of several rules the first whose condition holds answers")
  func order() {
    #expect(Turnstile.sample.run([.coin(10)], context: 0).state == .broken)
    #expect(Turnstile.sample.run([.coin(3), .coin(10)], context: 0).state == .broken)
    #expect(Turnstile.sample.run([.coin(9)], context: 0).state == .open)
  }

  @Test("An unanswered event changes nothing and is reported")
  func unanswered() {
    let lamp = StateMachine<Lamp, Press, Void>(startingIn: .off, [.on(.button, in: .off, to: .on)])
    let run = lamp.run([.button, .button])
    #expect(run.lines.texts(.english) == ["button: off → on", "button: unanswered (on)"])
    #expect(run.lines.texts(.japanese).last == "button: 応答なし(on)")
    #expect(run.state == .on)
  }

  @Test("Events that raise each other forever are cut off")
  func endless() {
    let lamp = StateMachine<Lamp, Press, Void>(
      startingIn: .off,
      [.on(.button, in: .off, to: .on, then: .button), .on(.button, in: .on, to: .off, then: .button)])
    #expect(lamp.run([.button, .button]).steps.count == 2 * (1 + 2))
  }
}
