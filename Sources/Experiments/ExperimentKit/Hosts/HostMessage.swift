import Results

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message between `lesson` and a host: a JSON object on one line, with an `id` that the reply repeats.
package protocol HostMessage: Codable {}

extension HostMessage {
  /// Returns the line of the message, with its line end.
  package func line(id: String) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Messages can always be written.
    let data = (try? encoder.encode(Identified(id: id, message: self))) ?? Data("{}".utf8)
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Reads a line.
  ///
  /// - Throws: ``WireError``.
  package static func read(_ line: [UInt8]) throws(WireError) -> (id: String, message: Self) {
    do {
      let identified = try JSONDecoder().decode(Identified<Self>.self, from: Data(line))
      return (identified.id, identified.message)
    } catch {
      throw WireError(error)
    }
  }
}

/// A message and its `id` in one object.
private struct Identified<Message: HostMessage>: Codable {
  let id: String
  let message: Message

  private enum CodingKeys: CodingKey {
    case id
  }

  init(id: String, message: Message) {
    (self.id, self.message) = (id, message)
  }

  init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
    message = try Message(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: CodingKeys.self)
    try line.encode(id, forKey: .id)
    try message.encode(to: encoder)
  }
}
