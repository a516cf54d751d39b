import ExperimentKit
import Foundation

extension APIRequest {
  static let url = Parameter(
    "url", address, default: "http://127.0.0.1:PORT/users",
    help: LocalizedText(en: "The address; PORT is the port of the server.", ja: "アドレス。PORTはサーバーのポート。"))

  static let method = Parameter(
    "method", .choice, default: APIMethod.get, help: LocalizedText(en: "The method.", ja: "メソッド。"))

  static let params = Parameter(
    "params", .list(of: APIParameter.type, count: 0...20),
    absent: LocalizedText(en: "no parameters at all", ja: "パラメーターなし"),
    help: LocalizedText(
      en: "The parameters; `[]` is an empty list of them.", ja: "パラメーター。`[]`は空のリスト。"))

  /// The type of an address of the experiment's own server, or a text that does not reach a server.
  private static let address: ParameterType<String> = .written(
    LocalizedText(
      en: "an address that begins with `http://127.0.0.1:PORT/`, or a text that names no server",
      ja: "`http://127.0.0.1:PORT/`で始まるアドレス、またはサーバーを指さない文字列")
  ) { text throws(ValueError) in
    let text = String(text)
    if text == "http://127.0.0.1:PORT" || text.hasPrefix("http://127.0.0.1:PORT/") { return text }
    let url = URL(string: text.replacing("PORT", with: "1"))
    guard url?.host?.isEmpty ?? true, !text.hasPrefix("data:") else {
      throw ValueError(
        "a lesson can call only its own server",
        help: "Write an address that begins with `http://127.0.0.1:PORT/`, or one without a server, such as `users`.")
    }
    return text
  }
}
