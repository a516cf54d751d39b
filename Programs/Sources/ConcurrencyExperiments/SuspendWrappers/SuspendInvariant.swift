import ExperimentKit

/// An expectation of every call, for every order of its events.
enum SuspendInvariant: CaseIterable {
  case atMostOne
  case neverBoth
  case silentAfterCancel
  case silentAfterLeaving
  case cancellationIsNoError
  case requestStops
  case alwaysTold

  /// The statement of the invariant.
  var title: LocalizedText {
    switch self {
    case .atMostOne: LocalizedText(en: "at most one callback", ja: "コールバックは高々1回")
    case .neverBoth: LocalizedText(en: "never both success and error", ja: "成功とエラーの両方は呼ばれない")
    case .silentAfterCancel:
      LocalizedText(en: "no success and no error once cancel() has returned", ja: "cancel()の後は、成功もエラーも呼ばれない")
    case .silentAfterLeaving:
      LocalizedText(en: "no success and no error once the screen has gone", ja: "画面の破棄の後は、成功もエラーも呼ばれない")
    case .cancellationIsNoError:
      LocalizedText(en: "the cancellation does not come as an error", ja: "キャンセルがエラーとして届かない")
    case .requestStops:
      LocalizedText(en: "no request is sent or answered once cancelled or gone", ja: "キャンセルや破棄の後は、リクエストの送信も応答もない")
    case .alwaysTold: LocalizedText(en: "every end is reported", ja: "どの結末でも、何かが呼ばれる")
    }
  }

  /// Returns whether the invariant holds after all entries.
  func holds(_ entries: [SuspendEntry]) -> Bool {
    let outcome = SuspendOutcome(entries)
    let answers = outcome.callbacks.filter(\.kind.isAnswer)
    switch self {
    case .atMostOne: return outcome.callbacks.count < 2
    case .neverBoth: return !(answers.contains { $0.kind.isSuccess } && answers.contains { !$0.kind.isSuccess })
    case .silentAfterCancel: return !answers.contains(where: \.isAfterCancel)
    case .silentAfterLeaving: return !answers.contains(where: \.isAfterLeaving)
    case .cancellationIsNoError: return !answers.contains { $0.kind == .thrownCancellation }
    case .requestStops:
      let stopped = entries.firstIndex { $0 == .cancelReturned || $0 == .left } ?? entries.endIndex
      return !entries[stopped...].contains { if case .call(.sent) = $0 { true } else { $0.isAnswer } }
    case .alwaysTold: return !outcome.callbacks.isEmpty
    }
  }
}

extension SuspendEntry {
  /// Whether the entry is an answer that a task receives.
  fileprivate var isAnswer: Bool {
    if case .call(.answered) = self { true } else { false }
  }
}

extension SuspendCallback {
  /// Whether the entry is the callback for success.
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
