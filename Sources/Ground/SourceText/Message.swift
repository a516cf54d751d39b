/// A message for people: a sentence with placeholders, and arguments for them.
///
/// A string literal creates a message: `"There is no experiment \(name)."` is the sentence `There is no experiment %1.`
/// with the name as its argument. A translation is found by looking up the sentence, whatever the arguments are.
public struct Message: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringInterpolation {
  /// An argument of a message.
  public enum Argument: Sendable, Hashable {
    /// A name, a number or other text that stays as it is, or that has words for each language.
    case text(LocalizedText)
    /// A part of the sentence that is translated separately.
    case message(Message)
  }

  /// The sentence in English, in which `%1` … `%9` are the placeholders.
  public private(set) var key: String
  /// The arguments, from the first placeholder.
  public private(set) var arguments: [Argument]

  /// Creates a message from a sentence with placeholders and its arguments.
  public init(key: String, _ arguments: [Argument] = []) {
    (self.key, self.arguments) = (key, arguments)
  }

  /// Creates a message from text that stays as it is, such as that of the system or a host.
  public init(verbatim text: String) {
    self.init(key: "%1", [.text(LocalizedText(text))])
  }

  /// Creates a message without placeholders.
  public init(stringLiteral text: String) {
    self.init(key: text)
  }

  /// Whether the message has no text.
  public var isEmpty: Bool { description.isEmpty }

  /// The message in English.
  public var description: String {
    Self.text(
      of: key,
      arguments.map { argument in
        switch argument {
        case .text(let text): text.en
        case .message(let message): message.description
        }
      })
  }

  /// Returns a sentence with texts in its placeholders.
  ///
  /// - Parameters:
  ///   - sentence: the sentence in any language; its placeholders can be in any order.
  ///   - texts: the texts for the placeholders, from the first.
  /// - Returns: the sentence; a placeholder without a text stays as it is.
  public static func text(of sentence: String, _ texts: [String]) -> String {
    guard !texts.isEmpty else { return sentence }
    var text = ""
    var rest = Substring(sentence).utf8
    while let index = rest.firstIndex(of: UInt8(ascii: "%")) {
      let next = rest.index(after: index)
      let place = next < rest.endIndex ? Int(rest[next]) - 0x31 : -1
      guard texts.indices.contains(place) else {
        text += Substring(rest[..<next])
        rest = rest[next...]
        continue
      }
      text += Substring(rest[..<index])
      text += texts[place]
      rest = rest[rest.index(after: next)...]
    }
    return text + Substring(rest)
  }

  /// The message without line ends and other control characters.
  public var withoutControls: Message {
    Message(
      key: key.withoutControls,
      arguments.map { argument in
        switch argument {
        case .text(let text): .text(LocalizedText(en: text.en.withoutControls, ja: text.ja.withoutControls))
        case .message(let message): .message(message.withoutControls)
        }
      })
  }

  /// Returns whether two messages have the same English text.
  public static func == (left: Message, right: Message) -> Bool {
    left.description == right.description
  }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension Message {
  /// The key of a message that consists of two sentences.
  public static let sentencesKey = "%1 %2"

  /// Concatenates two parts of a sentence.
  public static func + (left: Message, right: Message) -> Message {
    let count = left.arguments.count
    let moved = text(of: right.key, right.arguments.indices.map { "%\($0 + count + 1)" })
    return Message(key: left.key + moved, left.arguments + right.arguments)
  }

  /// Joins sentences into one message; returns nil for none.
  public static func sentences(_ all: some Sequence<Message>) -> Message? {
    all.reduce(nil as Message?) { $0?.followed(by: $1) ?? $1 }
  }

  /// Joins parts of a sentence with commas.
  public static func list(_ all: some Sequence<Message>) -> Message {
    all.reduce(nil as Message?) { list, part in list.map { "\($0), \(part)" } ?? part } ?? ""
  }

  /// Returns the message followed by another sentence, if there is one.
  public func followed(by next: Message?) -> Message {
    next.map { "\(self) \($0)" } ?? self
  }
}

extension Message {
  /// A builder of a message from a literal and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends words of the sentence.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Appends a part of the sentence that is translated separately.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// Appends a part of the sentence that has words for each language.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.text(text)) }

    /// Appends a value that has a message.
    public mutating func appendInterpolation(_ value: some MessageConvertible) { append(.message(value.message)) }

    /// Appends a name, a number or other text that stays as it is.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(LocalizedText(value.description)))
    }

    /// Appends a name that the program knows, which is not translated.
    public mutating func appendInterpolation(name: String) { append(.text(LocalizedText(name))) }

    /// Appends an error, as its message if it has one.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ error: any Error) {
      append((error as? any MessageConvertible).map { .message($0.message) } ?? .text(LocalizedText("\(error)")))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      key += "%\(arguments.count)"
    }
  }

  /// Creates a message from a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, stringInterpolation.arguments)
  }
}

/// A value that is shown to people as a ``Message``, such as an error.
public protocol MessageConvertible {
  /// The message to show.
  var message: Message { get }
}
