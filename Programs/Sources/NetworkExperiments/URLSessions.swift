import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session that reports the end of the session; a subclass may answer other questions.
class SessionDelegate: NSObject, URLSessionDelegate, @unchecked Sendable {
  private let (ends, ending) = AsyncStream.makeStream(of: Void.self)

  /// Notes the end of the session, after which it has no tasks.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    ending.finish()
  }

  /// Waits until the session has ended.
  fileprivate func waitForEnd() async {
    for await _ in ends {}
  }
}

/// Whether libcurl, which works inside URLSession on Linux, is set to use no proxy.
///
/// It uses the proxy of the environment, even if the configuration of a session has none.
private let refusesProxies = setenv("no_proxy", "*", 1) == 0

/// Prevents Foundation on Linux from creating folders in the home folder, in this process.
///
/// The configuration of a session opens the shared stores of cookies and of answers, whatever stores the session has
/// itself, and each creates a folder. No folder can be created below a file. Call it first, since it changes the
/// environment.
public func keepNothingAtHome() {
  for variable in ["XDG_DATA_HOME", "XDG_CACHE_HOME"] { setenv(variable, "/dev/null", 1) }
}

/// Runs a body with a separate session, which stores nothing and has ended when this returns.
///
/// There is no cache, no cookie, no stored credential and no proxy, so that a call depends only on its server. A task
/// that still runs when the body returns is canceled.
///
/// - Parameters:
///   - delegate: the delegate of the session; one for each session.
///   - queue: the queue of completion handlers and of the delegate; nil for one of the session's own.
///   - credentials: the store of credentials; nil for none.
///   - timeLimit: the seconds that a task waits for the next bytes of an answer.
///   - body: receives the session, which it must not store.
/// - Returns: the result of the body.
/// - Throws: the error of the body.
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
  /// Returns the answer to a request, whatever its status; the task is canceled with the Swift task that waits for it.
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

/// A task of a session that may be canceled before it has started.
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

  /// Runs a body during which the task is not canceled.
  ///
  /// Foundation on Linux suspends and resumes a task when a challenge is answered with a credential, and ends the whole
  /// program if the task is canceled between the two.
  func withoutCancelling(_ body: () -> Void) {
    lock.withLock(body)
  }
}
