import Testing

@Suite("Scripts, limits and colors that are refused")
struct SliderRefusalTests {
  static let events =
    "The events are: `press`, `drag PLACE`, `release`, `set VALUE`, `minimum VALUE`, `maximum VALUE`."

  static let mistakes = [
    ("prss", "unknown event `prss`", "Did you mean `press`? \(events)"),
    ("fly", "unknown event `fly`", events),
    ("press 3", "nothing can follow `press`", "Write `press`."),
    ("drag", "`drag` takes 1 number", "Write `drag PLACE`."),
    ("drag 1 2", "`drag` takes 1 number", "Write `drag PLACE`."),
    ("drag x", "`x` cannot follow `drag`", "Write `drag PLACE` with numbers from -1000000 to 1000000."),
    ("set nan", "`nan` cannot follow `set`", "Write `set VALUE` with numbers from -1000000 to 1000000."),
    ("set inf", "`inf` cannot follow `set`", "Write `set VALUE` with numbers from -1000000 to 1000000."),
    ("set 1e9", "`1e9` cannot follow `set`", "Write `set VALUE` with numbers from -1000000 to 1000000."),
    ("action", "`action` happens automatically", "Remove it: it follows the finger automatically."),
  ]

  @Test("An error names the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("slider.run", "events: [\(text)]")
        == ["cell:1: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test(
    "The minimum is not above the maximum", arguments: ["slider.run", "slider.alpha", "slider.ramp", "slider.samples"])
  func limits(name: String) throws {
    let events = name == "slider.run" ? "events: press, " : ""
    #expect(
      try refusals(name, "{\(events)minimum: 2, maximum: 1}")
        == ["cell:1: The minimum 2 is above the maximum 1. Choose a minimum that is not above the maximum."])
  }

  @Test(
    "Invalid numbers, and those out of range, are refused",
    arguments: ["nan", "inf", "-infinity", "1e400", "0x10", "1,5", "2000000", "", "[1]"])
  func numbers(_ text: String) throws {
    let message =
      text.isEmpty
      ? "cell:1: The parameter `minimum` has no value. It takes a number from -1000000 to 1000000."
      : "cell:1: The parameter `minimum` cannot be `\(text)`. It takes a number from -1000000 to 1000000."
    let refused = try refusals("slider.ramp", "minimum: \(text)")
    #expect(refused.count == 1)
    if text != "[1]" { #expect(refused == [message]) }
  }

  @Test("Colors are names or hexadecimal digits; a transparent one is refused unless it makes sense")
  func colors() throws {
    let names = "`black`, `white`, `gray`, `red`, `orange`, `yellow`, `green`, `blue`"
    #expect(
      try refusals("slider.ramp", "petals: rde")
        == [
          "cell:1: The parameter `petals` cannot be `rde`. Did you mean `red`? "
            + "It takes a color: \(names), or hexadecimal digits `rrggbb`, such as `ff8000`."
        ])
    for text in ["ff80", "ff80001", "gg0000", "ff800080", "-10000", "+10000"] {
      #expect(try refusals("slider.ramp", "petals: \(text)").count == 1, "\(text)")
    }
    for text in ["ff8000", "FF8000", "'#ff8000'", "000000"] {
      #expect(try refusals("slider.ramp", "petals: \(text)") == [], "\(text)")
    }
    #expect(try refusals("slider.compositing", "source: ff800080") == [])
  }

  @Test("The number of images is limited by the room", arguments: [1, 7])
  func steps(count: Int) throws {
    #expect(
      try refusals("slider.ramp", "steps: \(count)")
        == ["cell:1: The parameter `steps` cannot be `\(count)`. It takes a whole number from 2 to 6."])
  }
}
