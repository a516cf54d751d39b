import TestSupport
import Testing

@Suite("Refused events of messages")
struct TimedMessageRefusalTests {
  static let kinds = "The kinds are: `normal`, `ok`, `caution`, `error`, `debug`, `internal-error`."
  static let events = "The events are: `show KIND SECONDS TEXT`, `wait SECONDS`."
  static let constants =
    "The constants are: `TIME_I_MSG_NORMAL`, `TIME_I_MSG_OK_S`, `TIME_I_MSG_OK_L`, `TIME_I_MSG_CAU_S`, "
    + "`TIME_I_MSG_CAU_L`, `TIME_I_MSG_ERR_S`, `TIME_I_MSG_ERR_M`, `TIME_I_MSG_ERR_L`, `TIME_I_MSG_LL`, "
    + "`TIME_I_MSG_LLL`."

  static let mistakes = [
    ("shw", "unknown event `shw`", "Did you mean `show`? \(events)"),
    ("jump", "unknown event `jump`", events),
    ("show cation 5 A", "unknown kind `cation`", "Did you mean `caution`? \(kinds)"),
    ("show ok 5", "the kind, the seconds or the text is missing", "Write `show KIND SECONDS TEXT`."),
    ("show ok soon A", "`soon` is not a duration", "Write seconds from -86400 to 86400, or a constant. \(constants)"),
    (
      "show ok TIME_I_MSG_OKS A", "`TIME_I_MSG_OKS` is not a duration",
      "Did you mean `TIME_I_MSG_OK_S`? Write seconds from -86400 to 86400, or a constant. \(constants)"
    ),
    ("show ok 0.0001 A", "`0.0001` has more than three decimals", "Write whole milliseconds, such as `0.001`."),
    ("wait -1", "`-1` cannot follow `wait`", "Write `wait SECONDS` with numbers from 0 to 86400."),
    ("wait", "`wait` takes 1 number", "Write `wait SECONDS`."),
  ]

  @Test("An error names its line, the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("timed-message.run", "events:\n- wait 1\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("Too many random numbers are refused")
  func trials() throws {
    #expect(
      try refusals("timed-message.collisions", "messages: [300]\ntrials: 10000") == [
        "cell:2: 10000 trials of 300 messages need 3000000 random numbers. "
          + "At most 2000000 are allowed: use fewer messages or trials."
      ])
  }
}
