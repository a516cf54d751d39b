import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session that tells when the session has ended; a subclass may answer what else a session asks.
class SessionDelegate: NSObject, URLSessionDelegate, @unchecked Sendable {
  private let (ends, ending) = AsyncStream.makeStream(of: Void.self)

  /// The session has ended: none of its tasks is left.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    ending.finish()
  }

  /// Waits until the session has ended.
  fileprivate func waitForEnd() async {
    for await _ in ends {}
  }
}

/// Tells libcurl, which works inside URLSession on Linux, to use no proxy: it takes one from the environment, whatever the
/// configuration of a session says.
private let refusesProxies = setenv("no_proxy", "*", 1) == 0

/// Keeps Foundation on Linux from making folders at home, in this process.
///
/// The configuration of a session opens the shared stores of cookies and of answers, whatever stores the session has itself, and
/// each makes a folder of its own. Nothing can be made below a file. Call it before anything else, since it changes the environment.
public func keepNothingAtHome() {
  for variable in ["XDG_DATA_HOME", "XDG_CACHE_HOME"] { setenv(variable, "/dev/null", 1) }
}

/// Runs a body with a session of its own, which remembers nothing and has ended when this returns.
///
/// There is no cache, no cookie, no stored credential and no proxy, so that a call depends on nothing but its server. A task that
/// still runs when the body returns is cancelled.
///
/// - Parameters:
///   - delegate: what the session asks and tells; one for each session.
///   - queue: the queue of completion handlers and of the delegate; nil for one of the session's own.
///   - credentials: where credentials are kept; nil for nowhere.
///   - timeLimit: how long a task waits for the next bytes of an answer, in seconds.
///   - body: takes the session, which it must not keep.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
func withURLSession<Value: Sendable>(
  delegate: SessionDelegate = SessionDelegate(), queue: OperationQueue? = nil,
  credentials: URLCredentialStorage? = nil, timeLimit: Int = 30,
  body: (URLSession) async throws -> Value
) async throws -> Value {
  precondition(refusesProxies, "no memory for a variable of the environment")
  let configuration = URLSessionConfiguration.ephemeral
  configuration.urlCache = nil
  configuration.httpCookieStorage = nil
  configuration.urlCredentialStorage = credentials
  configuration.connectionProxyDictionary = [:]
  configuration.timeoutIntervalForRequest = TimeInterval(timeLimit)
  let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  let result: Result<Value, any Error>
  do {
    result = .success(try await body(session))
  } catch {
    result = .failure(error)
  }
  session.invalidateAndCancel()
  await delegate.waitForEnd()
  return try result.get()
}

extension URLSession {
  /// The answer to a request, whatever its status; the task is cancelled with the Swift task that waits for it.
  func answer(to request: URLRequest) async throws -> (response: HTTPURLResponse, body: Data) {
    let started = StartedTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { body, response, error in
          if let response = response as? HTTPURLResponse, error == nil {
            continuation.resume(returning: (response, body ?? Data()))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        task.resume()
        started.keep(task)
      }
    } onCancel: {
      started.cancel()
    }
  }
}

/// A task of a session that may be cancelled before it has started.
final class StartedTask: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  func keep(_ task: URLSessionTask) {
    lock.withLock {
      self.task = task
      if isCancelled { task.cancel() }
    }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      task?.cancel()
    }
  }

  /// Runs a body during which the task is not cancelled.
  ///
  /// Foundation on Linux suspends and resumes a task when a challenge is answered with a credential, and ends the whole program if
  /// the task is cancelled between the two.
  func withoutCancelling(_ body: () -> Void) {
    lock.withLock(body)
  }
}
