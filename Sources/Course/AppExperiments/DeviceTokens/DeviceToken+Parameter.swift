import ExperimentKit

extension ParameterType where Value == DeviceToken {
  /// The type of a token in hexadecimal digits, plain or grouped.
  static var deviceToken: ParameterType {
    let longest = DeviceToken.longest
    let allowed = LocalizedText(
      en: "0 to \(longest) bytes in hexadecimal digits, such as `3dd8` or `<3dd873ff 0e>`",
      ja: "0から\(longest)バイトの16進数(例:`3dd8`、`<3dd873ff 0e>`)")
    return ParameterType(allowed: allowed) { node, parameter in
      guard let text = node.scalar, !node.isEmpty else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      let reason: Message
      do throws(DeviceTokenError) {
        let token = try DeviceToken(text: text)
        if token.bytes.count <= longest { return token }
        reason = "it has \(token.bytes.count) bytes"
      } catch {
        reason = "\(error.words)"
      }
      throw Rejection(
        parameter, line: node.line, "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: \(reason).",
        help: "It takes \(allowed).")
    }
  }
}
