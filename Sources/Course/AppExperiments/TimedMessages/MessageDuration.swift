import ExperimentKit

/// The duration of a message, as a script writes it: seconds, or the name of a constant of the source.
struct MessageDuration: Sendable, Hashable {
  /// The seconds or the name, as written.
  let written: String
  /// The seconds, which may be zero or less.
  let seconds: Double
  /// The time; nil for zero or less.
  let time: Milliseconds?

  /// The constants of the source.
  static let named: KeyValuePairs = [
    "TIME_I_MSG_NORMAL": 4.0, "TIME_I_MSG_OK_S": 4.0, "TIME_I_MSG_OK_L": 6.0, "TIME_I_MSG_CAU_S": 6.0,
    "TIME_I_MSG_CAU_L": 10.0, "TIME_I_MSG_ERR_S": 6.0, "TIME_I_MSG_ERR_M": 9.0, "TIME_I_MSG_ERR_L": 12.0,
    "TIME_I_MSG_LL": 36000.0, "TIME_I_MSG_LLL": 86400.0,
  ]

  /// Reads seconds or the name of a constant.
  init(written text: Substring) throws(ValueError) {
    written = String(text)
    if let named = Self.named.first(where: { $0.key == text })?.value {
      (seconds, time) = (named, Milliseconds(seconds: named))
      return
    }
    let longest = Milliseconds.longest
    guard let number = Double(decimal: text), (-longest...longest).contains(number) else {
      let names = Self.named.map(\.key)
      let range: Message = "Write seconds from -\(longest.plainText) to \(longest.plainText), or a constant."
      throw ValueError(
        "`\(text)` is not a duration",
        help: Suggestion.help(near: Suggestion.nearest(to: written, among: names), range)
          .followed(by: Suggestion.list(names, what: "constants")))
    }
    seconds = number
    time = number > 0 ? Milliseconds(seconds: number) : nil
    guard number <= 0 || time != nil else {
      throw ValueError("`\(text)` has more than three decimals", help: "Write whole milliseconds, such as `0.001`.")
    }
  }
}
