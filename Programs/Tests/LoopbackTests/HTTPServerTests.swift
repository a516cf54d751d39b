import HostTestSupport
import Loopback
import NIOCore
import NIOPosix
import TestSupport
import Testing
import TimeLimits

@Suite("The HTTP server", .serialized)
struct HTTPServerTests {
  /// Returns the answer to a client that sends bytes and then no more, up to the close of the server.
  private func exchange(_ request: String, answer: HTTPServerAnswer, log: WireLog? = nil) async throws -> String {
    try await withHTTPServer(log: log) { _ in
      answer
    } body: { port in
      try await LoopbackTests.exchange(request, port: port)
    }
  }

  private let hello = HTTPServerAnswer.response(
    status: 200, headers: [("Content-Type", "text/plain")], body: Array("hello".utf8))
  private let request = "GET /a?b=c HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test("A response states its length, even to a client that has closed its half")
  func responds() async throws {
    #expect(
      try await exchange(request, answer: hello)
        == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello")
  }

  @Test("Bytes are sent unchanged")
  func sendsBytes() async throws {
    #expect(try await exchange(request, answer: .bytes(Array("no HTTP".utf8))) == "no HTTP")
  }

  @Test("A server may close the half that sends, and its connection stays open until it ends")
  func closesHalf() async throws {
    #expect(try await exchange(request, answer: .part(Array("HTTP/1.1".utf8), closesHalf: true)) == "HTTP/1.1")
  }

  @Test("A client waits for a server that stops in the middle")
  func stops() async throws {
    await #expect(throws: TimeLimitExceeded.self) {
      try await withTimeLimit(.milliseconds(20)) {
        try await exchange(request, answer: .part(Array("HTTP/1.1".utf8), closesHalf: false))
      }
    }
  }

  @Test("An unheard port has no listener, and can be used again later")
  func unheard() async throws {
    let port = try await withUnheardPort { port in
      await #expect(throws: (any Error).self) {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .connect(host: "127.0.0.1", port: port).get().close()
      }
      return port
    }
    #expect(port > 0)
  }

  @Test("A hang-up sends no answer")
  func hangsUp() async throws {
    #expect(try await exchange(request, answer: .hangUp) == "")
  }

  @Test("An invalid request is answered with 400")
  func refuses() async throws {
    #expect(
      try await exchange("nonsense\r\n\r\n", answer: hello)
        == "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
  }

  @Test("A body of more than 1 MiB is answered with 413")
  func refusesLongBodies() async throws {
    let body = String(repeating: "x", count: 1 << 20 + 1)
    let answer = try await exchange(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)", answer: hello)
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test("The log has the bytes on the wire, in two directions")
  func logs() async throws {
    let log = WireLog()
    let answer = try await exchange(request, answer: hello, log: log)
    #expect(log.connections.map { $0.map(\.isRequest) } == [[true, false]])
    #expect(log.connections.first?.map { String(decoding: $0.bytes, as: UTF8.self) } == [request, answer])
  }

  @Test("A port in use has its own error")
  func portTaken() async throws {
    try await withHTTPServer { _ in
      .hangUp
    } body: { port in
      await #expect(throws: PortTaken.self) {
        try await withHTTPServer(port: port) { _ in
          .hangUp
        } body: { _ in
        }
      }
    }
  }

  @Test("A silent server does not delay the end of its body, and leaves no descriptor open")
  func leavesNothing() async throws {
    func once() async throws {
      await #expect(throws: TimeLimitExceeded.self) {
        try await withTimeLimit(.milliseconds(20)) { try await exchange(request, answer: .silence) }
      }
    }
    try await once()
    let before = try openDescriptors()
    // Other tests open descriptors at the same time; a leak of one per round is more than that.
    for _ in 0..<100 { try await once() }
    #expect(try await openDescriptors(fallBelow: before + 60))
  }
}
