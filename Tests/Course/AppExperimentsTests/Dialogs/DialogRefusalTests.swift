import Testing

@Suite("Refused events of dialogs")
struct DialogRefusalTests {
  static let styles = "The styles are: `default`, `destructive`, `cancel`."
  static let events =
    "The events are: `add TITLE STYLE`, `add-field NAME`, `add-field NAME hidden`, `present`, `type NAME TEXT`, "
    + "`tap TITLE`, `tap-outside`, `dismiss`."

  static let mistakes = [
    ("events", "prsent", "unknown event `prsent`", "Did you mean `present`? \(events)"),
    ("events", "Present", "unknown event `Present`", "Did you mean `present`? \(events)"),
    ("events", "jump", "unknown event `jump`", events),
    ("events", "present now", "nothing can follow `present`", "Write `present`."),
    ("events", "tap-outside OK", "nothing can follow `tap-outside`", "Write `tap-outside`."),
    ("events", "dismiss OK", "nothing can follow `dismiss`", "Write `dismiss`."),
    ("events", "tap", "the button is missing", "Write `tap TITLE`."),
    ("events", "type", "the field is missing", "Write `type NAME TEXT`."),
    (
      "events", "dismissed", "`dismissed` happens automatically",
      "Remove it: it follows every tap and `dismiss` automatically."
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
        == ["cell:1: The parameter `\(parameter)` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("Every error is reported at its line; the other styles are near misses or a list")
  func lines() throws {
    #expect(
      try refusals("dialog.run", "style: sheet\nevents:\n- present\n- tap\n- add A\n-") == [
        "cell:1: The parameter `style` cannot be `sheet`. It takes one of `alert`, `action-sheet`.",
        "cell:4: The parameter `events` cannot contain `tap`: the button is missing. Write `tap TITLE`.",
        "cell:5: The parameter `events` cannot contain `add A`: it does not end in a style. \(Self.styles)",
        "cell:6: The parameter `events` has no value. It takes an event: `add TITLE STYLE`, `add-field NAME`, "
          + "`add-field NAME hidden`, `present`, `type NAME TEXT`, `tap TITLE`, `tap-outside`, `dismiss`.",
      ])
  }

  @Test("A dialog needs at least one button, and has at most one cancel")
  func buttons() throws {
    #expect(
      try refusals("dialog.buttons", "style: alert")
        == ["cell:1: There are no buttons to place. Add some, such as `actions: [OK default]`."])
    #expect(
      try refusals("dialog.buttons", "style: alert\nactions: [A cancel, B cancel]")
        == [
          "cell:2: `add B cancel` was refused: a dialog has one cancel button at most (UIKit raises an exception). "
            + "Keep only one `cancel` button."
        ])
  }

  @Test("A title may contain spaces and the words of a style")
  func titles() throws {
    #expect(try refusals("dialog.run", "events: [add Log in default, add cancel cancel, tap Log in, type a]") == [])
  }
}
