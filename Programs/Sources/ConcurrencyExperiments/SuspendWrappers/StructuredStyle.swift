import ExperimentKit

/// A way to wait for several requests at once.
enum StructuredStyle: String, CaseIterable, TitledWord, Sendable {
  /// A corrected wrapper for each request, and a handle for each.
  case wrappers
  /// Child tasks in a task group; the first failure in time is noticed first.
  case taskGroup = "task-group"
  /// A child task in an `async let` for each; they are awaited in order.
  case asyncLet = "async-let"

  /// The name that readers see.
  var title: LocalizedText {
    switch self {
    case .wrappers: LocalizedText(en: "wrappers", ja: "ラッパー")
    case .taskGroup: LocalizedText(en: "task group", ja: "タスクグループ")
    case .asyncLet: "async let"
    }
  }

  /// Starts the requests on a queue.
  ///
  /// - Parameters:
  ///   - calls: the requests.
  ///   - queue: the queue of all jobs.
  ///   - show: receives the text of the screen.
  /// - Returns: the tasks to cancel.
  func start(
    _ calls: [RemoteCall], on queue: ManualExecutor, _ show: @escaping @Sendable (LocalizedText) -> Void
  ) -> [Task<Void, Never>] {
    switch self {
    case .wrappers:
      calls.map { call in
        let callbacks = SuspendForm.Callbacks(
          onSuccess: { show(Self.shown([$0])) }, onThrow: { _ in show(Self.failure) }, onCancel: {}, onUncaught: {})
        return Task(executorPreference: queue) {
          await SuspendForm.corrected.body(of: call.send, on: queue, callbacks)
        }
      }
    case .taskGroup, .asyncLet:
      [
        Task(executorPreference: queue) {
          do {
            show(Self.shown(self == .taskGroup ? try await Self.group(calls) : try await Self.lets(calls[...])))
          } catch is CancellationError {
            show(LocalizedText(en: "the task ends, cancelled", ja: "キャンセルされてタスクが終わる"))
          } catch {
            show(Self.failure)
          }
        }
      ]
    }
  }

  /// The text of the screen if a request fails.
  static let failure: LocalizedText = "show(GitHubApiException)"

  private static func shown(_ values: [String?]) -> LocalizedText {
    LocalizedText("show(\(values.map { $0 ?? "nil" }.joined(separator: ", ")))")
  }

  private static func group(_ calls: [RemoteCall]) async throws -> [String?] {
    try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      for (index, call) in calls.enumerated() { group.addTask { (index, try await call.send()) } }
      var values = [String?](repeating: nil, count: calls.count)
      for try await (index, value) in group { values[index] = value }
      return values
    }
  }

  private static func lets(_ calls: ArraySlice<RemoteCall>) async throws -> [String?] {
    guard let first = calls.first else { return [] }
    async let value = first.send()
    async let rest = lets(calls.dropFirst())
    return [try await value] + (try await rest)
  }
}
