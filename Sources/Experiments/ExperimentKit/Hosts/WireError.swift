import SourceText

/// The error in a line of the host protocol.
package struct WireError: Error, Sendable, Hashable, MessageConvertible, CustomStringConvertible {
  /// The place in the line, such as `result.rows.2`, and the error.
  package let message: Message

  /// The message in English.
  package var description: String { message.description }

  /// Creates the error from the error of a JSON decoder.
  init(_ error: any Error) {
    let (problem, context): (Message, DecodingError.Context?) =
      switch error {
      case DecodingError.keyNotFound(let key, let context): ("lacks `\(key.stringValue)`", context)
      case DecodingError.typeMismatch(let type, let context): (Self.mismatch("\(type)"), context)
      case DecodingError.dataCorrupted(let context) where context.underlyingError is DecodingError.BrokenRule:
        (Message(key: context.debugDescription), context)
      default: ("is not JSON with strings, numbers, truth values, lists, and objects", nil)
      }
    let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
    message = (path.isEmpty ? "the line " : "`\(path.joined(separator: "."))` ") + problem
  }

  private static func mismatch(_ type: String) -> Message {
    type.hasPrefix("Dictionary") ? "is not an object" : type.hasPrefix("Array") ? "is not a list" : "is not a string"
  }
}
