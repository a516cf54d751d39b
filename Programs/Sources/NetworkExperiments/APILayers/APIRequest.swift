import ExperimentKit
import Foundation

/// The methods of HTTP in the article's layer.
enum APIMethod: String, CaseIterable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether a request of this method has its parameters in the body instead of after its address.
  var hasBody: Bool {
    self == .post || self == .put || self == .patch
  }
}

/// A parameter of a request: a name, and a whole number, a text or nothing.
struct APIParameter: Sendable, Hashable {
  let name: String
  let value: Value

  enum Value: Sendable, Hashable {
    case number(Int)
    case text(String)
    case null
  }

  /// The value as stored in the article's dictionary of `Any`.
  var any: Any? {
    switch value {
    case .number(let number): number
    case .text(let text): text
    case .null: nil
    }
  }

  /// The value in an address.
  var text: String {
    switch value {
    case .number(let number): String(number)
    case .text(let text): text
    case .null: ""
    }
  }

  /// The type of a parameter as a cell writes it, such as `id 1`.
  static let type: ParameterType<APIParameter> = .written(
    LocalizedText(
      en: "a name and a value, such as `id 1`; the value is a whole number, a word or `null`",
      ja: "名前と値(例:`id 1`)。値は整数、単語、`null`のいずれか")
  ) { text throws(ValueError) in
    let line = ScriptLine(text)
    guard line.rest.count == 1, let word = line.rest.first else {
      throw ValueError(
        line.rest.isEmpty ? "there is no value after the name" : "there is more than one value after the name",
        help: "Write a name and a value, such as `id 1`.")
    }
    let value: Value = word == "null" ? .null : Int(word).map(Value.number) ?? .text(String(word))
    return APIParameter(name: line.word, value: value)
  }
}

/// The data of a request for the layer: the article's `Request`.
struct APIRequest: Sendable, Hashable {
  /// The address; `PORT` in it is the port of the experiment's server.
  var url: String
  /// The method.
  var method: APIMethod
  /// The parameters; nil for none at all, which is not the same as an empty list.
  var params: [APIParameter]?

  /// Returns the parameters as the text of a JSON object with sorted keys, while the article uses the dictionary's
  /// order.
  func json() throws -> Data? {
    guard let params else { return nil }
    let object = [String: Any?](params.map { ($0.name, $0.any) }) { _, last in last }
    return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  /// The address followed by the parameters, sorted by name.
  var urlWithQuery: String {
    guard let params, !params.isEmpty, var parts = URLComponents(string: url) else { return url }
    parts.queryItems =
      (parts.queryItems ?? []) + params.sorted { $0.name < $1.name }.map { URLQueryItem(name: $0.name, value: $0.text) }
    return parts.string ?? url
  }
}
