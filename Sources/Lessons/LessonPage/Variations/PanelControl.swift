import ExactNumbers
import ExperimentKit
import LessonRunner
import SourceText

extension Control {
  /// The most bits of a code that readers change bit by bit.
  private static let mostBits = 8
  /// The largest number of values that become a menu.
  private static let mostWords = 64

  /// Creates the control of a parameter whose results are all on the page.
  ///
  /// - Parameters:
  ///   - parameter: the parameter with its values, one of which is that of the cell.
  ///   - language: the language of its words.
  init(_ parameter: VariedParameter, _ language: Language) {
    let texts = parameter.values.map(\.label)
    let recorded = parameter.values.firstIndex(where: \.isRecorded) ?? 0
    let script = parameter.script
    let kind: Kind =
      script.isEmpty
      ? Self.kind(texts, parameter.declaration.domain, language)
      : .script(script, counts: parameter.values.map { "\($0.elementCount)" })
    self.init(
      parameter.declaration.name, kind,
      help: parameter.declaration.help[language], allowed: "",
      fallback: nil, value: "\(recorded)")
    label = language == .english ? Self.label(parameter.declaration) : nil
  }

  /// The longest purpose that is a label.
  private static let longestLabel = 24

  /// Returns the name of a parameter whose purpose is too long for a label, as in `Fraction bits`; nil for others.
  private static func label(_ declaration: any ParameterDeclaration) -> String? {
    let purpose = declaration.help.en.prefix { $0 != "." }
    guard purpose.count > longestLabel else { return nil }
    let words = declaration.name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func kind(_ texts: [String], _ domain: ParameterDomain, _ language: Language) -> Kind {
    if let width = texts.first?.count, (1...mostBits).contains(width), texts == codes(ofBits: width) {
      return .bits(width)
    }
    guard !isEven(texts), texts.count <= mostWords else { return .steps(texts) }
    let titles = titles(domain, language)
    return .values(texts.map { Word($0, title: titles[$0] ?? $0) })
  }

  /// Returns what readers see of the words of a parameter that differ from it.
  private static func titles(_ domain: ParameterDomain, _ language: Language) -> [String: String] {
    switch domain {
    case .choice(let words):
      Dictionary(
        words.compactMap { word in word.title.map { (word.word, $0[language]) } },
        uniquingKeysWith: { first, _ in first })
    case .list(let element, _): titles(element, language)
    default: [:]
    }
  }

  private static func codes(ofBits width: Int) -> [String] {
    (0..<(1 << width)).map { code in
      let digits = String(code, radix: 2)
      return String(repeating: "0", count: width - digits.count) + digits
    }
  }

  /// Returns whether texts are more than two numbers with the same distance from each to the next.
  private static func isEven(_ texts: [String]) -> Bool {
    let numbers = texts.compactMap { ExactRational($0, maximumDigits: 100) }
    guard numbers.count == texts.count, numbers.count > 2 else { return false }
    let step = numbers[1] - numbers[0]
    return step > 0 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == step }
  }
}

extension VariedValue {
  /// The number of elements of a list.
  fileprivate var elementCount: Int { if case .sequence(let nodes)? = node?.content { nodes.count } else { 1 } }

  /// The value as readers see it: a list of one element is that element.
  fileprivate var label: String {
    if case .sequence(let nodes)? = node?.content, nodes.count == 1, let only = nodes[0].scalar {
      return only.shownOnOneLine
    }
    return (node?.scalar ?? node?.text ?? "").shownOnOneLine
  }
}
