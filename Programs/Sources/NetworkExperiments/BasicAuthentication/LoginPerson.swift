import Dialogs
import ExperimentKit
import Synchronization

/// An action of a person at a dialog that asks for a user and a password.
enum LoginAct: Sendable, Hashable, CustomStringConvertible {
  case login(BasicCredentials)
  case cancel
  /// The program closes the dialog itself, without a tap on a button.
  case dismiss

  /// The written form of each action.
  static let forms = ["login USER PASSWORD", "cancel", "dismiss"]

  /// Reads an action; `""` is an empty user, and no text after the user is an empty password.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for an extra part.
  init(written text: Substring) throws(ValueError) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "login": self = .login(BasicCredentials(written: rest))
    case "cancel", "dismiss":
      guard rest.isEmpty else {
        throw ValueError("nothing can follow `\(word)`", help: "Write `\(word)`.")
      }
      self = word == "cancel" ? .cancel : .dismiss
    default:
      throw ValueError(
        "unknown act `\(word.abbreviated)`",
        help: Suggestion.help(
          for: String(word), among: ["login", "cancel", "dismiss"], forms: Self.forms, what: "acts"))
    }
  }

  /// The action, as a script writes it.
  var description: String {
    switch self {
    case .login(let login): "login \(login)"
    case .cancel: "cancel"
    case .dismiss: "dismiss"
    }
  }
}

/// The code of the article's delegate with its dialog, and a person who answers it from a script.
final class LoginPerson: Sendable {
  /// The titles of the buttons.
  static let (login, cancel) = ("ログイン", "キャンセル")

  private let code: CodeVersion
  private let tries: Int
  private let acts: [LoginAct]
  private let next = Mutex(0)
  private let journal: LoginJournal

  /// Creates a person with a script of actions.
  ///
  /// - Parameters:
  ///   - code: the article's code, or the corrected one.
  ///   - tries: the number of failures after which the corrected code stops.
  ///   - acts: the actions of the person at the dialogs.
  ///   - journal: records the dialogs.
  init(_ code: CodeVersion, tries: Int, acts: [LoginAct], journal: LoginJournal) {
    (self.code, self.tries, self.acts, self.journal) = (code, tries, acts, journal)
  }

  /// The number of actions that have not been played.
  var rest: Int {
    acts.count - min(acts.count, next.withLock { $0 })
  }

  /// Returns the delegate's answer: the article's `switch`.
  func answer(_ challenge: LoginChallenge) -> LoginAnswer {
    guard challenge.method == "NSURLAuthenticationMethodHTTPBasic" else { return .performDefaultHandling }
    if code == .corrected, challenge.failures >= tries {
      journal.note(.noDialog(LocalizedText(en: "enough failures", ja: "失敗の上限に達した")))
      return .cancel
    }
    let number = next.withLock { number in
      defer { number += 1 }
      return number
    }
    let act = number < acts.count ? acts[number] : nil
    let run = DialogMachine.dialog.run(Self.events(act), context: Self.dialog)
    let seen = run.steps.drop { $0.event != .present }
    journal.note(.dialog(Self.lines(Array(seen), isFirst: number == 0)))
    guard let act else { return .scriptOver }
    return handler(of: run.context.chosen?.title, act)
  }

  private func handler(of button: String?, _ act: LoginAct) -> LoginAnswer {
    guard let button else { return code == .article ? .none : .cancel }
    guard button == Self.login, case .login(let login) = act else { return .cancel }
    if code == .corrected, login.user.isEmpty || login.password.isEmpty || login.flaw != nil { return .cancel }
    return .useCredential(login, .forSession)
  }

  private static let dialog = Dialog(.alert, title: "Basic認証", message: "ユーザ名とパスワードを入力してください")

  private static func events(_ act: LoginAct?) -> [DialogEvent] {
    let build: [DialogEvent] = [
      .addField(DialogField(name: "user", isHidden: false)), .addField(DialogField(name: "password", isHidden: true)),
      .add(DialogAction(title: login, style: .plain)), .add(DialogAction(title: cancel, style: .cancel)), .present,
    ]
    switch act {
    case .login(let credentials):
      let typed = [("user", credentials.user), ("password", credentials.password)].filter { !$0.1.isEmpty }
      return build + typed.map { .type($0.1, into: $0.0) } + [.tap(login)]
    case .cancel: return build + [.tap(cancel)]
    case .dismiss: return build + [.dismiss]
    case nil: return build
    }
  }

  /// Returns the visible lines: the whole dialog if it is the first, the typed text, and the read text.
  private static func lines(_ steps: [DialogMachine.Step], isFirst: Bool) -> [LocalizedText] {
    steps.flatMap { step -> [LocalizedText] in
      switch step.event.kind {
      case .present: isFirst ? step.printed : [LocalizedText(en: "the same dialog again", ja: "同じダイアログがもう一度")]
      case .tap, .dismiss: [step.event.written]
      default: step.printed
      }
    }
  }
}
