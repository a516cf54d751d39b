import ExperimentKit

/// A time of day in whole seconds.
struct TimeOfDay: Sendable, Hashable, CustomStringConvertible {
  /// The seconds since midnight, below 86400.
  let seconds: Int

  /// The time at which a program starts.
  static let start = Parameter(
    "start",
    .written(LocalizedText(en: "a time of day, such as `08:00:00`", ja: "時刻(例:`08:00:00`)"), TimeOfDay.init(written:)),
    default: TimeOfDay(seconds: 8 * 3600),
    help: LocalizedText(en: "The time at which the program starts, by the machine's clock.", ja: "プログラムを起動する実際の時刻。"))

  /// Creates the time that is the given seconds after midnight of some day.
  init(seconds: Int) {
    let rest = seconds % 86_400
    self.seconds = rest < 0 ? rest + 86_400 : rest
  }

  /// Reads a time such as `18:00:00` or `18:00`.
  init(written text: Substring) throws(ValueError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count == 2 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else {
      throw ValueError("`\(text)` is not a time of day", help: "Write a time from 00:00:00 to 23:59:59.")
    }
    self.init(seconds: numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0))
  }

  /// The hours.
  var hour: Int { seconds / 3600 }

  /// The time as two digits each of hours, minutes and seconds.
  var description: String {
    [hour, seconds / 60 % 60, seconds % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}
