/// The module `PlaygroundSupport` on machines without Xcode: it shows the description of a page's live view.
enum PlaygroundSupportSource {
  /// The name of the module.
  static let module = "PlaygroundSupport"

  /// Swift source of the module.
  ///
  /// If a page sets `needsIndefiniteExecution`, it continues after its last line in `__lessonWait()`.
  static let text = """
    import Foundation
    import \(PlaygroundRuntimeSource.module)

    /// The page that runs.
    public final class PlaygroundPage: @unchecked Sendable {
      /// The page that runs.
      public static let current = PlaygroundPage()

      /// Whether the page continues after its last line, until `finishExecution()` is called or its time is over.
      public var needsIndefiniteExecution: Bool {
        get { lock.withLock { goesOn } }
        set { lock.withLock { goesOn = newValue } }
      }

      /// The view that the page shows.
      public var liveView: Any? {
        get { lock.withLock { view } }
        set { show(newValue, line: 0) }
      }

      private let lock = NSLock()
      private var goesOn = false
      private var view: Any?

      private init() {}

      /// Shows a view.
      public func setLiveView<View>(_ view: View, line: Int = #line) { show(view, line: line) }

      /// Ends the page.
      public func finishExecution() -> Never {
        __lessonCell(0)
        exit(0)
      }

      private func show(_ view: Any?, line: Int) {
        lock.withLock { self.view = view }
        if let view { __lessonView(view, line: line) }
      }
    }

    public func __lessonWait() {
      while PlaygroundPage.current.needsIndefiniteExecution {
        if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) { usleep(10_000) }
      }
    }

    """
}
