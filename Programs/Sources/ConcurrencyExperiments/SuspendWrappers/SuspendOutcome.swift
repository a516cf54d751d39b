import ExperimentKit

/// The outcome of a call after all steps.
struct SuspendOutcome: Hashable {
  /// The callbacks, in order.
  let callbacks: [Callback]
  /// The outcome of the request.
  let request: Request
  /// Whether an error of a callback ended the task.
  let isUncaught: Bool

  /// A callback with its context.
  struct Callback: Hashable {
    /// The callback.
    let kind: SuspendCallback
    /// Whether a call of `cancel()` had returned.
    let isAfterCancel: Bool
    /// Whether the screen had disappeared.
    let isAfterLeaving: Bool
  }

  /// The outcome of the request.
  enum Request: Hashable {
    case notSent, underWay, answered, cancelled
  }

  /// Creates the outcome of all entries.
  init(_ entries: [SuspendEntry]) {
    callbacks = entries.enumerated().compactMap { index, entry in
      guard case .callback(let kind) = entry else { return nil }
      return Callback(
        kind: kind, isAfterCancel: entries[..<index].contains(.cancelReturned),
        isAfterLeaving: entries[..<index].contains(.left))
    }
    isUncaught = entries.contains(.uncaught)
    request = entries.reduce(.notSent) { request, entry in
      switch entry {
      case .call(.sent): .underWay
      case .call(.answered): .answered
      case .call(.cancelled): .cancelled
      default: request
      }
    }
  }

  /// Returns the callbacks as a value of a table.
  ///
  /// - Parameters:
  ///   - form: the way the function was called.
  ///   - marksCancel: whether callbacks after the cancellation are marked.
  /// - Returns: a value of a table.
  func callbackValue(_ form: SuspendForm, marksCancel: Bool = true) -> Table.Value {
    let calls = callbacks.map { callback -> LocalizedText in
      let call = callback.kind.title(form)
      guard marksCancel, callback.isAfterCancel, callback.kind.isAnswer else { return LocalizedText(call) }
      return LocalizedText(en: "\(call) after cancel", ja: "\(call)(cancelの後)")
    }
    let all = calls + (isUncaught ? [LocalizedText(en: "HandlerError uncaught", ja: "HandlerErrorは捕まえられない")] : [])
    guard !all.isEmpty else { return .words(en: "no callback", ja: "コールバックなし") }
    return .words(all.joined(.comma))
  }
}

extension SuspendOutcome.Request {
  /// The description of the request's outcome.
  var title: LocalizedText {
    switch self {
    case .notSent: LocalizedText(en: "not sent", ja: "送られない")
    case .underWay: LocalizedText(en: "under way", ja: "実行中")
    case .answered: LocalizedText(en: "answered", ja: "応答あり")
    case .cancelled: LocalizedText(en: "cancelled", ja: "キャンセル")
    }
  }
}
