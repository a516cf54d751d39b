import ExperimentKit

/// An event of a screen that waits for several requests.
enum StructuredEvent: MachineEvent {
  case answer(String)
  case fail(String)
  case cancel

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case answer, fail, cancel

    var meaning: String {
      switch self {
      case .answer: "応答"
      case .fail: "失敗の応答"
      case .cancel: "キャンセル"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .answer: .answer
    case .fail: .fail
    case .cancel: .cancel
    }
  }

  /// The request of the event; nil for all requests.
  var call: String? {
    switch self {
    case .answer(let call), .fail(let call): call
    case .cancel: nil
    }
  }

  /// The event, as a script writes it.
  var written: LocalizedText {
    LocalizedText(call.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue)
  }
}

extension StructuredEvent: WrittenEvent {
  static let forms = ["answer CALL", "fail CALL", "cancel"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let kind = try line.event(among: Kind.allCases, forms: Self.forms)
    let form = Self.forms.first { $0.hasPrefix(kind.rawValue) } ?? kind.rawValue
    guard line.rest.count == (kind == .cancel ? 0 : 1) else {
      throw ValueError("something is missing or extra after `\(kind.rawValue)`", help: "Write `\(form)`.")
    }
    let call = line.rest.first.map(String.init) ?? ""
    switch kind {
    case .answer: self = .answer(call)
    case .fail: self = .fail(call)
    case .cancel: self = .cancel
    }
  }
}
