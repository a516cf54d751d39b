import ExperimentKit
import Foundation
import HostTestSupport
import Loopback
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The rest after calls of api-layer", .patient, .serialized)
struct APILayerLifetimeTests {
  private static let request = APIRequest(url: "http://127.0.0.1:PORT/users", method: .get)

  @Test("200 calls leave no descriptor open", arguments: [APIClientKind.urlSession, .flyingFox])
  func descriptors(client: APIClientKind) async throws {
    let behaviors: [APIServer.Behavior] = [.answer, .nobody, .hangUp, .silence]
    func calls(_ count: Int) async throws {
      for index in 0..<count {
        let server = APIServer(behavior: behaviors[index % behaviors.count])
        for code in CodeVersion.allCases {
          _ = try await APICall(code: code, client: client, request: Self.request, server: server).run()
        }
      }
    }
    try await calls(4)
    let before = try openDescriptors()
    try await calls(100)
    // Other suites run at the same time and open some; a leak would leave 50 per kind of call.
    #expect(try await openDescriptors(fallBelow: before + 40))
  }

  @Test("A canceled call ends", arguments: [APIClientKind.urlSession, .flyingFox])
  func cancelled(client: APIClientKind) async throws {
    let (received, receipt) = AsyncStream.makeStream(of: Void.self)
    try await withHTTPServer { _ in
      receipt.finish()
      return .silence
    } body: { port in
      try await withURLSession { session in
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/users"))
        let call = Task {
          let message = APIMessage(method: .get, url: url)
          return client == .urlSession
            ? try await URLSessionClient(session: session).response(to: message)
            : try await FlyingFoxClient().response(to: message)
        }
        for await _ in received {}
        call.cancel()
        await #expect(throws: (any Error).self) { try await call.value }
      }
    }
  }

  @Test("A call can be canceled at any moment", arguments: CodeVersion.allCases)
  func cancelledAtAnyMoment(code: CodeVersion) async {
    for turns in 0..<60 {
      let call = Task { try await APICall(code: code, client: .urlSession, request: Self.request).run() }
      for _ in 0..<turns { await Task.yield() }
      call.cancel()
      _ = await call.result
    }
  }

  @Test("No session uses a proxy of the environment")
  func proxy() async throws {
    try await withURLSession { _ in }
    #expect(ProcessInfo.processInfo.environment["no_proxy"] == "*")
  }

  @Test("A session ends with its body, even one that throws")
  func session() async throws {
    await #expect(throws: CancellationError.self) {
      try await withURLSession { _ in throw CancellationError() }
    }
  }

  @Test("Concurrent calls do not affect each other")
  func atOnce() async throws {
    let outcomes = try await withThrowingTaskGroup(of: APIOutcome.self) { group in
      for id in 0..<12 {
        let client: APIClientKind = id.isMultiple(of: 2) ? .urlSession : .flyingFox
        let server = APIServer(body: #"[{"id":\#(id),"name":"Hanako"}]"#)
        group.addTask {
          try await APICall(code: .corrected, client: client, request: Self.request, server: server).run().outcome
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(outcomes) == Set((0..<12).map { .users([APIUser(id: $0, name: "Hanako")]) }))
  }
}
