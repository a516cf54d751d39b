import Synchronization

/// The reports, in order.
final class Reports: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) {
    texts.withLock { $0.append(text) }
  }

  var all: [String] { texts.withLock { $0 } }
}
