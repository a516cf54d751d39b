import ExperimentKit

/// An entry of a run.
enum SuspendEntry: Sendable, Hashable {
  /// An event of the request.
  case call(RemoteCall.Event)
  /// A callback, or the corresponding action of the screen's own task.
  case callback(SuspendCallback)
  /// An uncaught error of a callback.
  case uncaught
  /// The return of the call of `cancel()`.
  case cancelReturned
  /// The disappearance of the screen.
  case left
}

/// A callback.
enum SuspendCallback: Sendable, Hashable {
  /// The callback with the function's result.
  case success(String?)
  /// The callback with the server's failure.
  case failure
  /// The callback with the cancellation as an error like others.
  case thrownCancellation
  /// The callback with the error of the other callback.
  case handlerError
  /// The callback for the cancellation.
  case cancelled

  /// Creates the callback for a caught error.
  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .thrownCancellation
    case is HandlerError: self = .handlerError
    default: self = .failure
    }
  }

  /// Whether the callback is the one for success or for errors.
  var isAnswer: Bool {
    self != .cancelled
  }

  /// Returns the call, as code.
  func title(_ form: SuspendForm) -> String {
    switch self {
    case .success(let value): Self.success(value ?? "nil", form)
    case .failure, .thrownCancellation, .handlerError: Self.error(errorName(form), form)
    case .cancelled: "onCancel()"
    }
  }

  /// Returns the name of the callback's error; empty if there is none.
  func errorName(_ form: SuspendForm) -> String {
    switch self {
    case .success, .cancelled: ""
    case .failure: "GitHubApiException"
    case .thrownCancellation: form.cancellation
    case .handlerError: "HandlerError"
    }
  }

  private static func success(_ value: String, _ form: SuspendForm) -> String {
    switch form {
    case .completion: "completionHandler(\(value), nil)"
    case .structured: "show(\(value))"
    default: "onSuccess(\(value))"
    }
  }

  private static func error(_ name: String, _ form: SuspendForm) -> String {
    switch form {
    case .completion: "completionHandler(nil, \(name))"
    case .structured: "show(\(name))"
    default: "onThrow(\(name))"
    }
  }
}

extension SuspendEntry {
  /// Returns the line of a transcript.
  func line(_ form: SuspendForm) -> LocalizedText {
    switch self {
    case .call(let event): event.line
    case .callback(let callback): LocalizedText(callback.title(form))
    case .uncaught:
      LocalizedText(en: "HandlerError ends the task; nothing catches it", ja: "HandlerErrorでタスクが終わる。だれも捕まえない")
    case .cancelReturned: LocalizedText(en: "cancel() has returned", ja: "cancel()から戻る")
    case .left: LocalizedText(en: "the screen has gone", ja: "画面はもうない")
    }
  }
}

extension RemoteCall.Event {
  /// The line of a transcript.
  var line: LocalizedText {
    switch self {
    case .sent: LocalizedText(en: "the request is sent", ja: "リクエストを送る")
    case .notSent: LocalizedText(en: "cancelled already: the request is not sent", ja: "キャンセル済みなので、リクエストを送らない")
    case .answered(let answer):
      LocalizedText(en: "the server answers \(answer.title)", ja: "サーバーが\(answer.title)を返す")
    case .late(let answer):
      LocalizedText(en: "\(answer.title) comes too late and is dropped", ja: "\(answer.title)が届いたが、遅いので捨てる")
    case .cancelled: LocalizedText(en: "the request is cancelled", ja: "リクエストをキャンセルする")
    }
  }
}
