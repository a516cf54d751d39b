#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The identity of a request, which its answer repeats.
package enum MessageID: Sendable, Hashable, Codable {
  case number(Int)
  case text(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// The JSON of a message, whose parameters are decoded when their type is known.
package struct MessageBody: Sendable {
  private let json: [UInt8]

  /// Creates a body from the whole JSON of a message.
  package init(_ json: [UInt8]) { self.json = json }

  private struct Holder<Parameters: Decodable>: Decodable {
    var params: Parameters
  }

  private struct Outcome<Result: Decodable>: Decodable {
    var result: Result
  }

  private struct Refusal: Decodable {
    struct Reason: Decodable {}
    var error: Reason?
  }

  /// Whether the message answers a request with an error.
  package var isRefusal: Bool { (try? JSONDecoder().decode(Refusal.self, from: Data(json)))?.error != nil }

  /// Returns the result in an answer; nil if it has another type, or if the answer is an error.
  package func result<Result: Decodable>(_ type: Result.Type = Result.self) -> Result? {
    try? JSONDecoder().decode(Outcome<Result>.self, from: Data(json)).result
  }

  /// Decodes the parameters.
  ///
  /// - Throws: a ``LanguageServerError`` if they are missing or of another type.
  package func parameters<Parameters: Decodable>(_ type: Parameters.Type = Parameters.self) throws -> Parameters {
    do {
      return try JSONDecoder().decode(Holder<Parameters>.self, from: Data(json)).params
    } catch {
      throw LanguageServerError(.invalidParameters, "\(error)")
    }
  }
}

/// A message from an editor.
package enum IncomingMessage: Sendable {
  /// A request that gets an answer.
  case request(MessageID, method: String, MessageBody)
  /// A notification that gets none.
  case notification(method: String, MessageBody)
  /// An answer to a request of the server.
  case answer(MessageID, MessageBody)
  /// JSON that is not a message.
  case invalid(MessageID?)

  private struct Envelope: Decodable {
    var id: MessageID?
    var method: String?

    private enum CodingKeys: String, CodingKey { case id, method }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try? container.decodeIfPresent(MessageID.self, forKey: .id)
      method = try container.decodeIfPresent(String.self, forKey: .method)
    }
  }

  /// Reads a message; nil if its bytes are not JSON.
  package init?(_ json: [UInt8]) {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(json)) else { return nil }
    switch (envelope.id, envelope.method) {
    case (let id?, let method?): self = .request(id, method: method, MessageBody(json))
    case (nil, let method?): self = .notification(method: method, MessageBody(json))
    case (let id?, nil): self = .answer(id, MessageBody(json))
    case (nil, nil): self = .invalid(nil)
    }
  }
}

/// An error that answers a request.
package struct LanguageServerError: Error, Sendable, Hashable {
  /// The kinds of errors, with the numbers of JSON-RPC 2.0 and of the Language Server Protocol 3.17.
  package enum Code: Int, Sendable {
    case parse = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParameters = -32_602
    case internalError = -32_603
    case notInitialized = -32_002
    case requestFailed = -32_803
    case serverCancelled = -32_802
    case contentModified = -32_801
    case requestCancelled = -32_800
  }

  /// The kind.
  package var code: Code
  /// The reason, for the reader.
  package var message: String

  /// Creates an error.
  package init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}
