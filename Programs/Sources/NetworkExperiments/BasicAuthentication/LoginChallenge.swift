import ExperimentKit
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session asks its delegate.
struct LoginChallenge: Sendable, Hashable {
  /// The name of the method, such as `NSURLAuthenticationMethodHTTPBasic`.
  let method: String
  /// The realm.
  let realm: String
  /// How many answers failed before.
  let failures: Int

  /// A challenge.
  init(method: String, realm: String, failures: Int) {
    (self.method, self.realm, self.failures) = (method, realm, failures)
  }

  /// The challenge of Foundation.
  init(_ challenge: URLAuthenticationChallenge) {
    method = challenge.protectionSpace.authenticationMethod
    realm = challenge.protectionSpace.realm ?? ""
    failures = challenge.previousFailureCount
  }

  /// The challenge in words.
  var words: LocalizedText {
    LocalizedText(
      en: "\(method), realm \"\(realm)\", previousFailureCount \(failures)",
      ja: "\(method)、領域\"\(realm)\"、previousFailureCount \(failures)")
  }
}

/// How long a session may keep a credential.
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

/// What a delegate answers.
enum LoginAnswer: Sendable, Hashable {
  case useCredential(BasicCredentials, LoginPersistence)
  case performDefaultHandling
  case cancel
  case rejectProtectionSpace
  /// The completion handler is never called.
  case none
  /// The script of the person is over, so the run ends here.
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

  /// Whether nothing may follow.
  var mayBeTheEnd: Bool {
    self == .none || self == .performDefaultHandling
  }

  /// The answer in words.
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
    case .scriptOver: LocalizedText(en: "none: the script is over, it would go on", ja: "なし(台本はここまで。実際にはこの先も続く)")
    }
  }
}
