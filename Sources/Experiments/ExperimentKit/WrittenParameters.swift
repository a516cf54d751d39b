import SourceText

/// The parameters of a cell as they were written, of which each is to be taken once.
@usableFromInline
struct WrittenParameters {
  /// The parameters, in the order in which they stand.
  let entries: [YAMLNode.Entry]
  private var takenCount = 0

  init(_ entries: [YAMLNode.Entry]) {
    self.entries = entries
  }

  /// Whether each was taken: none is unknown, and none stands twice.
  var isTaken: Bool { takenCount == entries.count }

  /// Takes what was written for a parameter, if anything was.
  ///
  /// - Throws: an error without words where it holds control characters.
  @usableFromInline
  mutating func take(_ name: String, allowingLineEnds: Bool) throws(UntakenParameter) -> YAMLNode? {
    guard let index = entries.firstIndex(where: { $0.key == name }) else { return nil }
    takenCount += 1
    let value = entries[index].value
    guard value.controlText(allowingLineEnds: allowingLineEnds) == nil else { throw UntakenParameter() }
    return value
  }

  /// The value of a parameter: what was written, or its default.
  @inlinable
  mutating func value<Value>(of parameter: Parameter<Value>) throws -> Value {
    guard let node = try take(parameter.name, allowingLineEnds: parameter.takesLineEnds) else {
      return try parameter.missing()
    }
    return try parameter.read(node, parameter.name)
  }

  /// Takes each of some parameters without keeping its value.
  mutating func check(_ parameters: [any ParameterDeclaration]) throws {
    for parameter in parameters {
      if let node = try take(parameter.name, allowingLineEnds: parameter.takesLineEnds) {
        try parameter.check(node)
      } else if parameter.isRequired {
        throw UntakenParameter()
      }
    }
  }

  /// Every error in single parameters: first what was written, in its order, then what is missing.
  ///
  /// - Parameters:
  ///   - parameters: the parameters that there are.
  ///   - name: the name of the experiment.
  ///   - line: the line to name for a parameter that is missing.
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
          "The parameter `\(entry.key)` holds a line end or another control character: \(text).",
          help: "Write text on one line.")
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

/// Something that was written is no value of its parameter, is missing, unknown or doubled.
@usableFromInline
struct UntakenParameter: Error, CustomStringConvertible {
  @usableFromInline
  init() {}

  @usableFromInline var description: String { "The parameters cannot be taken." }
}
