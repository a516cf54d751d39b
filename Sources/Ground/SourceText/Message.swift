/// Something that the program says to people: a sentence with places for what differs from time to time, and what is there.
///
/// A string literal makes one: `"There is no experiment \(name)."` is the sentence `There is no experiment %1.` with the
/// name at its place. So it can be said in another language by looking up its sentence, whatever is in the places.
public struct Message: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringInterpolation {
  /// What is at a place of a message.
  public enum Argument: Sendable, Hashable {
    /// A name, a number or another text that stays as it is, or has words of its own for each language.
    case text(LocalizedText)
    /// A part of the sentence, with words of its own.
    case message(Message)
  }

  /// The sentence in English, in which `%1` … `%9` are the places.
  public private(set) var key: String
  /// What is at the places, from the first.
  public private(set) var arguments: [Argument]

  /// Creates a message from a sentence with places and what is there.
  public init(key: String, _ arguments: [Argument] = []) {
    (self.key, self.arguments) = (key, arguments)
  }

  /// Takes a text of somebody else, such as the system or a host, which stays as it is.
  public init(verbatim text: String) {
    self.init(key: "%1", [.text(LocalizedText(text))])
  }

  /// Creates a message without places.
  public init(stringLiteral text: String) {
    self.init(key: text)
  }

  /// Whether nothing is said.
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

  /// Puts texts into a sentence.
  ///
  /// - Parameters:
  ///   - sentence: the sentence in any language; it may name the places in any order.
  ///   - texts: what to write at the places, from the first.
  /// - Returns: the sentence; a place without a text stays as it is.
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

  /// Messages are the same that say the same in English.
  public static func == (left: Message, right: Message) -> Bool {
    left.description == right.description
  }

  /// Hashes what is said in English.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension Message {
  /// The key of two sentences, one after the other.
  public static let sentencesKey = "%1 %2"

  /// Puts the two parts of one sentence together.
  public static func + (left: Message, right: Message) -> Message {
    let count = left.arguments.count
    let moved = text(of: right.key, right.arguments.indices.map { "%\($0 + count + 1)" })
    return Message(key: left.key + moved, left.arguments + right.arguments)
  }

  /// Puts sentences one after the other; nil for none.
  public static func sentences(_ all: some Sequence<Message>) -> Message? {
    all.reduce(nil as Message?) { $0?.followed(by: $1) ?? $1 }
  }

  /// Puts parts of a sentence one after the other, with commas between them.
  public static func list(_ all: some Sequence<Message>) -> Message {
    all.reduce(nil as Message?) { list, part in list.map { "\($0), \(part)" } ?? part } ?? ""
  }

  /// Adds a sentence, if there is one.
  public func followed(by next: Message?) -> Message {
    next.map { "\(self) \($0)" } ?? self
  }
}

extension Message {
  /// Puts a message together from a literal and what is in its places.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds words of the sentence.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a part of the sentence that has words of its own.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// Adds a part of the sentence whose words come with it.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.text(text)) }

    /// Adds what says something of itself.
    public mutating func appendInterpolation(_ value: some MessageConvertible) { append(.message(value.message)) }

    /// Adds a name, a number or another text that stays as it is.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(LocalizedText(value.description)))
    }

    /// Adds a name that the program knows, which is no part of the sentence.
    public mutating func appendInterpolation(name: String) { append(.text(LocalizedText(name))) }

    /// Adds an error, in words of its own if it has some.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ error: any Error) {
      append((error as? any MessageConvertible).map { .message($0.message) } ?? .text(LocalizedText("\(error)")))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      key += "%\(arguments.count)"
    }
  }

  /// Creates a message from a literal with places.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, stringInterpolation.arguments)
  }
}

/// Something that is said to people as a ``Message``, such as an error.
public protocol MessageConvertible {
  /// What is to be said.
  var message: Message { get }
}
