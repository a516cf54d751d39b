import ExperimentKit
import SourceText

/// The parameters that the experiments on device tokens share.
enum DeviceTokenParameters {
  /// The longest token, in bytes.
  static let longest = 64

  /// The token in digits.
  static let token = Parameter(
    "token", .deviceToken, absent: LocalizedText(en: "a sample of `length` bytes", ja: "`length`バイトの見本"),
    help: LocalizedText(en: "The bytes of the token.", ja: "トークンのバイト列。"))

  /// The length of a sample token.
  static let length = Parameter(
    "length", .integer(0...longest), absent: "32",
    help: LocalizedText(en: "The number of bytes of a sample token.", ja: "見本のトークンのバイト数。"))
}

extension Arguments {
  /// The token of the parameter `token`, or a sample of the parameter `length`.
  ///
  /// - Throws: a rejection if both are written.
  func deviceToken() throws(Rejection) -> DeviceToken {
    let length = self[DeviceTokenParameters.length]
    guard let token = self[DeviceTokenParameters.token] else { return .sample(length: length ?? 32) }
    guard length == nil else {
      throw Rejection(
        "length", "The parameter `length` does not go with `token`, which has its own length.",
        help: "Keep one of the two.")
    }
    return token
  }
}

extension ParameterType where Value == DeviceToken {
  /// A token in hexadecimal digits, plain or grouped.
  static var deviceToken: ParameterType {
    let longest = DeviceTokenParameters.longest
    let allowed = LocalizedText(
      en: "0 to \(longest) bytes in hexadecimal digits, such as `3dd8` or `<3dd873ff 0e>`",
      ja: "0から\(longest)バイトの16進数(例:`3dd8`、`<3dd873ff 0e>`)")
    return ParameterType(allowed: allowed) { node, parameter in
      guard let text = node.scalar, !node.isEmpty else {
        throw Rejection(mistaken: node, parameter: parameter, allowed: allowed)
      }
      let reason: String
      do throws(DeviceToken.Mistake) {
        let token = try DeviceToken(text: text)
        if token.bytes.count <= longest { return token }
        reason = "it has \(token.bytes.count) bytes"
      } catch {
        reason = error.words.en
      }
      throw Rejection(
        parameter, line: node.line, "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: \(reason).",
        help: "It takes \(allowed.en).")
    }
  }
}
