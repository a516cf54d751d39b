#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message of the Jupyter protocol that arrived with a right signature.
///
/// Source: “Messaging in Jupyter”, version 5.3.
package struct JupyterMessage: Sendable, Hashable {
  /// The kind and the number of a message.
  package struct Header: Sendable, Hashable, Decodable {
    /// The kind, such as `execute_request`.
    package var kind: String
    /// The number of the message, unique among all of its session.
    package var id: String

    private enum CodingKeys: String, CodingKey {
      case kind = "msg_type"
      case id = "msg_id"
    }
  }

  /// The header.
  package let header: Header
  /// The bytes of the header, which every answer repeats.
  package let headerBytes: [UInt8]
  /// The bytes of the metadata, a JSON object.
  package let metadata: [UInt8]
  /// The bytes of the content, a JSON object.
  package let content: [UInt8]

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  static let delimiter = Array("<IDS|MSG>".utf8)

  /// Reads a message.
  ///
  /// It is nil for parts that are not a message, and for a wrong signature; nothing is decoded before that.
  ///
  /// - Parameters:
  ///   - parts: the parts on the wire, perhaps with addresses before the delimiter.
  ///   - signer: the signer of the connection.
  init?(_ parts: [[UInt8]], _ signer: MessageSigner) {
    guard let start = parts.firstIndex(of: Self.delimiter), parts.count >= start + 6 else { return nil }
    let signed = Array(parts[(start + 2)..<(start + 6)])
    guard signer.isSound(parts[start + 1], of: signed),
      let header = try? JSONDecoder().decode(Header.self, from: Data(signed[0]))
    else { return nil }
    (self.header, headerBytes, metadata, content) = (header, signed[0], signed[2], signed[3])
  }

  /// Decodes the content.
  ///
  /// - Throws: a `DecodingError` for a content of another type.
  package func decoded<Content: Decodable>(_ type: Content.Type = Content.self) throws -> Content {
    try Self.decoder.decode(type, from: Data(content))
  }

  /// Decodes the metadata.
  ///
  /// - Throws: a `DecodingError` for metadata of another type.
  package func decodedMetadata<Metadata: Decodable>(_ type: Metadata.Type = Metadata.self) throws -> Metadata {
    try Self.decoder.decode(type, from: Data(metadata))
  }
}

/// A writer of messages in one session of a kernel.
struct MessageWriter: Sendable {
  let signer: MessageSigner
  private let session = UUID().uuidString

  init(_ signer: MessageSigner) { self.signer = signer }

  /// Returns the parts of a message on the wire.
  ///
  /// - Parameters:
  ///   - kind: the kind of the message.
  ///   - content: the content, a JSON object.
  ///   - parent: the header of the message that it answers; empty for none.
  /// - Returns: the parts.
  func parts(_ kind: String, _ content: String, parent: [UInt8]) -> [[UInt8]] {
    let date = Date.now.formatted(.iso8601.time(includingFractionalSeconds: true))
    // Nothing in it needs an escape.
    let header = """
      {"date":"\(date)","msg_id":"\(UUID().uuidString)","msg_type":"\(kind)","session":"\(session)",\
      "username":"kernel","version":"5.3"}
      """
    let empty = Array("{}".utf8)
    let signed = [Array(header.utf8), parent.isEmpty ? empty : parent, empty, Array(content.utf8)]
    return [JupyterMessage.delimiter, signer.signature(of: signed)] + signed
  }
}
