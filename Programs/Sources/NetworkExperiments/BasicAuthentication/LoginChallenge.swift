import ExperimentKit
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session's question to its delegate.
struct LoginChallenge: Sendable, Hashable {
  /// The name of the method, such as `NSURLAuthenticationMethodHTTPBasic`.
  let method: String
  /// The realm.
  let realm: String
  /// The number of answers that failed before.
  let failures: Int

  /// Creates a challenge.
  init(method: String, realm: String, failures: Int) {
    (self.method, self.realm, self.failures) = (method, realm, failures)
  }

  /// Creates a challenge from Foundation's.
  init(_ challenge: URLAuthenticationChallenge) {
    method = challenge.protectionSpace.authenticationMethod
    realm = challenge.protectionSpace.realm ?? ""
    failures = challenge.previousFailureCount
  }

  /// The description of the challenge.
  var words: LocalizedText {
    LocalizedText(
      en: "\(method), realm \"\(realm)\", previousFailureCount \(failures)",
      ja: "\(method)、領域\"\(realm)\"、previousFailureCount \(failures)")
  }
}

/// The time that a session may store a credential.
enum LoginPersistence: String, CaseIterable, Sendable {
  case none
  case forSession = "for-session"

  /// Foundation's value.
  var persistence: URLCredential.Persistence {
    switch self {
    case .none: .none
    case .forSession: .forSession
    }
  }
}

/// A delegate's answer.
enum LoginAnswer: Sendable, Hashable {
  case useCredential(BasicCredentials, LoginPersistence)
  case performDefaultHandling
  case cancel
  case rejectProtectionSpace
  /// No call of the completion handler.
  case none
  /// The end of the person's script, at which the run ends.
  case scriptOver

  /// The disposition and the credential for Foundation; nil if there is no answer.
  var disposition: (URLSession.AuthChallengeDisposition, URLCredential?)? {
    switch self {
    case .useCredential(let login, let persistence):
      (.useCredential, URLCredential(user: login.user, password: login.password, persistence: persistence.persistence))
    case .performDefaultHandling: (.performDefaultHandling, nil)
    case .cancel, .scriptOver: (.cancelAuthenticationChallenge, nil)
    case .rejectProtectionSpace: (.rejectProtectionSpace, nil)
    case .none: nil
    }
  }

  /// Whether the answer can be the last event.
  var mayBeTheEnd: Bool {
    self == .none || self == .performDefaultHandling
  }

  /// The description of the answer.
  var words: LocalizedText {
    switch self {
    case .useCredential(let login, let persistence):
      LocalizedText(
        en: "useCredential, \(login.words), \(persistence.rawValue)",
        ja: "useCredential、\(login.words)、\(persistence.rawValue)")
    case .performDefaultHandling: "performDefaultHandling"
    case .cancel: "cancelAuthenticationChallenge"
    case .rejectProtectionSpace: "rejectProtectionSpace"
    case .none: LocalizedText(en: "none: no handler ran", ja: "なし(ハンドラーが動かない)")
    case .scriptOver: LocalizedText(en: "none: the script is over, it would go on", ja: "なし(操作はここまで。実際にはこの先も続く)")
    }
  }
}
