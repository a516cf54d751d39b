import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Calls that no script can contain")
struct DrawingContextRefusalTests {
  @Test(
    "Each refusal has the allowed values",
    arguments: [
      (
        "start 0 150 false", "`0` is not a width or height above 0 and at most 2000. Write `start WIDTH HEIGHT OPAQUE`."
      ),
      (
        "start 10 -1 false",
        "`-1` is not a width or height above 0 and at most 2000. Write `start WIDTH HEIGHT OPAQUE`."
      ),
      (
        "start nan 1 false",
        "`nan` is not a width or height above 0 and at most 2000. Write `start WIDTH HEIGHT OPAQUE`."
      ),
      (
        "start 1e9 1 false",
        "`1e9` is not a width or height above 0 and at most 2000. Write `start WIDTH HEIGHT OPAQUE`."
      ),
      ("start 1 1 maybe", "`maybe` is not `true` or `false`. Write `start WIDTH HEIGHT OPAQUE`."),
      ("add", "arguments are missing. Write `add COUNT`."),
      ("add 1.5", "`1.5` is not a whole number from -1000 to 1000. Write `add COUNT`."),
      ("stop now", "`now` is extra. Write `stop`."),
      ("line 0 -1 0 0 9 9", "`-1` is not a line width from 0 to 1000. Write `line NUMBER LINE-WIDTH X1 Y1 X2 Y2`."),
      ("line 0 1 inf 0 9 9", "`inf` is not a number from -10000 to 10000. Write `line NUMBER LINE-WIDTH X1 Y1 X2 Y2`."),
      (
        "rect 0 all 1 0 0 9 9",
        "`all` is not one of `none`, `stroke`, `fill`, `both`. Write `rect NUMBER TYPE LINE-WIDTH X Y WIDTH HEIGHT`."
      ),
      ("text 0 0 0 0 A", "`0` is not a font size from 0.1 to 500. Write `text NUMBER SIZE X Y TEXT`."),
      ("fill-color 0 1 1 1", "arguments are missing. Write `fill-color NUMBER RED GREEN BLUE ALPHA`."),
    ])
  func call(_ call: String, _ message: String) throws {
    #expect(
      try refusals("drawing-context.run", "calls: [\(call)]") == [
        "cell:1: The parameter `calls` cannot contain `\(call)`: \(message)"
      ])
  }

  @Test("An unknown call suggests a near one, and a method of the other form is reported")
  func unknown() throws {
    #expect(
      try refusals("drawing-context.run", "calls: [strat 9 9 true]")[0].contains(
        "unknown call `strat`. Did you mean `start`? The calls are: `new WIDTH"))
    #expect(
      try refusals("drawing-context.run", "{form: first, calls: [stop]}")[0].contains("The first form has no `stop`."))
    #expect(try refusals("drawing-context.run", "form: extended")[0].contains("calls"))
  }

  @Test("A script is shown in a form that reads back")
  func written() async throws {
    let calls = [
      "new 40 30.5 false 2", "stroke-color 0 -1 0 0.5 1", "line 1 2 0 0 9 9", "rect 0 both 1 1 2 3 4",
      "circle 1 none 1 1 2 3 4", "text 0 12 1 2 a  b", "image 0 0 9 9",
    ]
    let yaml = "form: first\ncalls:\n" + calls.map { "- '\($0)'\n" }.joined()
    let shown = try await lines("drawing-context.run", yaml).filter { !$0.hasPrefix(" ") }
    #expect(zip(shown, calls).allSatisfy { $0.hasPrefix($1 + ": ") } && shown.count == calls.count)
  }
}
