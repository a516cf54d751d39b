import ExperimentKit

/// Something that a run shows.
enum SuspendEntry: Sendable, Hashable {
  /// Something about the request.
  case call(RemoteCall.Event)
  /// A callback, or what the screen's own task does in its place.
  case callback(SuspendCallback)
  /// A callback threw, and no `catch` is there.
  case uncaught
  /// The call of `cancel()` has returned.
  case cancelReturned
  /// The screen has gone.
  case left
}

/// What is called back.
enum SuspendCallback: Sendable, Hashable {
  /// With what the function returned.
  case success(String?)
  /// With the server's failure.
  case failure
  /// With the cancellation, as an error among others.
  case thrownCancellation
  /// With what the other callback threw.
  case handlerError
  /// The callback for the cancellation.
  case cancelled

  /// The callback for an error that was caught.
  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .thrownCancellation
    case is HandlerError: self = .handlerError
    default: self = .failure
    }
  }

  /// Whether it is that for success or that for errors.
  var isAnswer: Bool {
    self != .cancelled
  }

  /// The call, as code.
  func title(_ form: SuspendForm) -> String {
    switch self {
    case .success(let value): Self.success(value ?? "nil", form)
    case .failure, .thrownCancellation, .handlerError: Self.error(errorName(form), form)
    case .cancelled: "onCancel()"
    }
  }

  /// The name of the error that it carries; empty for none.
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
  /// The line of a transcript.
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
