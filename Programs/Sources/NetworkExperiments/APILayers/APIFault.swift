import ExperimentKit

/// The ways in which a call fails.
enum APIFault: String, CaseIterable, TitledWord, Sendable {
  case badURL = "bad-url"
  case noServerInURL = "no-server-in-url"
  case emptyBody = "empty-body"
  case malformed = "malformed-json"
  case otherShape = "other-shape"
  case notFound = "status-404"
  case serverError = "status-500"
  case nobody
  case hangUp = "hang-up"
  case cutShort = "cut-short"
  case halfClosed = "half-closed"
  case stalled
  case silence
  case noHTTP = "no-http"
  case headerFlood = "header-flood"
  case longAnswer = "long-answer"

  /// The address of the call.
  var url: String {
    switch self {
    case .badURL: "http://my host/users"
    case .noServerInURL: "users"
    default: "http://127.0.0.1:PORT/users"
    }
  }

  /// The server of the call.
  var server: APIServer {
    switch self {
    case .badURL, .noServerInURL: APIServer()
    case .emptyBody: APIServer(body: "")
    case .malformed: APIServer(body: #"[{"id":1,"#)
    case .otherShape: APIServer(body: #"{"id":1}"#)
    case .notFound: APIServer(status: 404)
    case .serverError: APIServer(status: 500)
    case .nobody: APIServer(behavior: .nobody)
    case .hangUp: APIServer(behavior: .hangUp)
    case .cutShort: APIServer(behavior: .cutShort)
    case .halfClosed: APIServer(behavior: .halfClosed)
    case .stalled: APIServer(behavior: .stalled)
    case .silence: APIServer(behavior: .silence)
    case .noHTTP: APIServer(behavior: .noHTTP)
    case .headerFlood: APIServer(behavior: .headerFlood)
    case .longAnswer: APIServer(behavior: .longAnswer)
    }
  }

  /// The description of the fault.
  var title: LocalizedText {
    switch self {
    case .badURL: LocalizedText(en: "no address: http://my host/users", ja: "不正なアドレス:http://my host/users")
    case .noServerInURL: LocalizedText(en: "an address without a server: users", ja: "サーバーのないアドレス:users")
    case .emptyBody: LocalizedText(en: "200 with an empty body", ja: "200で本文が空")
    case .malformed: LocalizedText(en: #"no JSON: [{"id":1,"#, ja: #"JSONでない:[{"id":1,"#)
    case .otherShape: LocalizedText(en: #"JSON of another shape: {"id":1}"#, ja: #"形の違うJSON:{"id":1}"#)
    case .notFound: LocalizedText(en: "404, with users in the body", ja: "404で、本文はユーザー一覧")
    case .serverError: LocalizedText(en: "500, with users in the body", ja: "500で、本文はユーザー一覧")
    case .nobody: LocalizedText(en: "nobody listens at the port", ja: "ポートでだれも待ち受けていない")
    case .hangUp: LocalizedText(en: "the server hangs up", ja: "サーバーが何も返さずに切断")
    case .cutShort: LocalizedText(en: "7 of 100 bytes, then closed", ja: "100バイト中7バイトで切断")
    case .halfClosed: LocalizedText(en: "7 of 100 bytes, then half-closed", ja: "100バイト中7バイトで片方向だけ切断")
    case .stalled: LocalizedText(en: "7 of 100 bytes, then silence", ja: "100バイト中7バイトで沈黙")
    case .silence: LocalizedText(en: "the server never answers", ja: "サーバーが応答しない")
    case .noHTTP: LocalizedText(en: "an answer that is not HTTP", ja: "HTTPではない応答")
    case .headerFlood: LocalizedText(en: "a flood of header fields", ja: "大量のヘッダー")
    case .longAnswer: LocalizedText(en: "a body of 128 KiB", ja: "128KiBの本文")
    }
  }
}
