import Dispatch
import ExperimentKit
import Foundation
import Loopback
import TimeLimits

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The clients of the protocol.
enum APIClientKind: String, CaseIterable, Sendable {
  case urlSession = "url-session"
  case flyingFox = "flying-fox"
  case stub

  /// The number of header fields of 200 bytes that are too many.
  ///
  /// libcurl accepts 300 KiB, and FlyingFox all, so the layer's limit applies.
  var floodCount: Int {
    self == .urlSession ? 1600 : 400
  }

  static let parameter = Parameter(
    "client", .choice, default: APIClientKind.urlSession,
    help: LocalizedText(en: "The client that sends the request.", ja: "リクエストを送るクライアント。"))
}

/// A call through the layer, to a server of its own.
struct APICall: Sendable, Hashable {
  var code: CodeVersion
  var client: APIClientKind
  var request: APIRequest
  var server = APIServer()

  /// The result of a call.
  struct Record: Sendable {
    let outcome: APIOutcome
    /// The queue on which the closure was called; nil if none was.
    let queue: CallbackQueue?
    /// The bytes on the wire, without the port.
    let wire: [APIWireEntry]
  }

  private typealias Arrival = (outcome: APIOutcome, queue: CallbackQueue)

  /// Makes the call, and returns when nothing of it is left.
  func run() async throws -> Record {
    let (silence, silencer) = AsyncStream.makeStream(of: Void.self)
    let deadline: Deadline = server.behavior.isEndless ? .atEnd(of: silence) : .after(Patience.limit)
    if server.behavior == .nobody {
      return try await withUnheardPort { port in
        Record(try await arrival(port, deadline), WireLog(), port)
      }
    }
    let log = WireLog()
    return try await withHTTPServer(log: log) { _ in
      server.answer(to: client) { silencer.finish() }
    } body: { port in
      Record(try await arrival(port, deadline), log, port)
    }
  }

  private func arrival(_ port: Int, _ deadline: Deadline) async throws -> Arrival? {
    guard client == .urlSession else {
      return try await TaskScope.with { tasks in
        try await arrival(port, deadline, dispatcher(client == .stub ? stub : FlyingFoxClient(), nil, tasks, deadline))
      }
    }
    let queue = OperationQueue()
    queue.underlyingQueue = CallbackQueue.session.make()
    return try await withURLSession(queue: queue, timeLimit: 2 * Int(Patience.limit.components.seconds)) { session in
      try await TaskScope.with { tasks in
        try await arrival(
          port, deadline, dispatcher(URLSessionClient(session: session), session, tasks, deadline))
      }
    }
  }

  private var stub: StubClient { StubClient(answer: server.stubbed) }

  private func dispatcher(
    _ client: any APIClient, _ session: URLSession?, _ tasks: TaskScope, _ deadline: Deadline
  ) -> any RequestDispatchable {
    guard code == .article else { return CorrectedDispatcher(client: client, tasks: tasks, deadline: deadline) }
    if let session { return ArticleURLSessionDispatcher(session: session) }
    return self.client == .stub
      ? ArticleStubDispatcher() : ArticleSecondDispatcher(client: FlyingFoxClient(), tasks: tasks)
  }

  /// Calls on a queue of the caller, and waits for the first closure.
  ///
  /// The call has been made when this returns, even when it is canceled: a session that has ended accepts no call.
  private func arrival(
    _ port: Int, _ deadline: Deadline, _ dispatcher: any RequestDispatchable
  ) async throws -> Arrival? {
    var request = request
    request.url = request.url.replacing("127.0.0.1:PORT", with: "127.0.0.1:\(port)", maxReplacements: 1)
    let api = UserAPI(request: request)
    let (arrivals, arriving) = AsyncStream.makeStream(of: Arrival.self)
    await withCheckedContinuation { called in
      CallbackQueue.caller.make().async { [code] in
        let onSuccess = { @Sendable (users: [APIUser]) in
          _ = arriving.yield((.users(users), .current))
        }
        let onError = { @Sendable (error: any Error) in
          _ = arriving.yield((.failure(error as? APIError), .current))
        }
        switch code {
        case .article: api.articleDispatch(dispatcher, onSuccess: onSuccess, onError: onError)
        case .corrected: api.correctedDispatch(dispatcher, onSuccess: onSuccess, onError: onError)
        }
        called.resume()
      }
    }
    let limit = code == .article ? deadline : .after(Patience.limit * 2)
    return try await limit.limit {
      for await arrival in arrivals { return arrival }
      throw CancellationError()
    }
  }
}

extension APICall.Record {
  fileprivate init(_ arrival: (outcome: APIOutcome, queue: CallbackQueue)?, _ log: WireLog, _ port: Int) {
    self.init(
      outcome: arrival?.outcome ?? .waiting, queue: arrival?.queue,
      wire: log.connections.joined().map { APIWireEntry($0, port: port) })
  }
}
