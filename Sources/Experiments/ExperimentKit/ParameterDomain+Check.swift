import SourceText

extension ParameterDomain {
  /// Checks a value without storing it, with the messages of the parameter types.
  ///
  /// Of a code, a notation and an exact number, only the properties in the data are checked.
  ///
  /// - Throws: ``Rejection`` or ``Rejections``.
  public func check(_ node: YAMLNode, parameter: String) throws {
    switch self {
    case .choice(let words):
      guard words.contains(where: { $0.word == node.scalar }) else {
        throw Rejection(wrong: node, parameter: parameter, noneOf: words.map(\.word))
      }
    case .truth: _ = try ParameterType<Bool>.truth.read(node, parameter)
    case .integer(let range): _ = try ParameterType<Int>.integer(range).read(node, parameter)
    case .number(let range): _ = try ParameterType<Double>.number(range).read(node, parameter)
    case .text(nil): _ = try ParameterType<String>.text.read(node, parameter)
    case .text(let longest?): _ = try ParameterType<String>.text(longest: longest).read(node, parameter)
    case .lines: _ = try ParameterType<String>.lines.read(node, parameter)
    case .exactNumber(_, let form): try require(node.scalar.map(form.takes) ?? false, node, parameter)
    case .code: try require(node.scalar.map(Self.isCode) ?? false, node, parameter)
    case .notation: try require(node.scalar != nil && !node.isEmpty, node, parameter)
    case .told: try require(!node.isEmpty, node, parameter)
    case .list(let element, let count):
      let type = ParameterType<Void>(element) { try element.check($0, parameter: $1) }
      _ = try ParameterType<[Void]>.list(of: type, count: count).read(node, parameter)
    }
  }

  private func require(_ isTaken: Bool, _ node: YAMLNode, _ parameter: String) throws(Rejection) {
    guard isTaken else { throw Rejection(wrong: node, parameter: parameter, allowed: allowed) }
  }

  /// The regular expression of codes, as in ECMA-262.
  static let codePattern = "^([01]+|[1-9][0-9]*|0b[01]+|0x[0-9A-Fa-f]+)$"

  private static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: /[01]+|[1-9][0-9]*|0b[01]+|0x[0-9A-Fa-f]+/) != nil
  }
}
