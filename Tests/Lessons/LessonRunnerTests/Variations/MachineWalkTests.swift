import ExperimentKit
import LessonKit
import SourceText
import Testing

@testable import LessonRunner

@Suite("Walks through the states of a machine")
struct MachineWalkTests {
  @Test("Equal pairs of state and context are one place, and each event is a step from each place")
  func places() throws {
    let walk = try #require(try gate("{events: {up-to: 9, of: [coin, push]}}").get().walk)
    // The start, then locked and open with 0, 1, and 2 coins, but never open with 0.
    #expect(walk.places.map(\.state) == [0, 1, 0, 0, 1, 0])
    #expect(walk.steps.count == 12)
    #expect(Set(walk.steps.map { [$0.from, $0.event] }).count == 12)
    #expect(walk.steps.filter(\.isRefused).allSatisfy { $0.from == $0.to || $0.from == 0 })
    #expect(walk.steps.count(where: \.isRefused) == 6)
    #expect(walk.steps.last.map { [$0.from, $0.event, $0.to] } == [5, 1, 5])
    #expect(walk.scripts.map(\.text).last == "[coin, push, coin, push]")
  }

  @Test(
    "The walk ends after as many events as `up-to` says",
    arguments: [(1, 2), (2, 6), (3, 8), (4, 10), (5, 12), (200, 12)])
  func lengths(_ upTo: Int, _ steps: Int) throws {
    let planned = try gate("{events: {up-to: \(upTo), of: [coin, push]}}").get()
    #expect(planned.walk?.steps.count == steps)
    // The script of the cell is among them, or is added.
    let isAmong = upTo >= 3
    #expect(planned.states.count == steps + (isAmong ? 0 : 1))
    #expect(planned.states.count(where: \.isRecorded) == 1)
  }

  @Test("Results are those of scripts, which name the steps in the lock file")
  func names() throws {
    let states = try gate("{events: {up-to: 2, of: [push, coin]}}").get().states.map(\.text)
    #expect(
      states == [
        "events: [coin, push, coin]", "events: [push]", "events: [coin]", "events: [push, push]",
        "events: [push, coin]", "events: [coin, push]", "events: [coin, coin]",
      ])
  }

  @Test(
    "Errors name the place and say what to write",
    arguments: [
      ("{events: {up-to: 4, of: [coin, pay]}}", "The parameter `events` cannot contain `pay`: unknown event `pay`."),
      ("{events: {up-to: 4, of: [coin, coin]}}", "`vary` names the value `[coin]` of `events` twice."),
      ("{events: {up-to: 0, of: [coin]}}", "`up-to` cannot be `0`."),
      ("{events: {up-to: many, of: [coin]}}", "`up-to` cannot be `many`."),
      ("{events: {up-to: 4}}", "The walk of `events` needs `up-to` and `of`."),
      ("{events: {of: [coin]}}", "The walk of `events` needs `up-to` and `of`."),
      ("{events: {up-to: 4, of: []}}", "The walk of `events` needs `up-to` and `of`."),
      ("{events: {up-to: 4, of: coin}}", "`of` cannot be a part of a walk, or has a wrong value."),
      ("{events: {up-to: 4, off: [coin]}}", "`off` cannot be a part of a walk, or has a wrong value."),
      ("{events: {up-to: 4, of: [coin]}, code: all}", "A cell with a walk cannot vary other parameters."),
      ("{scripts: {up-to: 4, of: [coin]}}", "`varied.gate` has no parameter `scripts`."),
    ])
  func errors(_ vary: String, _ message: String) {
    guard case .failure(let findings) = gate(vary) else {
      Issue.record("nothing was refused")
      return
    }
    #expect(findings.all.contains { "\($0.message)" == message }, "\(findings.all.map(\.message))")
    #expect(findings.all.allSatisfy { $0.help != nil && $0.place.line == 5 })
  }

  @Test("An experiment without a machine, a goal, and too many steps are errors")
  func unsuitable() {
    let messages = [
      gate("{events: {up-to: 4, of: [a, b]}}", "varied.lines"),
      gate("{events: {up-to: 4, of: [coin]}}", goal: " goal=all"),
    ].map { result in
      if case .failure(let findings) = result { "\(findings.all.first?.message ?? "")" } else { "" }
    }
    #expect(
      messages == [
        "`varied.lines` has no machine that the events of `events` walk through.",
        "A cell with a walk cannot have a `goal`.",
      ])
  }
}
