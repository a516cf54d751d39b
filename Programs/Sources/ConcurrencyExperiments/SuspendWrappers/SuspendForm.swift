import ExperimentKit

/// A way to call a suspending function from a screen and to get its answer.
enum SuspendForm: String, CaseIterable, TitledWord, Sendable {
  /// What Kotlin makes for Swift: a completion handler, and nothing to cancel.
  case completion
  /// The article's wrapper with the rules of Kotlin's coroutines, as they are documented.
  case article
  /// The article's wrapper line by line as a Swift task.
  case literal
  /// A wrapper that asks for the cancellation, and calls back one turn of the queue later.
  case earlyCheck = "early-check"
  /// A wrapper that asks for the cancellation in the turn in which it calls back, and then calls nothing.
  case corrected
  /// The corrected wrapper with a third callback for the cancellation.
  case threeCallbacks = "three-callbacks"
  /// No wrapper: the screen's own task waits for the answer.
  case structured

  /// The name that readers see.
  var title: LocalizedText {
    switch self {
    case .completion: LocalizedText(en: "completion", ja: "完了ハンドラーのみ")
    case .article: LocalizedText(en: "article", ja: "記事")
    case .literal: LocalizedText(en: "literal", ja: "直訳")
    case .earlyCheck: LocalizedText(en: "early check", ja: "早すぎる確認")
    case .corrected: LocalizedText(en: "corrected", ja: "修正版")
    case .threeCallbacks: LocalizedText(en: "three callbacks", ja: "コールバック3つ")
    case .structured: LocalizedText(en: "structured", ja: "構造化")
    }
  }

  /// Whether the screen holds something with which it can cancel.
  var isCancelable: Bool {
    self != .completion
  }

  /// What the platform calls the error of a cancellation.
  var cancellation: String {
    self == .article || self == .completion ? "CancellationException" : "CancellationError"
  }
}

extension SuspendForm {
  /// What is called back.
  struct Callbacks: Sendable {
    /// Is called with what the function returns.
    let onSuccess: @Sendable (String?) throws -> Void
    /// Is called with what is thrown.
    let onThrow: @Sendable (any Error) -> Void
    /// Is called for a cancellation, where the form knows it.
    let onCancel: @Sendable () -> Void
    /// Is told that a callback threw where nothing catches it.
    let onUncaught: @Sendable () -> Void
  }

  /// The body of the task in which the function is called.
  ///
  /// - Parameters:
  ///   - suspender: the function.
  ///   - queue: runs what comes in a later turn.
  ///   - callbacks: what is called back.
  func body(
    of suspender: @Sendable () async throws -> String?, on queue: ManualExecutor, _ callbacks: Callbacks
  ) async {
    switch self {
    case .completion, .literal:
      do { try callbacks.onSuccess(await suspender()) } catch { callbacks.onThrow(error) }
    case .article:
      if Task.isCancelled { return }  // CoroutineStart.DEFAULT: a job cancelled before its start never starts.
      do {
        let value = try await suspender()
        try Task.checkCancellation()  // Prompt cancellation: a cancelled job does not resume successfully.
        try callbacks.onSuccess(value)
      } catch {
        callbacks.onThrow(error)
      }
    case .earlyCheck:
      let result = await Self.result(of: suspender)
      if Task.isCancelled { return }
      Task(executorPreference: queue) { callbacks.take(result) }
    case .corrected, .threeCallbacks:
      let result = Task.isCancelled ? nil : await Self.result(of: suspender)
      if let result, !Task.isCancelled { return callbacks.take(result) }
      if self == .threeCallbacks { callbacks.onCancel() }
    case .structured:
      do {
        try callbacks.onSuccess(await suspender())
      } catch is CancellationError {
        return
      } catch {
        callbacks.onThrow(error)
      }
    }
  }

  private static func result(of suspender: @Sendable () async throws -> String?) async -> Result<String?, any Error> {
    do { return .success(try await suspender()) } catch { return .failure(error) }
  }
}

extension SuspendForm.Callbacks {
  /// Calls back outside of any `do`, so that what a callback throws reaches no other callback.
  fileprivate func take(_ result: Result<String?, any Error>) {
    switch result {
    case .success(let value): do { try onSuccess(value) } catch { onUncaught() }
    case .failure(let error): onThrow(error)
    }
  }
}
