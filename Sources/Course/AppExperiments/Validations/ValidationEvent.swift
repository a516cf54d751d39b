import ExperimentKit

/// An event of a form.
enum ValidationEvent: WrittenEvent {
  case begin(String)
  case type(String)
  case end

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case begin, type, end

    var meaning: String {
      switch self {
      case .begin: "入力欄をタップする"
      case .type: "入力する"
      case .end: "編集を終える"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .begin: .begin
    case .type: .type
    case .end: .end
    }
  }

  var written: LocalizedText {
    switch self {
    case .begin(let name): "begin \(name)"
    case .type(let text): "type \(EscapedText(text))"
    case .end: "end"
    }
  }

  static let forms = ["begin FIELD", "type TEXT", "end"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    switch try line.event(among: Kind.allCases, forms: Self.forms) {
    case .begin:
      guard let name = line.rest.first, line.rest.count == 1 else {
        throw ValueError("`begin` takes one field", help: "Write `begin FIELD`.")
      }
      self = .begin(String(name))
    case .type:
      guard !line.rest.isEmpty else { throw ValueError("the text is missing", help: "Write `type TEXT`.") }
      self = .type(try EscapedText(written: text.dropFirst(line.word.count + 1)).text)
    case .end:
      guard line.rest.isEmpty else { throw ValueError("nothing can follow `end`", help: "Write `end`.") }
      self = .end
    }
  }
}
