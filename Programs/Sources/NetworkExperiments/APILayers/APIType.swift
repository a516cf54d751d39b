import Foundation

/// A call of an interface: what is sent, and how the answer becomes a value.
///
/// The article's `APIType`.
protocol APIType: Sendable {
  /// What a call gives.
  associatedtype ResponseType: Sendable

  /// What is sent.
  var request: APIRequest { get }

  /// Makes a value of the body of an answer; nil where it is none.
  var responseSerializer: @Sendable (Data) -> ResponseType? { get }
}

/// Makes values of bytes: the article's `Serializable`.
protocol Serializable {
  /// The type of the values.
  associatedtype SerializingType

  /// The value; nil where the bytes are none.
  static func serialize(data: Data) -> SerializingType?
}

/// Makes values of JSON by their `Decodable` conformance.
enum CodableSerializer<SerializingType: Decodable>: Serializable {
  static func serialize(data: Data) -> SerializingType? {
    try? JSONDecoder().decode(SerializingType.self, from: data)
  }
}

/// The serializer that the article writes by hand.
enum ManualSerializer: Serializable {
  /// The article casts the bytes themselves, which are no array.
  static func articleSerialize(data: Data) -> [APIUser]? {
    guard let json = (data as Any) as? [[String: Any]] else { return nil }
    return users(json)
  }

  /// JSON is read first.
  static func serialize(data: Data) -> [APIUser]? {
    guard let json = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]] else { return nil }
    return users(json)
  }

  private static func users(_ json: [[String: Any]]) -> [APIUser]? {
    let users = json.compactMap { object -> APIUser? in
      guard let id = object["id"] as? Int, let name = object["name"] as? String else { return nil }
      return APIUser(id: id, name: name)
    }
    return users.count == json.count ? users : nil
  }
}

/// The article's model.
struct APIUser: Codable, Sendable, Hashable {
  let id: Int
  let name: String
}

/// The call of the article's sample: it gives users.
struct UserAPI: APIType {
  let request: APIRequest

  let responseSerializer: @Sendable (Data) -> [APIUser]? = { CodableSerializer<[APIUser]>.serialize(data: $0) }
}
