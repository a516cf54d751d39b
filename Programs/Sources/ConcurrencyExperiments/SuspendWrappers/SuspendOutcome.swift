import ExperimentKit

/// What became of a call once nothing can happen any more.
struct SuspendOutcome: Hashable {
  /// What was called back, in order.
  let callbacks: [Callback]
  /// What became of the request.
  let request: Request
  /// Whether what a callback threw ended the task.
  let isUncaught: Bool

  /// A callback with what was before it.
  struct Callback: Hashable {
    /// The callback.
    let kind: SuspendCallback
    /// Whether a call of `cancel()` had returned.
    let isAfterCancel: Bool
    /// Whether the screen had gone.
    let isAfterLeaving: Bool
  }

  /// What became of the request.
  enum Request: Hashable {
    case notSent, underWay, answered, cancelled
  }

  /// Sums up what has happened.
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

  /// Writes what was called back.
  ///
  /// - Parameters:
  ///   - form: how the function was called.
  ///   - marksCancel: whether it is told of a callback that it came after the cancellation.
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
  /// What became of it, in words.
  var title: LocalizedText {
    switch self {
    case .notSent: LocalizedText(en: "not sent", ja: "送られない")
    case .underWay: LocalizedText(en: "under way", ja: "実行中")
    case .answered: LocalizedText(en: "answered", ja: "応答あり")
    case .cancelled: LocalizedText(en: "cancelled", ja: "キャンセル")
    }
  }
}
