import ExperimentKit

/// An event of a slider.
enum SliderEvent: MachineEvent {
  case press
  case drag(Double)
  case release
  case set(Double)
  case minimum(Double)
  case maximum(Double)
  case action

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case press
    case drag
    case release
    case set
    case minimum
    case maximum
    case action

    var meaning: String {
      switch self {
      case .press: "つまみをつかむ"
      case .drag: "つまみを動かす"
      case .release: "つまみを離す"
      case .set: "プログラムが値を入れる"
      case .minimum: "プログラムが最小値を変える"
      case .maximum: "プログラムが最大値を変える"
      case .action: "アクションが動く"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .press: .press
    case .drag: .drag
    case .release: .release
    case .set: .set
    case .minimum: .minimum
    case .maximum: .maximum
    case .action: .action
    }
  }

  /// The event, as a script writes it.
  var written: LocalizedText {
    switch self {
    case .drag(let number), .set(let number), .minimum(let number), .maximum(let number):
      LocalizedText("\(kind.rawValue) \(number.plainText)")
    case .press, .release, .action: LocalizedText(kind.rawValue)
    }
  }
}

extension SliderEvent: WrittenEvent {
  /// The written form of each event, in the order of the help.
  static let forms = ["press", "drag PLACE", "release", "set VALUE", "minimum VALUE", "maximum VALUE"]

  /// The allowed numbers in a script.
  static let range = -1e6...1e6

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for a missing or extra part.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    if line.word == Kind.action.rawValue {
      throw ValueError("`action` happens automatically", help: "Remove it: it follows the finger automatically.")
    }
    let kind = try line.event(among: Kind.allCases.filter { $0 != .action }, forms: Self.forms)
    let form = Self.forms.first { $0.hasPrefix(kind.rawValue) } ?? kind.rawValue
    let number = try line.numbers(in: Self.range, form: form).first ?? 0
    switch kind {
    case .press: self = .press
    case .drag: self = .drag(number)
    case .release: self = .release
    case .set: self = .set(number)
    case .minimum: self = .minimum(number)
    case .maximum: self = .maximum(number)
    case .action: self = .action
    }
  }
}
