import Foundation

/// A call of an interface: its request, and the conversion of the answer to a value.
///
/// The article's `APIType`.
protocol APIType: Sendable {
  /// The type of the result.
  associatedtype ResponseType: Sendable

  /// The request of the call.
  var request: APIRequest { get }

  /// The function that converts the body of an answer; nil if it is not such a value.
  var responseSerializer: @Sendable (Data) -> ResponseType? { get }
}

/// A conversion of bytes to values: the article's `Serializable`.
protocol Serializable {
  /// The type of the values.
  associatedtype SerializingType

  /// Returns the value; nil if the bytes are not such a value.
  static func serialize(data: Data) -> SerializingType?
}

/// A conversion of JSON to values by their `Decodable` conformance.
enum CodableSerializer<SerializingType: Decodable>: Serializable {
  static func serialize(data: Data) -> SerializingType? {
    try? JSONDecoder().decode(SerializingType.self, from: data)
  }
}

/// The serializer that the article writes by hand.
enum ManualSerializer: Serializable {
  /// Returns nil, since the article casts the bytes themselves, which are not an array.
  static func articleSerialize(data: Data) -> [APIUser]? {
    guard let json = (data as Any) as? [[String: Any]] else { return nil }
    return users(json)
  }

  /// Returns the users after reading the JSON.
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

/// The call of the article's sample, which returns users.
struct UserAPI: APIType {
  let request: APIRequest

  let responseSerializer: @Sendable (Data) -> [APIUser]? = { CodableSerializer<[APIUser]>.serialize(data: $0) }
}
