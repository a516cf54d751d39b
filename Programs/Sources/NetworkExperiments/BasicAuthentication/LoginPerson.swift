import Dialogs
import ExperimentKit
import Synchronization

/// What a person does at a dialog that asks for a user and a password.
enum LoginAct: Sendable, Hashable, CustomStringConvertible {
  case login(BasicCredentials)
  case cancel
  /// The program closes the dialog itself, so that no button is tapped.
  case dismiss

  /// How each is written.
  static let forms = ["login USER PASSWORD", "cancel", "dismiss"]

  /// Reads an act; `""` is no user, and nothing behind the user no password.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for what is too much behind it.
  init(written text: Substring) throws(ValueError) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "login": self = .login(BasicCredentials(written: rest))
    case "cancel", "dismiss":
      guard rest.isEmpty else {
        throw ValueError("nothing stands behind `\(word)`", help: "Write `\(word)`.")
      }
      self = word == "cancel" ? .cancel : .dismiss
    default:
      throw ValueError(
        "`\(word.abbreviated)` is no act",
        help: Suggestion.help(
          for: String(word), among: ["login", "cancel", "dismiss"], forms: Self.forms, what: "acts"))
    }
  }

  /// The act as a script writes it.
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
  /// What stands on the buttons.
  static let (login, cancel) = ("ログイン", "キャンセル")

  private let code: CodeVersion
  private let tries: Int
  private let acts: [LoginAct]
  private let next = Mutex(0)
  private let journal: LoginJournal

  /// - Parameters:
  ///   - code: the article's code, or the corrected one.
  ///   - tries: after how many failures the corrected code gives up.
  ///   - acts: what the person does at each dialog.
  ///   - journal: takes down the dialogs.
  init(_ code: CodeVersion, tries: Int, acts: [LoginAct], journal: LoginJournal) {
    (self.code, self.tries, self.acts, self.journal) = (code, tries, acts, journal)
  }

  /// How many acts have not been played.
  var rest: Int {
    acts.count - min(acts.count, next.withLock { $0 })
  }

  /// What the delegate answers: the article's `switch`.
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

  /// What can be seen; the whole dialog where it is the first, what was typed, and what was read.
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
