import Dispatch
import ExperimentKit

/// The queue on which a closure is called.
enum CallbackQueue: Sendable, Hashable {
  /// The main queue.
  case main
  /// The queue of the session.
  case session
  /// The queue of the caller: the closure is called before the call returns.
  case caller
  /// A thread of the pool that runs tasks.
  case pool

  private static let key = DispatchSpecificKey<CallbackQueue>()

  /// The mark of the main queue, which is set once.
  private static let markMain: Void = DispatchQueue.main.setSpecific(key: key, value: .main)

  /// Returns a new queue for a session or a caller.
  func make() -> DispatchQueue {
    Self.markMain
    let queue = DispatchQueue(label: "api-layer.\(self)")
    queue.setSpecific(key: Self.key, value: self)
    return queue
  }

  /// The queue of the current code.
  static var current: CallbackQueue {
    DispatchQueue.getSpecific(key: key) ?? .pool
  }

  /// The description of the queue.
  var words: LocalizedText {
    switch self {
    case .main: LocalizedText(en: "the main queue", ja: "メインキュー")
    case .session: LocalizedText(en: "the session's queue", ja: "セッションのキュー")
    case .caller: LocalizedText(en: "the caller's queue", ja: "呼び出し側のキュー")
    case .pool: LocalizedText(en: "a thread of the pool", ja: "プールのスレッド")
    }
  }
}
