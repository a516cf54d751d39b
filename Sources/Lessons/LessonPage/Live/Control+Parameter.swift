import ExperimentKit
import SourceText

extension Control {
  /// The largest number of words that become a menu.
  private static let mostWords = 64

  /// Creates a control from the declaration of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - written: the value that the cell writes for it; nil for none.
  ///   - language: the language of its words.
  package init(_ parameter: any ParameterDeclaration, _ written: YAMLNode?, _ language: Language) {
    self.init(
      parameter.name, Self.kind(parameter, written), help: parameter.help[language],
      allowed: Self.sentence(parameter.allowed)[language],
      fallback: parameter.isRequired ? nil : parameter.fallbackText?[language] ?? "",
      usual: parameter.isRequired ? nil : parameter.defaultText, value: written.map { $0.scalar ?? $0.text } ?? "")
  }

  private static func kind(_ parameter: any ParameterDeclaration, _ written: YAMLNode?) -> Kind {
    if let written, written.scalar == nil { return .line(longest: nil) }
    switch parameter.domain {
    case .choice(let words) where words.count <= mostWords:
      return .menu(words.map { Word($0.word, title: $0.word) })
    case .truth where parameter.isRequired || parameter.defaultText != nil: return .checkbox
    case .truth: return .menu(["true", "false"].map { Word($0, title: $0) })
    case .integer(let range): return .stepper(range)
    case .text(let longest): return .line(longest: longest)
    case .lines: return .lines
    case .choice(let words): return .line(longest: nil, offering: words.map(\.word))
    case .notation(_, let words) where written?.scalar?.contains("\n") != true:
      return .line(longest: nil, offering: words)
    default: return written?.scalar?.contains("\n") == true ? .lines : .line(longest: nil)
    }
  }

  private static func sentence(_ allowed: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Enter \(allowed.en).", ja: "指定できる値: \(allowed.ja)。")
  }
}

extension ParameterDomain {
  /// Reads the value that a reader entered into a control.
  ///
  /// - Parameters:
  ///   - text: the text; never empty.
  ///   - line: the number that distinguishes its errors from those of other controls.
  /// - Returns: the value as a cell would write it, or the errors in it.
  package func node(_ text: String, line: Int) -> Result<YAMLNode, Findings> {
    switch self {
    case .text, .lines: return .success(YAMLNode(.scalar(text, quoted: true), line: line))
    case .list where !text.hasPrefix("[") && text.contains(","): return Self.yaml("[\(text)]", line)
    default:
      let isStructured = text.hasPrefix("[") || text.hasPrefix("{")
      return isStructured ? Self.yaml(text, line) : .success(YAMLNode(.scalar(text, quoted: false), line: line))
    }
  }

  private static func yaml(_ text: String, _ line: Int) -> Result<YAMLNode, Findings> {
    let (entries, errors) = ParameterArguments.entries(["value=\(text)"])
    guard errors.isEmpty, let node = entries.first?.value else { return .failure(Findings(errors)) }
    return .success(node)
  }
}
