import ExperimentKit

/// The ways in which a server may ask who is there.
enum LoginMethod: String, CaseIterable, TitledWord, Sendable {
  case basic
  case digest
  case ntlm
  case negotiate
  case bearer
  case form
  case serverTrust = "server-trust"
  case clientCertificate = "client-certificate"

  /// The way in words.
  var title: LocalizedText {
    switch self {
    case .basic: "Basic"
    case .digest: "Digest"
    case .ntlm: "NTLM"
    case .negotiate: "Negotiate"
    case .bearer: "Bearer"
    case .form: LocalizedText(en: "a form on a page", ja: "ページ上のフォーム")
    case .serverTrust: LocalizedText(en: "server trust (TLS)", ja: "サーバー証明書の検証(TLS)")
    case .clientCertificate: LocalizedText(en: "client certificate (TLS)", ja: "クライアント証明書(TLS)")
    }
  }

  /// The value of `WWW-Authenticate`; nil where it is no matter of HTTP's 401.
  var header: String? {
    switch self {
    case .basic: "Basic realm=\"members\""
    case .digest: "Digest realm=\"members\", nonce=\"abc\", qop=\"auth\""
    case .ntlm: "NTLM"
    case .negotiate: "Negotiate"
    case .bearer: "Bearer realm=\"members\""
    case .form, .serverTrust, .clientCertificate: nil
    }
  }

  /// Whether it needs a connection over TLS, which no server of these lessons has.
  var needsTLS: Bool {
    self == .serverTrust || self == .clientCertificate
  }

  /// The method with which Apple documents that a delegate is asked; nil where it is not.
  var documented: String? {
    switch self {
    case .basic: "NSURLAuthenticationMethodHTTPBasic"
    case .digest: "NSURLAuthenticationMethodHTTPDigest"
    case .ntlm: "NSURLAuthenticationMethodNTLM"
    case .negotiate: "NSURLAuthenticationMethodNegotiate"
    case .serverTrust: "NSURLAuthenticationMethodServerTrust"
    case .clientCertificate: "NSURLAuthenticationMethodClientCertificate"
    case .bearer, .form: nil
    }
  }
}
