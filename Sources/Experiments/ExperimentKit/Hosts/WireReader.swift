import Results
import SourceText

/// What is wrong with a line of the host protocol.
public struct WireError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it stands in the line, such as `result.rows.2`, and what is wrong.
  public let description: String

  init(_ path: [String], _ problem: String) {
    description = path.isEmpty ? "the line \(problem)" : "`\(path.joined(separator: "."))` \(problem)"
  }
}

/// A value of a line of the host protocol that knows where it stands in it.
struct WireReader {
  private let value: JSONValue
  private let path: [String]

  /// The value of a whole line.
  init(_ value: JSONValue, path: [String] = []) {
    self.value = value
    self.path = path
  }

  /// A text.
  var text: String {
    get throws(WireError) {
      guard case .string(let text) = value else { throw mistake("is no text") }
      return text
    }
  }

  /// A text without line ends and other control characters.
  var line: String {
    get throws(WireError) {
      let text = try text
      guard !text.hasControls else {
        throw mistake("holds a line end or another control character")
      }
      return text
    }
  }

  /// A message, on one line whatever it held.
  var message: String {
    get throws(WireError) { try text.withoutControls }
  }

  /// A text that is not empty, without control characters.
  var name: String {
    get throws(WireError) {
      let name = try line
      guard !name.isEmpty else { throw mistake("is empty") }
      return name
    }
  }

  /// A list.
  var list: [WireReader] {
    get throws(WireError) {
      guard case .array(let values) = value else { throw mistake("is no list") }
      return values.enumerated().map { WireReader($1, path: path + ["\($0)"]) }
    }
  }

  /// Whether it is a text.
  var isText: Bool {
    if case .string = value { true } else { false }
  }

  /// Whether it is an object of a text for each language.
  var isTextInLanguages: Bool {
    if case .object(let members) = value { members[Language.english.rawValue] != nil } else { false }
  }

  /// A text that is the same in every language, or an object of a text for each.
  var texts: LocalizedText {
    get throws(WireError) {
      if case .string(let text) = value { return LocalizedText(text) }
      return LocalizedText(en: try self[Language.english.rawValue].text, ja: try self[Language.japanese.rawValue].text)
    }
  }

  /// Words in every language, without control characters.
  var words: LocalizedText {
    get throws(WireError) {
      if isText { return LocalizedText(try line) }
      guard case .object = value else { throw mistake("is no text") }
      return LocalizedText(en: try self[Language.english.rawValue].line, ja: try self[Language.japanese.rawValue].line)
    }
  }

  /// A whole number, written as text or as a number.
  var number: Int {
    get throws(WireError) {
      guard let number = Int(try digits) else { throw mistake("is no whole number") }
      return number
    }
  }

  /// The digits of a number, written as text or as a number.
  var digits: String {
    get throws(WireError) {
      if case .number(let number) = value { return "\(number)" }
      return try text
    }
  }

  /// A value as a cell would write it: a text, a number, a truth value, or a list.
  var node: YAMLNode {
    get throws(WireError) {
      if case .object = value { throw mistake("is no text and no list") }
      let node = WireParameters(["": value]).entries[0].value
      guard node.controlText(allowingLineEnds: true) == nil else { throw mistake("holds a control character") }
      return node
    }
  }

  /// The value of a key.
  subscript(_ key: String) -> WireReader {
    get throws(WireError) {
      guard let member = try member(key) else { throw mistake("lacks `\(key)`") }
      return member
    }
  }

  /// The value of a key; nil if it is not written.
  func member(_ key: String) throws(WireError) -> WireReader? {
    guard case .object(let members) = value else { throw mistake("is no object") }
    return members[key].map { WireReader($0, path: path + [key]) }
  }

  /// One of an enumeration's words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(WireError) -> Choice {
    guard let choice = Choice(rawValue: try text) else {
      throw mistake("is none of \(Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))")
    }
    return choice
  }

  /// What is wrong with the value.
  func mistake(_ problem: String) -> WireError {
    WireError(path, problem)
  }
}

extension LocalizedText {
  /// The words on the wire as an object of a text for each language.
  var wireInLanguages: JSONValue {
    .object([Language.english.rawValue: .string(en), Language.japanese.rawValue: .string(ja)])
  }

  /// The words on the wire: a text if they are the same in every language, else an object of a text for each.
  var wire: JSONValue {
    en == ja ? .string(en) : wireInLanguages
  }
}
