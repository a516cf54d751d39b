import SourceText

/// What a parameter takes, as data.
public indirect enum ParameterDomain: Sendable, Hashable {
  /// One of some words.
  case choice([Word])
  /// `true` or `false`.
  case truth
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A number that is taken exactly as it is written, with what is allowed in words.
  case exactNumber(LocalizedText, ExactNumberForm)
  /// A code of some bits, with what is allowed in words.
  case code(LocalizedText)
  /// A text of one line, of so many Unicode scalars at most where there is a limit.
  case text(longest: Int?)
  /// A text of one or more lines.
  case lines
  /// A text in a notation of its own, with what is allowed in words, and whole values among others that can be offered.
  case notation(LocalizedText, offering: [String] = [])
  /// A value of which nothing is known but what is allowed, in words.
  case told(LocalizedText)
  /// A list of values, or a single one.
  case list(of: ParameterDomain, count: ClosedRange<Int>)

  /// A word of a choice.
  public struct Word: Sendable, Hashable {
    /// What a cell writes.
    public let word: String
    /// The words that readers see, where it has others.
    public let title: LocalizedText?

    /// Takes a word.
    public init(_ word: String, title: LocalizedText? = nil) {
      (self.word, self.title) = (word, title)
    }
  }
}

extension ParameterDomain {
  /// What is allowed, such as `a whole number from 1 to 64`, to follow the words "takes" and "は".
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

/// A word of a choice that readers see in other words.
public protocol TitledWord: RawRepresentable<String> {
  /// The words that readers see.
  var title: LocalizedText { get }
}
