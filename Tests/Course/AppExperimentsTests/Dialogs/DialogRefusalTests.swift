import Testing

@Suite("Scripts of dialogs that are refused")
struct DialogRefusalTests {
  static let styles = "The styles are: `default`, `destructive`, `cancel`."
  static let events =
    "The events are: `add TITLE STYLE`, `add-field NAME`, `add-field NAME hidden`, `present`, `type NAME TEXT`, "
    + "`tap TITLE`, `tap-outside`, `dismiss`."

  static let mistakes = [
    ("events", "prsent", "`prsent` is no event", "Did you mean `present`? \(events)"),
    ("events", "Present", "`Present` is no event", "Did you mean `present`? \(events)"),
    ("events", "jump", "`jump` is no event", events),
    ("events", "present now", "nothing stands behind `present`", "Write `present`."),
    ("events", "tap-outside OK", "nothing stands behind `tap-outside`", "Write `tap-outside`."),
    ("events", "dismiss OK", "nothing stands behind `dismiss`", "Write `dismiss`."),
    ("events", "tap", "the button is missing", "Write `tap TITLE`."),
    ("events", "type", "the field is missing", "Write `type NAME TEXT`."),
    (
      "events", "dismissed", "`dismissed` comes by itself", "Remove it: it follows every tap and `dismiss`."
    ),
    ("events", "add OK", "it does not end in a style", styles),
    ("events", "add OK defualt", "it does not end in a style", "Did you mean `default`? \(styles)"),
    ("events", "add cancel", "the button has no title", "Write its title before its style, as in `OK cancel`."),
    (
      "events", "add-field a b", "a text field is one word, or one word and `hidden`",
      "Write `user` or `password hidden`."
    ),
    ("actions", "OK", "it does not end in a style", styles),
    (
      "text-fields", "pass word hidden", "a text field is one word, or one word and `hidden`",
      "Write `user` or `password hidden`."
    ),
  ]

  @Test("An error names the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ parameter: String, _ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("dialog.run", "\(parameter): [\(text)]")
        == ["cell:1: The parameter `\(parameter)` cannot hold `\(text)`: \(reason). \(help)"])
  }

  @Test("Every error is reported at its line; the other styles are near misses or a list")
  func lines() throws {
    #expect(
      try refusals("dialog.run", "style: sheet\nevents:\n- present\n- tap\n- add A\n-") == [
        "cell:1: The parameter `style` cannot be `sheet`. It takes one of `alert`, `action-sheet`.",
        "cell:4: The parameter `events` cannot hold `tap`: the button is missing. Write `tap TITLE`.",
        "cell:5: The parameter `events` cannot hold `add A`: it does not end in a style. \(Self.styles)",
        "cell:6: The parameter `events` has no value. It takes an event: `add TITLE STYLE`, `add-field NAME`, "
          + "`add-field NAME hidden`, `present`, `type NAME TEXT`, `tap TITLE`, `tap-outside`, `dismiss`.",
      ])
  }

  @Test("A dialog needs at least one button, and has at most one cancel")
  func buttons() throws {
    #expect(
      try refusals("dialog.buttons", "style: alert")
        == ["cell:1: There are no buttons to place. Name some, as in `actions: [OK default]`."])
    #expect(
      try refusals("dialog.buttons", "style: alert\nactions: [A cancel, B cancel]")
        == [
          "cell:2: `add B cancel` is refused: a dialog has one cancel button at most (UIKit raises an exception). "
            + "Keep one cancel."
        ])
  }

  @Test("A title may contain spaces and the words of a style")
  func titles() throws {
    #expect(try refusals("dialog.run", "events: [add Log in default, add cancel cancel, tap Log in, type a]") == [])
  }
}
