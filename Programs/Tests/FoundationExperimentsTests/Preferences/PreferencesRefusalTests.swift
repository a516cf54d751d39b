import TestSupport
import Testing

@Suite("Scripts of preferences that are refused")
struct PreferencesRefusalTests {
  static let types = "The types are: `Int`, `Float`, `String`, `Bool`."

  static let mistakes = [
    (
      "events", "opn 1", "unknown event `opn`",
      "Did you mean `open`? The events are: `open VERSION`, `get KEY TYPE`, `set KEY TYPE VALUE`, `save`, `damage KIND`."
    ),
    ("events", "open", "something is missing or extra after `open`", "Write `open VERSION`."),
    ("events", "get ShopId", "something is missing or extra after `get`", "Write `get KEY TYPE`."),
    ("events", "get ShopId Itn", "unknown type `Itn`", "Did you mean `Int`? \(types)"),
    ("events", "set ShopId Int", "something is missing or extra after `set`", "Write `set KEY TYPE VALUE`."),
    ("events", "set ShopId Int x", "`x` is not a valid Int", "Write a type and a value, such as `Int 999`."),
    ("events", "set ShopId Bool 1", "`1` is not a valid Bool", "Write a type and a value, such as `Int 999`."),
    ("events", "set Rate Double 1", "the store has no method for Double", types),
    ("events", "save now", "something is missing or extra after `save`", "Write `save`."),
    (
      "events", "damage ct", "unknown damage `ct`",
      "Did you mean `cut`? The kinds are: `deleted`, `cut`, `text`, `list`, `no-version`, `number-version`, `folder`."
    ),
    (
      "defaults", "ShopId", "the type or the value is missing",
      "Write `KEY TYPE VALUE`, such as `ShopId Int 999`."
    ),
    ("defaults", "Version String 1", "`Version` is the key of the version", "Choose another key."),
  ]

  @Test("An error names its line, the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ parameter: String, _ text: String, _ reason: String, _ help: String) throws {
    let other = parameter == "events" ? "" : "\nevents: save"
    #expect(
      try refusals("preferences.run", "\(parameter):\n- \(text)\(other)")
        == ["cell:2: The parameter `\(parameter)` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("A duplicate key is refused")
  func twice() throws {
    #expect(
      try refusals("preferences.run", "events: save\ndefaults: [A Int 1, B Int 2, A Float 1]")
        == ["cell:2: Duplicate key `A` in `defaults`. Write each key only once."])
  }
}
