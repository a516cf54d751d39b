import SourceText

/// What the program says to people, in all its languages.
///
/// The program speaks English within: a message can come from a host, another process or outcomes that were saved, and is
/// compared, kept and sent as a text. Where it is shown, it is said in the reader's language; here is what each sentence
/// is there. One that is not here stays English.
package struct MessageCatalogue: Sendable {
  private let sentences: [String: String]
  private let patterns: [(pattern: MessagePattern, translation: MessagePattern)]

  /// A catalogue of messages in which `%1` … `%9` stand for what differs from time to time.
  ///
  /// - Parameter messages: English messages with their Japanese; of one that is there twice, the last counts.
  init(_ messages: some Sequence<(String, String)>) {
    var sentences: [String: String] = [:]
    var patterns: [(pattern: MessagePattern, translation: MessagePattern)] = []
    for (english, japanese) in messages {
      let pattern = MessagePattern(english)
      if pattern.places.isEmpty {
        sentences[english] = japanese
      } else {
        patterns.append((pattern, MessagePattern(japanese)))
      }
    }
    patterns.sort { $0.pattern.fixedCount > $1.pattern.fixedCount }
    (self.sentences, self.patterns) = (sentences, patterns)
  }

  /// A message in a language.
  ///
  /// - Parameters:
  ///   - message: the message in English: one that the catalogue has, or several one behind the other.
  ///   - language: the language to say it in.
  /// - Returns: the message, in English as far as the catalogue does not have it.
  /// - Complexity: O(*p* · *n*) for a message of *n* bytes and a catalogue of *p* patterns.
  package static func text(_ message: String, in language: Language) -> String {
    language == .english ? message : standard.japanese(message)
  }

  /// A message in Japanese, in English as far as it is not known.
  func japanese(_ message: String) -> String {
    if let whole = translation(of: message) { return whole }
    let sentences = Self.sentences(of: message)
    guard sentences.count > 1 else { return message }
    var text = ""
    var rest = sentences[...]
    while !rest.isEmpty {
      var taken = 1
      var said = String(rest[rest.startIndex].text)
      for count in (1...rest.count).reversed() {
        let end = rest.startIndex + count - 1
        let whole = String(message[rest[rest.startIndex].text.startIndex..<rest[end].text.endIndex])
        guard let translation = translation(of: whole) else { continue }
        (taken, said) = (count, translation)
        break
      }
      text += said
      rest = rest.dropFirst(taken)
      let gap = sentences[rest.startIndex - 1].gap
      text += said.hasSuffix("。") && gap == " " ? "" : gap
    }
    return text
  }

  /// What a message is that the catalogue has as a whole.
  private func translation(of message: String) -> String? {
    if let sentence = sentences[message] { return sentence }
    let bytes = Array(message.utf8)
    for (pattern, translation) in patterns {
      guard let ranges = pattern.match(bytes) else { continue }
      var arguments: [Int: String] = [:]
      for (index, range) in ranges.enumerated() {
        let argument = String(decoding: bytes[range], as: UTF8.self)
        arguments[pattern.places[index]] = pattern.quotes(index) ? argument : japanese(argument)
      }
      var text: [UInt8] = translation.literals[0]
      for (index, place) in translation.places.enumerated() {
        text += Array((arguments[place] ?? "").utf8) + translation.literals[index + 1]
      }
      return String(decoding: text, as: UTF8.self)
    }
    return nil
  }

  /// The sentences of a text, each with the blank or the line end behind it.
  private static func sentences(of text: String) -> [(text: Substring, gap: String)] {
    var sentences: [(text: Substring, gap: String)] = []
    var start = text.startIndex
    var isEnd = false
    for index in text.indices {
      let character = text[index]
      if character == "\n" || character == " " && isEnd {
        sentences.append((text[start..<index], String(character)))
        start = text.index(after: index)
      }
      isEnd = ".?!。".contains(character)
    }
    sentences.append((text[start...], ""))
    return sentences
  }
}
