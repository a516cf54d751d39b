import Results
import SourceText

/// The domain of a parameter in the host protocol: data with a `type`, or only words if nothing else is known.
extension ParameterDomain: Codable {
  private enum Kind: String, CodedWord {
    case choice, boolean, integer, number, code, text, lines, notation, list
    case exactNumber = "exact-number"
  }

  fileprivate enum CodingKeys: String, CodingKey {
    case type, words, minimum, maximum, allowed, form, longest, of, fewest, most, en
  }

  /// Reads a domain.
  public init(from decoder: any Decoder) throws {
    let isText = (try? decoder.singleValueContainer().decode(String.self)) != nil
    guard !isText, case let data = try decoder.container(keyedBy: CodingKeys.self), !data.contains(.en) else {
      self = .told(try LocalizedText(from: decoder))
      return
    }
    let kind = try data.decode(Kind.self, forKey: .type)
    func allowed() throws -> LocalizedText { try data.decode(LocalizedText.self, forKey: .allowed) }
    func count(_ number: WholeNumber, _ key: CodingKeys) throws -> Int {
      guard number.value >= 0 else { throw data.error("is less than 0", key) }
      return number.value
    }
    self =
      switch kind {
      case .choice: .choice(try data.domainWords)
      case .boolean: .truth
      case .integer: .integer(try data.range(.minimum, .maximum) { (number: WholeNumber, _) in number.value })
      case .number: .number(try data.decimals)
      case .exactNumber: .exactNumber(try allowed(), try data.exactNumberForm)
      case .code: .code(try allowed())
      case .text:
        .text(longest: try data.decodeIfPresent(WholeNumber.self, forKey: .longest).map { try count($0, .longest) })
      case .lines: .lines
      case .notation:
        .notation(
          try allowed(),
          offering: try data.decodeIfPresent([PlainName].self, forKey: .words)?.map(\.description) ?? [])
      case .list:
        .list(of: try data.decode(ParameterDomain.self, forKey: .of), count: try data.range(.fewest, .most, count))
      }
  }

  /// Writes the domain.
  public func encode(to encoder: any Encoder) throws {
    if case .told(let allowed) = self { return try allowed.encode(to: encoder) }
    var data = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ kind: Kind, _ allowed: LocalizedText? = nil) throws {
      try data.encode(kind, forKey: .type)
      try data.encodeIfPresent(allowed, forKey: .allowed)
    }
    switch self {
    case .choice(let words):
      try encode(.choice)
      try data.encode(words, forKey: .words)
    case .truth: try encode(.boolean)
    case .integer(let range):
      try encode(.integer)
      try data.encode(range.lowerBound, forKey: .minimum)
      try data.encode(range.upperBound, forKey: .maximum)
    case .number(let range):
      try encode(.number)
      try data.encode(range)
    case .exactNumber(let allowed, let form):
      try encode(.exactNumber, allowed)
      try data.encode(form.kind, forKey: .form)
      if case .decimal(let range) = form { try data.encode(range) }
    case .code(let allowed): try encode(.code, allowed)
    case .text(let longest):
      try encode(.text)
      try data.encodeIfPresent(longest, forKey: .longest)
    case .lines: try encode(.lines)
    case .notation(let allowed, let words):
      try encode(.notation, allowed)
      if !words.isEmpty { try data.encode(words, forKey: .words) }
    case .told: break
    case .list(let element, let count):
      try encode(.list)
      try data.encode(element, forKey: .of)
      try data.encode(count.lowerBound, forKey: .fewest)
      try data.encode(count.upperBound, forKey: .most)
    }
  }
}

/// A word by itself, or an object with its title.
extension ParameterDomain.Word: Codable {
  private enum CodingKeys: CodingKey {
    case word, title
  }

  /// Reads a word.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) != nil {
      self.init(try PlainName(from: decoder).description)
    } else {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try values.decode(PlainName.self, forKey: .word).description,
        title: try values.decodeIfPresent(LocalizedText.self, forKey: .title))
    }
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    guard let title else {
      var value = encoder.singleValueContainer()
      return try value.encode(word)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(word, forKey: .word)
    try values.encode(title, forKey: .title)
  }
}

extension ExactNumberForm {
  fileprivate enum Kind: String, CodedWord {
    case whole, fraction, decimal
  }

  fileprivate var kind: Kind {
    switch self {
    case .whole: .whole
    case .fraction: .fraction
    case .decimal: .decimal
    }
  }
}

extension KeyedDecodingContainer<ParameterDomain.CodingKeys> {
  fileprivate var domainWords: [ParameterDomain.Word] {
    get throws {
      let words = try decode([ParameterDomain.Word].self, forKey: .words)
      guard !words.isEmpty else { throw error("is empty", .words) }
      guard Set(words.map(\.word)).count == words.count else { throw error("has a duplicate word", .words) }
      return words
    }
  }

  fileprivate var exactNumberForm: ExactNumberForm {
    get throws {
      switch try decode(ExactNumberForm.Kind.self, forKey: .form) {
      case .whole: .whole
      case .fraction: .fraction
      case .decimal: .decimal(try decimals)
      }
    }
  }

  fileprivate var decimals: ClosedRange<Double> {
    get throws {
      try range(.minimum, .maximum) { (written: JSONValue, key) in
        let digits =
          switch written {
          case .string(let text): text
          case .number(let number): "\(number)"
          default: ""
          }
        guard let number = Double(decimal: digits) else { throw error("is not a number", key) }
        return number
      }
    }
  }

  /// Returns the range between two values.
  fileprivate func range<Written: Decodable, Bound: Comparable>(
    _ low: Key, _ high: Key, _ bound: (Written, Key) throws -> Bound
  ) throws -> ClosedRange<Bound> {
    let lowest = try bound(try decode(Written.self, forKey: low), low)
    let highest = try bound(try decode(Written.self, forKey: high), high)
    guard lowest <= highest else { throw error("is above `\(high.stringValue)`", low) }
    return lowest...highest
  }
}

extension KeyedEncodingContainer<ParameterDomain.CodingKeys> {
  fileprivate mutating func encode(_ range: ClosedRange<Double>) throws {
    try encode(JSONValue.number(near: range.lowerBound), forKey: .minimum)
    try encode(JSONValue.number(near: range.upperBound), forKey: .maximum)
  }
}
