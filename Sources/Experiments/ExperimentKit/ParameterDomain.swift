import SourceText

/// The allowed values of a parameter, as data.
public indirect enum ParameterDomain: Sendable, Hashable {
  /// A word from a list.
  case choice([Word])
  /// The value `true` or `false`.
  case truth
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A number that is read exactly, with a description of the allowed values.
  case exactNumber(LocalizedText, ExactNumberForm)
  /// A code of some bits, with a description of the allowed values.
  case code(LocalizedText)
  /// A text of one line, with an optional limit of Unicode scalars.
  case text(longest: Int?)
  /// A text of one or more lines.
  case lines
  /// A text in its own notation, with a description of the allowed values, and some whole values to offer.
  case notation(LocalizedText, offering: [String] = [])
  /// A value with only a description of the allowed values.
  case told(LocalizedText)
  /// A list of values, or a single one.
  case list(of: ParameterDomain, count: ClosedRange<Int>)

  /// A word of a choice.
  public struct Word: Sendable, Hashable {
    /// The word in a cell.
    public let word: String
    /// The text that readers see, if it differs from the word.
    public let title: LocalizedText?

    /// Creates a word.
    public init(_ word: String, title: LocalizedText? = nil) {
      (self.word, self.title) = (word, title)
    }
  }
}

extension ParameterDomain {
  /// The allowed values, such as `a whole number from 1 to 64`, to follow the words "takes" and "は".
  public var allowed: LocalizedText {
    switch self {
    case .choice(let words):
      let list = words.map { LocalizedText("`\($0.word)`") }.joined(.comma)
      return LocalizedText(en: "one of \(list)", ja: "\(list)のいずれか")
    case .truth: return LocalizedText(en: "`true` or `false`", ja: "`true`または`false`")
    case .integer(let range):
      let (low, high) = (range.lowerBound, range.upperBound)
      return LocalizedText(en: "a whole number from \(low) to \(high)", ja: "\(low)から\(high)までの整数")
    case .number(let range):
      let (low, high) = (range.lowerBound.plainText, range.upperBound.plainText)
      return LocalizedText(en: "a number from \(low) to \(high)", ja: "\(low)から\(high)までの数")
    case .exactNumber(let allowed, _), .code(let allowed), .notation(let allowed, _), .told(let allowed):
      return allowed
    case .text(nil): return LocalizedText(en: "a text", ja: "文字列")
    case .text(let longest?):
      return LocalizedText(en: "a text of at most \(longest) characters", ja: "\(longest)文字までの文字列")
    case .lines:
      return LocalizedText(
        en: "lines of text, indented, below a `|`", ja: "`|`の次の行から字下げして書いた、複数行の文字列")
    case .list(let element, _):
      return LocalizedText(
        en: "a list, such as `[a, b]`, each element \(element.allowed)", ja: "リスト(例:`[a, b]`)。各要素は\(element.allowed)")
    }
  }
}

/// A word of a choice with a separate text for readers.
public protocol TitledWord: RawRepresentable<String> {
  /// The text that readers see.
  var title: LocalizedText { get }
}
