import ExperimentKit

/// An elapsed time in whole milliseconds.
struct Milliseconds: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of milliseconds, at least 0.
  let count: Int

  /// Zero milliseconds.
  static let zero = Milliseconds(count: 0)

  /// The longest time in a script, in seconds: a day.
  static let longest = 86_400.0

  /// The time in seconds, such as `1.5`.
  var seconds: String {
    (Double(count) / 1000).plainText
  }

  var description: String { seconds }

  static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }

  static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    Milliseconds(count: left.count + right.count)
  }
}

extension Milliseconds {
  /// Creates a time from seconds; nil for a time that is negative, above a day or finer than a millisecond.
  init?(seconds: Double) {
    guard (0...Self.longest).contains(seconds) else { return nil }
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds / 1000 == seconds else { return nil }
    self.init(count: Int(milliseconds))
  }

  /// Creates the seconds after the word of a line such as `wait 1.5`.
  init(secondsOf line: ScriptLine) throws(ValueError) {
    let seconds = try line.numbers(in: 0...Self.longest, form: "\(line.word) SECONDS")[0]
    guard let time = Milliseconds(seconds: seconds) else {
      throw ValueError(
        "`\(line.rest[0])` has more than three decimals", help: "Write whole milliseconds, as in `wait 0.001`.")
    }
    self = time
  }
}

extension ParameterType where Value == Milliseconds {
  /// The type of a time above 0.
  static var seconds: ParameterType {
    ParameterType(
      .exactNumber(
        LocalizedText(
          en: "seconds from 0.001 to 86400, with three decimals at most", ja: "0.001から86400までの秒数(小数は3桁まで)"),
        .decimal(0.001...Milliseconds.longest))
    ) { text in
      Double(decimal: text).flatMap(Milliseconds.init(seconds:)).flatMap { $0 > .zero ? $0 : nil }
    }
  }
}
