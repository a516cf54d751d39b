import ExperimentKit
import SourceText

extension ParameterDeclaration {
  /// The flaws of a parameter; tests expect none.
  ///
  /// Flaws are allowed values that the parameter does not take, other values that it takes, and a default that it does
  /// not take.
  public var flaws: [String] {
    let refused = domain.allowedNodes.filter { !takes($0) }.map { "`\(name)` does not take `\($0.text)`" }
    let taken = domain.refusedNodes.filter(takes).map { "`\(name)` takes `\($0.text)`" }
    guard let text = defaultText, let node = domain.node(writtenAs: text), !takes(node) else { return refused + taken }
    return refused + taken + ["`\(name)` does not take its default `\(text)`"]
  }

  private func takes(_ node: YAMLNode) -> Bool {
    (try? check(node)) != nil
  }
}

extension ParameterDomain {
  /// Values at the limits of the allowed ones.
  fileprivate var allowedNodes: [YAMLNode] {
    switch self {
    case .choice(let words): words.map { .word($0.word) }
    case .truth: [.word("true"), .word("false")]
    case .integer(let range): [.word("\(range.lowerBound)"), .word("\(range.upperBound)")]
    case .number(let range): [.word(range.lowerBound.plainText), .word(range.upperBound.plainText)]
    case .text(let longest): longest.map { [.word(String(repeating: "a", count: $0))] } ?? []
    case .lines: [.word("a\nb")]
    case .exactNumber, .code, .notation, .told, .list: []
    }
  }

  /// Values just beyond the limits.
  fileprivate var refusedNodes: [YAMLNode] {
    let list = YAMLNode(.sequence([.word("a")]), line: 1)
    return switch self {
    case .choice(let words): [.word(words.map(\.word).joined() + "x"), list]
    case .truth: [.word("yes"), list]
    case .integer(let range):
      [list] + (range.lowerBound > .min ? [.word("\(range.lowerBound - 1)")] : [])
        + (range.upperBound < .max ? [.word("\(range.upperBound + 1)")] : [])
    case .number(let range): [.word((range.upperBound * 2 + 1).plainText), list]
    case .text(let longest): [list] + (longest.map { [.word(String(repeating: "a", count: $0 + 1))] } ?? [])
    case .exactNumber: [.word("x"), list]
    case .lines: [list]
    case .code, .notation, .told: []
    case .list(_, let count):
      [YAMLNode(.mapping([]), line: 1)]
        + (count.upperBound < 1_000
          ? [YAMLNode(.sequence(Array(repeating: .word("1"), count: count.upperBound + 1)), line: 1)] : [])
    }
  }
}

extension YAMLNode {
  fileprivate static func word(_ text: String) -> YAMLNode {
    YAMLNode(.scalar(text, quoted: true), line: 1)
  }
}

extension ParameterDomain {
  /// Reads a value as a cell writes it, but without quotation marks; nil for a list that needs them.
  ///
  /// A list is in brackets, and any other value is text.
  fileprivate func node(writtenAs text: String) -> YAMLNode? {
    guard case .list = self else { return .word(text) }
    let (root, errors) = YAMLParser.parse(text, file: "default")
    return errors.isEmpty ? root : nil
  }
}
