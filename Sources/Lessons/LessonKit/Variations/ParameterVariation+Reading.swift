import SourceText

extension ParameterVariation {
  private static let help: Message = """
    Write the name of a parameter, as in `vary=code`, or values, as in `vary="{bits: 1...8, format: [e2m2, float5]}"`.
    """

  /// Reads the value of an attribute.
  ///
  /// - Parameters:
  ///   - text: the value; nil if there is none.
  ///   - place: the place for errors.
  /// - Throws: ``/SourceText/Findings`` for a value that is neither a name nor a mapping of names and values.
  init(_ text: String?, at place: Place) throws(Findings) {
    let text = text?.trimmed ?? ""
    if text == "none" {
      self = .nothing
    } else if text.isKebabCase {
      self.init([Parameter(text, .all)])
    } else {
      let entries = try Self.entries(text, at: place)
      let isWalk: (YAMLNode.Entry) -> Bool = { if case .mapping = $0.value.content { true } else { false } }
      guard let entry = entries.first(where: isWalk) else {
        self.init(entries.map { entry in Parameter(entry.key, Values(entry.value)) })
        return
      }
      self.init([])
      walk = try Walk(entry, isAlone: entries.count == 1, at: place)
    }
  }

  private static func entries(_ text: String, at place: Place) throws(Findings) -> [YAMLNode.Entry] {
    let refusal = Finding(
      place, text.isEmpty ? "`vary` has no value." : "`vary` cannot be `\(text.abbreviated)`.", help: help)
    guard text.hasPrefix("{") else { throw Findings([refusal]) }
    let (root, errors) = YAMLParser.parse(text, file: place.file)
    guard errors.isEmpty else { throw Findings(errors.map { Finding(place, $0.message, help: $0.help) }) }
    guard case .mapping(let entries)? = root?.content, !entries.isEmpty else { throw Findings([refusal]) }
    let empty = entries.filter { $0.value.isEmpty || $0.value.content == .sequence([]) }
    guard empty.isEmpty else {
      throw Findings(
        empty.map {
          Finding(
            place, "`vary` names no values of `\($0.key)`.",
            help: "Write `all`, a range such as `1...8`, or a list such as `[e2m2, float5]`.")
        })
    }
    return entries
  }
}

extension ParameterVariation.Values {
  /// Takes the values of a parameter as written: a word, a value, a range, or a list of values and ranges.
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar("all", quoted: false): self = .all
    case .scalar("each", quoted: false): self = .each
    case .scalar("prefixes", quoted: false): self = .prefixes
    case .sequence(let nodes): self = .written(nodes.map(ParameterVariation.Value.init))
    case .scalar, .mapping: self = .written([ParameterVariation.Value(node)])
    }
  }
}

extension ParameterVariation.Value {
  /// Takes a value or a range as written; in quotation marks, it is always a value.
  fileprivate init(_ node: YAMLNode) {
    guard case .scalar(let text, quoted: false) = node.content, let dots = text.firstRange(of: "...") else {
      self = .single(node.onFirstLine)
      return
    }
    let low = String(text[..<dots.lowerBound]).trimmed
    var high = String(text[dots.upperBound...]).trimmed
    var step: String?
    if let by = high.firstRange(of: " by ") {
      step = String(high[by.upperBound...]).trimmed
      high = String(high[..<by.lowerBound]).trimmed
    }
    self = low.isEmpty || high.isEmpty ? .single(node.onFirstLine) : .range(from: low, to: high, step: step)
  }
}

extension ParameterVariation.Walk {
  /// The largest number of events of a script.
  private static let lengths = 1...200
  private static let help: Message = "Write `{up-to: 4, of: [EVENT, EVENT]}` with the events that readers can choose."

  /// Reads a walk: a mapping with the length of the scripts and their events.
  ///
  /// - Parameters:
  ///   - entry: the parameter with the mapping.
  ///   - isAlone: whether it is the only parameter that changes.
  ///   - place: the place for all errors.
  /// - Throws: ``/SourceText/Findings`` for a mapping that lacks one of the two, or has anything else.
  fileprivate init(_ entry: YAMLNode.Entry, isAlone: Bool, at place: Place) throws(Findings) {
    var findings: [Finding] = []
    var (upTo, events): (Int?, [YAMLNode]) = (nil, [])
    guard case .mapping(let entries) = entry.value.content else { throw Findings([]) }
    for row in entries {
      switch (row.key, row.value.content) {
      case ("up-to", .scalar(let text, _)):
        upTo = Int(text).flatMap { Self.lengths.contains($0) ? $0 : nil }
        guard upTo == nil else { continue }
        findings.append(
          Finding(
            place, "`up-to` cannot be `\(text.abbreviated)`.",
            help: "Write a number from \(Self.lengths.lowerBound) to \(Self.lengths.upperBound)."))
      case ("of", .sequence(let nodes)): events = nodes.map(\.onFirstLine)
      default:
        findings.append(
          Finding(place, "`\(row.key.abbreviated)` cannot be a part of a walk, or has a wrong value.", help: Self.help))
      }
    }
    if findings.isEmpty, upTo == nil || events.isEmpty {
      findings.append(Finding(place, "The walk of `\(entry.key)` needs `up-to` and `of`.", help: Self.help))
    }
    if !isAlone {
      findings.append(
        Finding(
          place, "A cell with a walk cannot vary other parameters.",
          help: "Write only the walk in `vary`, and the other values in another cell."))
    }
    guard findings.isEmpty, let upTo else { throw Findings(findings) }
    self.init(parameter: entry.key, upTo: upTo, events: events)
  }
}

extension YAMLNode {
  /// The value without its lines, so that values in another language can be compared.
  fileprivate var onFirstLine: YAMLNode {
    switch content {
    case .scalar: YAMLNode(content, line: 1)
    case .sequence(let nodes): YAMLNode(.sequence(nodes.map(\.onFirstLine)), line: 1)
    case .mapping(let entries):
      YAMLNode(
        .mapping(entries.map { Entry(key: $0.key, line: 1, value: $0.value.onFirstLine) }), line: 1)
    }
  }
}
