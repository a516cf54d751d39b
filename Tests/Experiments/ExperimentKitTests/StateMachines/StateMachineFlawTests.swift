import ExperimentKit
import SourceText
import Testing

@Suite("The flaws of a state machine")
struct StateMachineFlawTests {
  private typealias Machine = StateMachine<Lamp, Press, Bool>

  private static let isBright = Machine.Condition("bright") { bright, _ in bright }
  private static let isAlsoBright = Machine.Condition("bright") { bright, _ in bright }
  private static let isDark = Machine.Condition("dark") { bright, _ in !bright }
  private static let back = Machine.Rule.on(.button, in: .on, to: .off)

  private func flaws(_ rules: Machine.Rule...) -> [Machine.Flaw] {
    Machine(startingIn: .off, rules).flaws
  }

  @Test("A table in which every pair is answered or refused on purpose has no flaws")
  func sound() {
    #expect(Turnstile.sample.flaws.isEmpty)
    #expect(flaws(.on(.button, in: .off, to: .on), Self.back).isEmpty)
    #expect(flaws(.on(.button, in: .off, to: .on), .on(.button, in: .on, refused: "it stays on")).isEmpty)
    #expect(
      flaws(
        .on(.button, in: .off, when: Self.isBright, to: .on), .on(.button, in: .off, when: Self.isDark, to: .off),
        .on(.button, in: .off, refused: "neither"), Self.back
      ).isEmpty)
  }

  @Test("Two rules of a pair need different conditions, and one without a condition is the last")
  func ambiguous() {
    let bright = Machine.Rule.on(.button, in: .off, when: Self.isBright, to: .on)
    let always = Machine.Rule.on(.button, in: .off, to: .on)
    let alsoBright = Machine.Rule.on(.button, in: .off, when: Self.isAlsoBright, to: .off)
    #expect(flaws(always, .on(.button, in: .off, to: .off), Self.back) == [.ambiguous(.off, .button)])
    #expect(flaws(always, bright, Self.back) == [.ambiguous(.off, .button)])
    #expect(flaws(bright, alsoBright, always, Self.back) == [.ambiguous(.off, .button)])
    #expect(flaws(always, .on(.button, in: .off, .on, refused: "no"), Self.back).count == 2)
  }

  @Test("A pair without a rule, or with only conditions, is unanswered")
  func unanswered() {
    #expect(flaws(.on(.button, in: .off, to: .on)) == [.unanswered(.on, .button)])
    #expect(
      flaws(.on(.button, in: .off, when: Self.isBright, to: .on), Self.back) == [.unanswered(.off, .button)])
  }

  @Test("A state without a rule to it is unreachable, even with rules away from it")
  func unreachable() {
    #expect(flaws(.on(.button, in: .off, stays: "dark"), Self.back) == [.unreachable(.on)])
    #expect(flaws(.on(.button, in: .off, .on, refused: "no")) == [.unreachable(.on)])
  }

  @Test("Events that raise each other in a circle are endless; a chain that ends is not")
  func endless() {
    let there = Machine.Rule.on(.button, in: .off, to: .on, then: .button)
    #expect(
      flaws(there, .on(.button, in: .on, to: .off, then: .button)) == [
        .endless(.off, .button), .endless(.on, .button),
      ])
    #expect(flaws(there, .on(.button, in: .on, stays: "on", then: .button)) == [.endless(.on, .button)])
    #expect(flaws(there, Self.back).isEmpty)
  }
}
