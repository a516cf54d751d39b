import Foundation
import HostTestSupport
import Loopback
import NIOHTTP1
import TestSupport
import Testing

@testable import NetworkExperiments

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(
  "A page that a delegate loads from a server that reports when it stops responding", .patient, .timeLimit(.minutes(10))
)
struct LoginDelegateTests {
  /// Loads a page of a server that has stopped responding, with a limit that is over at once.
  ///
  /// - Parameters:
  ///   - page: the answer for the page, which may wait for the request for the other page.
  ///   - other: the answer for the other page.
  /// - Returns: the outcome of the page.
  /// - Throws: the system's error if the server cannot listen, and the errors of the delegate.
  private func load(
    page: @escaping @Sendable (_ otherIsAsked: AsyncStream<Void>) async -> HTTPServerAnswer,
    other: @escaping @Sendable () -> HTTPServerAnswer
  ) async throws -> LoginOutcome {
    let delegate = LoginDelegate(LoginJournal()) { _ in .cancel }
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    return try await withHTTPServer { request in
      if request.head.uri == "/other" {
        asking.finish()
        return other()
      }
      delegate.silenceBegins()
      return await page(asked)
    } body: { port in
      let page = try #require(URL(string: "http://127.0.0.1:\(port)/page"))
      let other = try #require(URL(string: "http://127.0.0.1:\(port)/other"))
      return try await withURLSession(delegate: delegate) { session in
        try await delegate.load(page, in: session, limit: .zero, then: other)
      }
    }
  }

  private static let page = LoginServer.Reply.page.answer

  @Test("A page has no answer if another page arrived after the limit")
  func silence() async throws {
    let outcome = try await load(page: { _ in .silence }, other: { Self.page })
    #expect(outcome == .noAnswer)
  }

  @Test("A page may arrive after the limit, while the session has loaded no other page")
  func slow() async throws {
    let outcome = try await load(
      page: { otherIsAsked in
        for await _ in otherIsAsked {}
        return Self.page
      }, other: { .silence })
    #expect(outcome == .pages([LoginOutcome.Page(status: 200, body: LoginServer.page)]))
  }

  @Test("A session that cannot load another page decides nothing")
  func noOther() async {
    await #expect(throws: URLError.self) { try await load(page: { _ in .silence }, other: { .hangUp }) }
  }
}
