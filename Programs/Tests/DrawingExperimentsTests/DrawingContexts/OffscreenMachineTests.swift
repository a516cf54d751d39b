import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("The article's drawing class as a state machine")
struct OffscreenMachineTests {
  @Test("The tables answer every event; only the first form can be stopped by a trap")
  func flaws() {
    #expect(OffscreenMachine.offscreen(.first).flaws == [])
    #expect(OffscreenMachine.offscreen(.first, checks: false).flaws == [])
    #expect(OffscreenMachine.offscreen(.extended).flaws == [.unreachable(.trapped)])
  }

  @Test("In the first form, everything except its creation needs an enabled drawing")
  func first() async throws {
    let table = try await table("drawing-context.methods", "form: first")
    #expect(table.ids == ["call", "method", "disabled", "enabled"])
    #expect(
      table.column("method") == [
        "init", "getFinalImageF", "setContextStrokeColorF", "setContextFillColorF", "addContextF", "drawLineF",
        "drawRectF", "drawCircleF", "drawTextF", "drawImageF",
      ])
    #expect(
      table.column("disabled")
        == ["runs, then enabled"]
        + ["GI", "SC", "FC", "AC", "DL", "DR", "DC", "DT", "DI"].map { "ERROR:DIOS_\($0):Disabled" })
    #expect(table.column("enabled") == ["runs", "runs, then disabled"] + Array(repeating: "runs", count: 8))
  }

  @Test("In the extended form, each method needs its state")
  func extended() async throws {
    let lines = try await table("drawing-context.methods", "form: extended").lines()
    let expected = [
      ("startDrawF", "runs, then enabled", "ERROR:DIOS_SP:Disabled"),
      ("stopDrawF", "ERROR:DIOS_SP:Disabled", "runs, then disabled"),
      ("clearContextF", "runs", "ERROR:DIOS_AC:Disabled"), ("addContextF", "runs", "runs"),
      ("setContextStrokeColorF", "runs", "runs"), ("setContextFillColorF", "runs", "runs"),
      ("getImageF", "ERROR:DIOS_GI:Disabled", "runs"), ("drawLineF", "ERROR:DIOS_DL:Disabled", "runs"),
      ("drawRectF", "ERROR:DIOS_DR:Disabled", "runs"), ("drawCircleF", "ERROR:DIOS_DC:Disabled", "runs"),
      ("drawTextF", "ERROR:DIOS_DT:Disabled", "runs"), ("drawImageF", "ERROR:DIOS_DI:Disabled", "runs"),
    ]
    #expect(
      lines.map { $0.split(separator: "|").dropFirst().joined(separator: "|") }
        == expected.map { "\($0.0)|\($0.1)|\($0.2)" })
  }

  @Test("The state is checked before the range of arguments, if it is checked")
  func invalid() async throws {
    let first = try await table("drawing-context.methods", "{form: first, arguments: invalid}")
    let range = ["SC", "FC", "DL", "DR", "DC", "DT"].map { "ERROR:DIOS_\($0):rNumが範囲超え" }
    let disabled = ["SC", "FC", "AC", "DL", "DR", "DC", "DT"].map { "ERROR:DIOS_\($0):Disabled" }
    #expect(first.column("disabled") == ["ERROR:DIOS_IN:rNumContextが小さすぎ"] + disabled)
    #expect(
      first.column("enabled")
        == ["ERROR:DIOS_IN:rNumContextが小さすぎ"] + range[..<2] + ["the program stops"] + range[2...])
    let extended = try await table("drawing-context.methods", "{form: extended, arguments: invalid}")
    #expect(extended.column("enabled") == ["ERROR:DIOS_AC:rNumAddが小さすぎ"] + range)
    #expect(
      extended.column("disabled")
        == ["ERROR:DIOS_AC:rNumAddが小さすぎ"] + range[..<2] + disabled[3...])
  }

  @Test("Start and stop share an id, and so do clear and add")
  func ids() async throws {
    let extended = try await table("drawing-context.error-ids", "form: extended").lines()
    #expect(
      extended.filter { !$0.hasSuffix("|1") } == ["SP|startDrawF, stopDrawF|2", "AC|clearContextF, addContextF|2"])
    #expect(extended.count == 10)
    let first = try await table("drawing-context.error-ids", "form: first")
    #expect(first.column("id") == ["IN", "GI", "SC", "FC", "AC", "DL", "DR", "DC", "DT", "DI"])
    #expect(Set(first.column("count")) == ["1"])
  }

  @Test("A transcript has states, error lines and the number of colors")
  func transcript() async throws {
    #expect(
      try await lines("[add 2, start 40 30 false, start 40 30 false, line 2 1 0 0 9 9, get, stop, stop, clear, add 0]")
        == [
          "add 2: disabled", "  registered colors: 2", "start 40 30 false: disabled → enabled",
          "  an image context is begun", "start 40 30 false: refused (enabled)", "  ERROR:DIOS_SP:Disabled",
          "line 2 1 0 0 9 9: refused (enabled)", "  ERROR:DIOS_DL:rNumが範囲超え", "get: enabled",
          "  an image is returned", "stop: enabled → disabled", "  the current image context is ended",
          "stop: refused (disabled)", "  ERROR:DIOS_SP:Disabled", "clear: disabled", "  registered colors: 0",
          "add 0: refused (disabled)", "  ERROR:DIOS_AC:rNumAddが小さすぎ",
        ])
  }

  @Test("In the first form, a second instance leaves the first context open; adding none stops the program")
  func traps() async throws {
    #expect(
      try await lines("[new 9 9 false 1, new 9 9 false 2, add -1, get]", form: "first") == [
        "new 9 9 false 1: disabled → enabled", "  registered colors: 1", "new 9 9 false 2: enabled → enabled",
        "  registered colors: 2", "  open image contexts: 2", "add -1: enabled → trapped",
        "  1...rNumAdd has its lower bound above its upper bound: the program stops", "get: refused (trapped)",
        "  not reached: the program has stopped",
      ])
  }

  private func lines(_ calls: String, form: String = "extended") async throws -> [String] {
    try await Catalogue.drawing.lines("drawing-context.run", "{form: \(form), calls: \(calls)}")
  }
}
