import ExperimentKit

/// An action of a user on file inputs.
enum FileInputEvent: MachineEvent {
  case select(Int, files: [String])
  case cancel(Int)
  case submit

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case select
    case cancel
    case submit

    var meaning: String {
      switch self {
      case .select: "ファイルを選ぶ"
      case .cancel: "選ばずに閉じる"
      case .submit: "送信する"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .select: .select
    case .cancel: .cancel
    case .submit: .submit
    }
  }

  /// The number of the input, from 1; nil for the whole form.
  var input: Int? {
    switch self {
    case .select(let number, _), .cancel(let number): number
    case .submit: nil
    }
  }

  var written: LocalizedText {
    switch self {
    case .select(let number, let files): "select \(number) \(files.joined(separator: " "))"
    case .cancel(let number): "cancel \(number)"
    case .submit: LocalizedText(kind.rawValue)
    }
  }
}

extension FileInputEvent: WrittenEvent {
  static let forms = ["select INPUT FILE…", "cancel INPUT", "submit"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    switch try line.event(among: Kind.allCases, forms: Self.forms) {
    case .select:
      let files = line.rest.dropFirst().map(String.init)
      let number = try Self.input(line, form: Self.forms[0])
      guard !files.isEmpty else {
        throw ValueError(
          "no file is selected", help: "Write `select \(number) a.jpg`, or `cancel \(number)` to select none.")
      }
      self = .select(number, files: files)
    case .cancel:
      self = .cancel(try Self.input(line, form: Self.forms[1]))
      guard line.rest.count == 1 else {
        throw ValueError("`cancel` takes one number", help: "Write `\(Self.forms[1])`.")
      }
    case .submit:
      self = .submit
      _ = try line.numbers(in: 0...0, form: line.word)
    }
  }

  private static func input(_ line: ScriptLine, form: String) throws(ValueError) -> Int {
    guard let word = line.rest.first, let number = Int(word), FileForm.sizes.contains(number) else {
      throw ValueError(
        "the number of the input is missing",
        help: "Write `\(form)` with a number from 1 to \(FileForm.sizes.upperBound).")
    }
    return number
  }
}
