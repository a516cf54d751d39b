import SourceText

/// A line of a script, such as `drag 0.5`: a word, and the text after it.
public struct ScriptLine: Sendable, Hashable {
  /// The first word.
  public let word: String
  /// The words after it.
  public let rest: [Substring]

  /// Splits a line at its spaces.
  public init(_ text: Substring) {
    let words = text.split(separator: " ")
    word = words.first.map(String.init) ?? ""
    rest = Array(words.dropFirst())
  }

  /// Reads the kind of event that the first word names.
  ///
  /// - Parameters:
  ///   - scripted: the kinds that a script may contain.
  ///   - forms: the written form of each event, for the message.
  ///   - what: the name of an event in the message.
  /// - Returns: the kind.
  /// - Throws: a ``ValueError`` for any other word, with the nearest kind and all forms.
  public func event<Kind: MachineWord>(
    among scripted: [Kind], forms: [String], what: String = "event"
  ) throws(ValueError) -> Kind {
    if let kind = scripted.first(where: { $0.rawValue == word }) { return kind }
    throw ValueError(
      ("unknown " as Message) + Message(key: what) + " `\(word.abbreviated)`",
      help: Suggestion.help(for: word, among: scripted.map(\.rawValue), forms: forms, what: Message(key: "\(what)s")))
  }

  /// Returns the numbers after the word, each in a range, one for each name in the form.
  public func numbers(in range: ClosedRange<Double>, form: String) throws(ValueError) -> [Double] {
    let count = form.split(separator: " ").count - 1
    guard rest.count == count else {
      let reason: Message =
        switch count {
        case 0: "nothing can follow `\(word)`"
        case 1: "`\(word)` takes 1 number"
        default: "`\(word)` takes \(count) numbers"
        }
      throw ValueError(reason, help: "Write `\(form)`.")
    }
    var numbers: [Double] = []
    for text in rest {
      guard let number = Double(decimal: text), range.contains(number) else {
        throw ValueError(
          "`\(text.abbreviated)` cannot follow `\(word)`",
          help: "Write `\(form)` with numbers from \(range.lowerBound.plainText) to \(range.upperBound.plainText).")
      }
      numbers.append(number)
    }
    return numbers
  }
}
