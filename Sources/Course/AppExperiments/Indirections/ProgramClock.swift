import ExperimentKit

/// The behavior of the one function that returns a program's time.
///
/// Source: 004-6.
enum ProgramClock: Sendable, Hashable {
  /// The machine's time.
  case normal
  /// A time that is the given seconds later, or earlier if they are negative.
  case shifted(Int)
  /// A clock that runs the given times as fast from the start of the program.
  case fast(Int)
  /// The same time always.
  case fixed(TimeOfDay)

  /// The written form of each clock, in the order of the help.
  static let forms = ["normal", "shifted SECONDS", "fast FACTOR", "fixed TIME"]

  /// Reads a clock.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let value = line.rest.first.map(String.init) ?? ""
    guard
      line.rest.count == (line.word == "normal" ? 0 : 1) || !["normal", "shifted", "fast", "fixed"].contains(line.word)
    else {
      let form = Self.forms.first { $0.hasPrefix(line.word) } ?? line.word
      throw ValueError("something is missing or extra after `\(line.word)`", help: "Write `\(form)`.")
    }
    switch line.word {
    case "normal": self = .normal
    case "shifted": self = .shifted(try Self.number(value, in: -86_400...86_400, form: 1))
    case "fast": self = .fast(try Self.number(value, in: 0...86_400, form: 2))
    case "fixed": self = .fixed(try TimeOfDay(written: Substring(value)))
    default:
      throw ValueError(
        "unknown clock `\(line.word)`",
        help: Suggestion.help(
          for: line.word, among: ["normal", "shifted", "fast", "fixed"], forms: Self.forms, what: "clocks"))
    }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>, form: Int) throws(ValueError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValueError(
        "`\(text)` is not a whole number from \(range.lowerBound) to \(range.upperBound)",
        help: "Write `\(forms[form])`.")
    }
    return number
  }

  /// Returns the time of the clock some seconds after the start of the program.
  func time(_ elapsed: Int, after start: TimeOfDay) -> TimeOfDay {
    switch self {
    case .normal: TimeOfDay(seconds: start.seconds + elapsed)
    case .shifted(let shift): TimeOfDay(seconds: start.seconds + elapsed + shift)
    case .fast(let factor): TimeOfDay(seconds: start.seconds + elapsed * factor)
    case .fixed(let time): time
    }
  }
}

/// The clock, as a script writes it.
extension ProgramClock: CustomStringConvertible {
  var description: String {
    switch self {
    case .normal: "normal"
    case .shifted(let shift): "shifted \(shift)"
    case .fast(let factor): "fast \(factor)"
    case .fixed(let time): "fixed \(time)"
    }
  }
}

extension ParameterType where Value == ProgramClock {
  /// The type of a clock.
  static var clock: ParameterType {
    let forms = ProgramClock.forms.map { "`\($0)`" }.joined(.comma)
    return .written(LocalizedText(en: "a clock: \(forms)", ja: "時計。\(forms)"), ProgramClock.init(written:))
  }
}
