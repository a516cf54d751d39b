import Testing

@Suite("Refused events and changes of text limits")
struct TextLimitRefusalTests {
  static let events =
    "The events are: `begin`, `type TEXT`, `paste TEXT`, `delete`, `select`, `select TEXT`, `compose TEXT`, `commit`, "
    + "`commit TEXT`, `end`, `set TEXT`."

  static let mistakes = [
    ("events: [past a]", "events", "past a", "unknown event `past`", "Did you mean `paste`? \(events)"),
    ("events: [jump]", "events", "jump", "unknown event `jump`", events),
    ("events: [paste]", "events", "paste", "the text is missing", "Write `paste TEXT`."),
    ("events: [begin now]", "events", "begin now", "nothing can follow `begin`", "Write `begin`."),
    (
      "events: [load]", "events", "load", "`load` happens automatically",
      "Remove it: every script begins with it automatically."
    ),
    (
      #"events: ['type \q']"#, "events", #""type \q""#, #"unknown escape `\q`"#,
      #"Available escapes are `\n`, `\r`, `\t`, `\\` and `\u{1F1EF}`, the hexadecimal digits of a Unicode scalar."#
    ),
  ]

  @Test("An error in a script names the wrong word and the allowed ones", arguments: mistakes)
  func script(_ yaml: String, _ parameter: String, _ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("text-limit.run", yaml)
        == ["cell:1: The parameter `\(parameter)` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("Every error is reported at its line; a script is required")
  func lines() throws {
    #expect(
      try refusals("text-limit.run", "length: -1\nevents:\n- begin\n- tap") == [
        "cell:1: The parameter `length` cannot be `-1`. It takes a whole number from 0 to 10000.",
        "cell:4: The parameter `events` cannot contain `tap`: unknown event `tap`. \(Self.events)",
      ])
    #expect(try refusals("text-limit.run", "lines: 2").count == 1)
    #expect(
      try refusals("text-limit.run", "events: [\"type a\\nb\"]") == [
        "cell:1: The parameter `events` contains a line end or another control character: \"type a\\nb\". "
          + "Write the text on one line."
      ])
  }

  @Test(
    "A change has an arrow and at most one selection",
    arguments: [
      ("あ い", "the arrow is missing. Write `TEXT -> NEW`, as in `あ[い]う -> え`."),
      (
        "\"あ[い -> え\"",
        "one `[` and one `]` must mark the selection. Write `あ[い]う -> え`; `\\u{5B}` and `\\u{5D}` are brackets."
      ), ("\"あ]い[ -> え\"", "`]` comes before `[`. Write `あ[い]う -> え`."),
    ])
  func change(_ text: String, _ message: String) throws {
    #expect(
      try refusals("text-limit.decisions", "changes: [\(text)]")
        == ["cell:1: The parameter `changes` cannot contain `\(text)`: \(message)"])
  }

  @Test("The article's rule cannot be compared with itself")
  func rule() throws {
    #expect(
      try refusals("text-limit.decisions", "{rule: article, changes: [a -> b]}") == [
        "cell:1: The parameter `rule` cannot be `article`. It takes one of `characters`, `scalars`, `utf-16`, `utf-8`."
      ])
  }
}
