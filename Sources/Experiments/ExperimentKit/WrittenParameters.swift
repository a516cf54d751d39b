import SourceText

/// The parameters of a cell as written, each of which is to be taken once.
@usableFromInline
struct WrittenParameters {
  /// The parameters, in their order in the cell.
  let entries: [YAMLNode.Entry]
  private var takenCount = 0

  init(_ entries: [YAMLNode.Entry]) {
    self.entries = entries
  }

  /// Whether each was taken: none is unknown or duplicate.
  var isTaken: Bool { takenCount == entries.count }

  /// Takes the written value of a parameter, if there is one.
  ///
  /// - Throws: an error without words if the value contains control characters.
  @usableFromInline
  mutating func take(_ name: String, allowingLineEnds: Bool) throws(UntakenParameter) -> YAMLNode? {
    guard let index = entries.firstIndex(where: { $0.key == name }) else { return nil }
    takenCount += 1
    let value = entries[index].value
    guard value.controlText(allowingLineEnds: allowingLineEnds) == nil else { throw UntakenParameter() }
    return value
  }

  /// Returns the value of a parameter: the written one, or its default.
  @inlinable
  mutating func value<Value>(of parameter: Parameter<Value>) throws -> Value {
    guard let node = try take(parameter.name, allowingLineEnds: parameter.takesLineEnds) else {
      return try parameter.missing()
    }
    return try parameter.read(node, parameter.name)
  }

  /// Checks the values of some parameters without storing them.
  mutating func check(_ parameters: [any ParameterDeclaration]) throws {
    for parameter in parameters {
      if let node = try take(parameter.name, allowingLineEnds: parameter.takesLineEnds) {
        try parameter.check(node)
      } else if parameter.isRequired {
        throw UntakenParameter()
      }
    }
  }

  /// Returns every error in single parameters: first of written ones, in order, then of missing ones.
  ///
  /// - Parameters:
  ///   - parameters: the known parameters.
  ///   - name: the name of the experiment.
  ///   - line: the line to name for a missing parameter.
  ///   - place: the place of a line.
  /// - Returns: a finding for each, in order.
  func errors(
    _ parameters: [any ParameterDeclaration], of name: String, line: Int, place: (Int) -> Place
  ) -> [Finding] {
    var findings: [Finding] = []
    var isWritten = [Bool](repeating: false, count: parameters.count)
    var unknownKeys: Set<String> = []
    for entry in entries {
      let index = parameters.firstIndex { $0.name == entry.key }
      guard index.map({ !isWritten[$0] }) ?? unknownKeys.insert(entry.key).inserted else {
        findings.append(
          Finding(place(entry.line), "Duplicate parameter `\(entry.key)`.", help: "Remove one of the two."))
        continue
      }
      guard let index else {
        findings.append(Self.unknown(entry.key, place(entry.line), parameters, of: name))
        continue
      }
      isWritten[index] = true
      findings += errors(in: entry, parameters[index], line: line, place: place)
    }
    for (parameter, isWritten) in zip(parameters, isWritten) where !isWritten && parameter.isRequired {
      findings.append(
        Finding(
          place(line), "The parameter `\(parameter.name)` of `\(name)` is missing.",
          help: "It takes \(parameter.allowed)."))
    }
    return findings
  }

  private func errors(
    in entry: YAMLNode.Entry, _ parameter: any ParameterDeclaration, line: Int, place: (Int) -> Place
  ) -> [Finding] {
    if let text = entry.value.controlText(allowingLineEnds: parameter.takesLineEnds) {
      return [
        Finding(
          place(entry.value.line),
          "The parameter `\(entry.key)` contains a line end or another control character: \(text).",
          help: "Write the text on one line.")
      ]
    }
    do {
      try parameter.check(entry.value)
      return []
    } catch {
      return Rejections(error, parameter: parameter.name).located(in: entries).findings(line: line, place: place)
    }
  }

  private static func unknown(
    _ key: String, _ place: Place, _ parameters: [any ParameterDeclaration], of name: String
  ) -> Finding {
    Finding(
      place, "`\(name)` has no parameter `\(key)`.",
      help: parameters.isEmpty
        ? "It takes none: remove the line."
        : Suggestion.help(for: key, among: parameters.map(\.name), what: "parameters"))
  }
}

/// An error without details: a parameter has an invalid value, or is missing, unknown or duplicate.
@usableFromInline
struct UntakenParameter: Error, CustomStringConvertible {
  @usableFromInline
  init() {}

  @usableFromInline var description: String { "The parameters cannot be read." }
}
