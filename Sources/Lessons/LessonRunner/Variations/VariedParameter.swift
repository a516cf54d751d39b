import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// A value of a parameter that readers can choose.
package struct VariedValue: Sendable, Hashable {
  /// The value; nil if the cell writes none and no value is the default.
  package var node: YAMLNode?
  /// Whether it is the value of the cell as written, including a default.
  package var isRecorded: Bool

  /// The value in YAML's one-line notation, without control characters; empty for none.
  package var text: String { node?.text.shownOnOneLine ?? "" }
}

/// A parameter that readers can change, and the values that they can choose.
package struct VariedParameter: Sendable {
  /// The declaration of the parameter.
  package var declaration: any ParameterDeclaration
  /// The values, of which exactly one is that of the cell.
  package var values: [VariedValue]
  /// The lines of the script whose beginnings are the values; empty for other values.
  package var script: [String] = []

  /// Creates a parameter with values, to which the value of the cell is added if it is not among them.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - nodes: the values.
  ///   - written: the value that the cell writes; nil if it writes none.
  ///   - bits: the number of bits of a code; nil if it is unknown.
  init(_ declaration: any ParameterDeclaration, _ nodes: [YAMLNode], written: YAMLNode?, bits: Int?) {
    self.declaration = declaration
    let recorded = written ?? declaration.defaultNode
    values = nodes.map { VariedValue(node: $0, isRecorded: false) }
    let sameness = ValueSameness(declaration.domain, bits: bits)
    let position = recorded.flatMap { recorded in nodes.firstIndex { sameness.areSame($0, recorded) } }
    if let position {
      values[position].isRecorded = true
    } else {
      values.insert(VariedValue(node: recorded, isRecorded: true), at: 0)
    }
  }

  /// The value of the cell.
  package var recorded: VariedValue? { values.first(where: \.isRecorded) }
}

/// A comparison of values that can be written in several ways, such as the code `01101` and the number 13.
struct ValueSameness {
  private let domain: ParameterDomain
  private let bits: Int?

  /// Creates a comparison of the values of a domain.
  ///
  /// - Parameters:
  ///   - domain: the domain.
  ///   - bits: the number of bits of a code; nil if it is unknown.
  init(_ domain: ParameterDomain, bits: Int?) { (self.domain, self.bits) = (domain, bits) }

  /// Returns whether an experiment reads two values alike; false if only the experiment itself can know.
  func areSame(_ node: YAMLNode, _ other: YAMLNode) -> Bool {
    if case .list(let element, _) = domain {
      let (left, right) = (Self.elements(node), Self.elements(other))
      let sameness = ValueSameness(element, bits: bits)
      return left.count == right.count && zip(left, right).allSatisfy { sameness.areSame($0, $1) }
    }
    guard let left = node.scalar, let right = other.scalar else { return node.plainText == other.plainText }
    if left == right { return true }
    switch domain {
    case .integer, .number, .exactNumber: return Self.number(left) == Self.number(right) && Self.number(left) != nil
    case .code: return isCode(left, right) || isCode(right, left)
    // A zero with a sign can be another value.
    case .notation:
      guard let number = Self.number(left), number == Self.number(right) else { return false }
      return number != 0
    case .choice, .truth, .text, .lines, .told, .list: return false
    }
  }

  private static func elements(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let nodes) = node.content { nodes } else { [node] }
  }

  private static func number(_ text: String) -> ExactRational? { ExactRational(text, maximumDigits: 100) }

  /// Whether a text in decimal, or with a prefix, is a code that is written as all its binary digits.
  private func isCode(_ digits: String, _ text: String) -> Bool {
    let isWhole = bits.map { $0 == digits.utf8.count } ?? (digits.hasPrefix("0") && digits != "0")
    guard isWhole, digits.allSatisfy({ $0 == "0" || $0 == "1" }), let code = UInt128(digits, radix: 2) else {
      return false
    }
    if text.hasPrefix("0b") { return UInt128(text.dropFirst(2), radix: 2) == code }
    if text.hasPrefix("0x") { return UInt128(text.dropFirst(2), radix: 16) == code }
    return text.first != "0" && UInt128(text) == code || text == "0" && code == 0
  }
}
