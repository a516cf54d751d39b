import ExperimentKit

/// A way to call a suspending function from a screen and to receive its answer.
enum SuspendForm: String, CaseIterable, TitledWord, Sendable {
  /// Kotlin's own interface for Swift: a completion handler, and no way to cancel.
  case completion
  /// The article's wrapper with the documented rules of Kotlin's coroutines.
  case article
  /// The article's wrapper line by line as a Swift task.
  case literal
  /// A wrapper that checks for the cancellation, and calls back one turn of the queue later.
  case earlyCheck = "early-check"
  /// A wrapper that checks for the cancellation in the turn of its callback, and then does not call back.
  case corrected
  /// The corrected wrapper with a third callback for the cancellation.
  case threeCallbacks = "three-callbacks"
  /// The screen's own task waits for the answer, without a wrapper.
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

  /// Whether the screen has a way to cancel.
  var isCancelable: Bool {
    self != .completion
  }

  /// The platform's name of the cancellation error.
  var cancellation: String {
    self == .article || self == .completion ? "CancellationException" : "CancellationError"
  }
}

extension SuspendForm {
  /// The callbacks.
  struct Callbacks: Sendable {
    /// The callback with the result of the function.
    let onSuccess: @Sendable (String?) throws -> Void
    /// The callback with an error.
    let onThrow: @Sendable (any Error) -> Void
    /// The callback for a cancellation, if the form has one.
    let onCancel: @Sendable () -> Void
    /// The callback for an uncaught error of a callback.
    let onUncaught: @Sendable () -> Void
  }

  /// Returns the body of the task in which the function is called.
  ///
  /// - Parameters:
  ///   - suspender: the function.
  ///   - queue: the queue of later turns.
  ///   - callbacks: the callbacks.
  func body(
    of suspender: @Sendable () async throws -> String?, on queue: ManualExecutor, _ callbacks: Callbacks
  ) async {
    switch self {
    case .completion, .literal:
      do { try callbacks.onSuccess(await suspender()) } catch { callbacks.onThrow(error) }
    case .article:
      if Task.isCancelled { return }  // CoroutineStart.DEFAULT: a job canceled before its start never starts.
      do {
        let value = try await suspender()
        try Task.checkCancellation()  // Prompt cancellation: a canceled job does not resume successfully.
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
  /// Calls back outside of any `do`, so that an error of a callback does not reach another callback.
  fileprivate func take(_ result: Result<String?, any Error>) {
    switch result {
    case .success(let value): do { try onSuccess(value) } catch { onUncaught() }
    case .failure(let error): onThrow(error)
    }
  }
}
