import ExperimentKit

/// The methods by which a server may authenticate a user.
enum LoginMethod: String, CaseIterable, TitledWord, Sendable {
  case basic
  case digest
  case ntlm
  case negotiate
  case bearer
  case form
  case serverTrust = "server-trust"
  case clientCertificate = "client-certificate"

  /// The name of the method.
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

  /// The value of `WWW-Authenticate`; nil if the method does not use HTTP's 401.
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

  /// Whether the method needs a connection over TLS, which the servers of these lessons do not have.
  var needsTLS: Bool {
    self == .serverTrust || self == .clientCertificate
  }

  /// The method of the delegate's challenge by Apple's documentation; nil if there is none.
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
