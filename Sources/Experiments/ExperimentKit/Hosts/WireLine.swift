import Results

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of the host protocol: a JSON object on one line, without null.
enum WireLine {
  /// The value of a line.
  ///
  /// - Throws: ``WireError`` if it is no JSON or holds null.
  static func value(_ line: [UInt8]) throws(WireError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(line))
    } catch {
      throw WireError([], "is no JSON of texts, numbers, truth values, lists and objects")
    }
  }

  /// The bytes of a value, with the line end.
  static func bytes(_ value: JSONValue) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Values without null can always be written.
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
