import Results
import SourceText
import TestSupport
import Testing

@Suite("dialog.states and dialog.transitions")
struct DialogTransitionsTests {
  @Test("The diagram has three states, and an arrow for each accepted event")
  func diagram() async throws {
    #expect(
      try await run("dialog.states").text(.english) == [
        "stateDiagram-v2",
        "  state \"off screen\" as off_screen", "  state \"on screen\" as on_screen",
        "  state \"dismissing\" as dismissing",
        "  [*] --> off_screen",
        "  off_screen --> off_screen : add / a button is added",
        "  off_screen --> off_screen : add-field / a text field is added",
        "  off_screen --> on_screen : present / the dialog is shown",
        "  on_screen --> on_screen : type [the field exists] / the field holds the text",
        "  on_screen --> dismissing : tap [the button exists] / the button is chosen#59; its handler waits",
        "  on_screen --> dismissing : tap-outside [action sheet with a cancel] / counts as cancel#59; its handler waits",
        "  on_screen --> dismissing : dismiss / no button is chosen",
        "  dismissing --> off_screen : dismissed / the handler of the chosen button runs, if there is one",
      ])
  }

  @Test("Every event has a row for every state, and none is unanswered")
  func exhaustive() async throws {
    let table = try await table("dialog.transitions")
    #expect(table.ids == ["state", "event", "condition", "next", "result"])
    let pairs = zip(table.column("state"), table.column("event")).map { "\($0) \($1)" }
    #expect(Set(pairs).count == 3 * 8)
    #expect(!table.column("next").contains("unanswered") && !table.column("result").contains(""))
  }

  @Test("The matrix has every event and state")
  func matrix() async throws {
    let table = try await table("dialog.transitions", "layout: matrix")
    #expect(table.ids == ["event", "off-screen", "on-screen", "dismissing"])
    #expect(
      table.lines() == [
        "add|refused or off screen|refused|refused", "add-field|refused or off screen|refused|refused",
        "present|on screen|refused|refused", "type|refused|on screen or refused|refused",
        "tap|refused|dismissing or refused|refused", "tap-outside|refused|dismissing or refused|refused",
        "dismiss|refused|dismissing|refused", "dismissed|refused|refused|off screen",
      ])
    #expect(table.lines(.japanese)[2] == "present(表示する)|表示中|拒否|拒否")
  }
}
