import Foundation
import HostTestSupport
import LocalServing
import PageServer
import Synchronization
import Testing

/// A server with a program that returns prepared answers.
private final class Program: Sendable {
  let messages: AsyncStream<(MessageToServer, [UInt8])>.Continuation
  private let said: AsyncStream<(MessageFromServer, [UInt8])>
  private let running: Task<Void, Never>

  init(limits: ServerLimits = ServerLimits()) {
    let (stream, messages) = AsyncStream.makeStream(of: (MessageToServer, [UInt8]).self)
    let (said, saying) = AsyncStream.makeStream(of: (MessageFromServer, [UInt8]).self)
    (self.messages, self.said) = (messages, said)
    let server = PageServer(limits: limits) { saying.yield(($0, $1)) }
    running = Task { await server.run(stream) }
  }

  func listen(at port: UInt16 = 0) async -> MessageFromServer? {
    messages.yield((.open(port: port, token: "t"), []))
    return await next()?.0
  }

  func next() async -> (MessageFromServer, [UInt8])? { await said.first { _ in true } }

  func reply(_ id: Int, _ text: String) {
    messages.yield((.reply(id: id, status: 200, type: "text/plain"), Array(text.utf8)))
  }

  func end() async {
    messages.finish()
    await running.value
  }
}

@Suite("The server of pages", .serialized, .timeLimit(.minutes(2)))
struct PageServerTests {
  private func port(_ message: MessageFromServer?) throws -> UInt16 {
    guard case .listening(let port)? = message else { throw CancellationError() }
    return port
  }

  /// Returns a socket that is connected to a port of this machine.
  private func connected(_ port: UInt16) throws -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    return socket
  }

  /// Sends bytes, and returns the answer until the other side closes or a text has arrived.
  ///
  /// It runs in a separate thread, as it waits.
  private func talk(_ port: UInt16, _ bytes: String, until end: String? = nil) async throws -> String {
    let socket = try connected(port)
    defer { close(socket) }
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let sent = Array(bytes.utf8)
        _ = send(socket, sent, sent.count, Int32(MSG_NOSIGNAL))
        var answer = ""
        var piece = [UInt8](repeating: 0, count: 4096)
        while end.map({ !answer.contains($0) }) ?? true {
          let count = recv(socket, &piece, piece.count, 0)
          guard count > 0 else { break }
          answer += String(decoding: piece[..<count], as: UTF8.self)
        }
        continuation.resume(returning: answer)
      }
    }
  }

  /// Sends bytes over a new connection, and retries while it is closed without an answer.
  private func answered(_ port: UInt16, _ bytes: String) async throws -> String {
    while true {
      let answer = try await talk(port, bytes)
      if !answer.isEmpty { return answer }
    }
  }

  private func request(_ port: UInt16, _ path: String, method: String = "GET", body: String = "") -> String {
    "\(method) /t/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      + "Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test("Requests reach the program, and its answers the browser, even several in parallel")
  func answers() async throws {
    let program = Program()
    let port = try port(await program.listen())
    async let first = talk(port, request(port, "a.html"))
    async let second = talk(port, request(port, "try", method: "POST", body: "{\"a\":1}"))
    for _ in 0..<2 {
      guard case (.request(let id, let method, let path), let body)? = await program.next() else { return }
      program.reply(id, "\(method) \(path) \(String(decoding: body, as: UTF8.self)).")
    }
    #expect(try await first.hasSuffix("\r\n\r\nGET a.html ."))
    let answer = try await second
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("POST try {\"a\":1}."))
    #expect(answer.contains("frame-ancestors 'none'") && answer.contains("Cache-Control: no-store"))
    await program.end()
  }

  @Test("Every listening page receives events")
  func events() async throws {
    let program = Program()
    let port = try port(await program.listen())
    async let first = talk(port, request(port, "events"), until: "data: two")
    async let second = talk(port, request(port, "events"), until: "data: two")
    // Both listen after the first lines have been sent to both, which is not reported here: the event is sent again.
    let telling = Task {
      while !Task.isCancelled {
        program.messages.yield((.event(name: "changed"), Array("one\ntwo".utf8)))
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    for answer in try await [first, second] {
      #expect(answer.contains("Content-Type: text/event-stream"))
      #expect(answer.contains("event: changed\ndata: one\ndata: two"))
    }
    telling.cancel()
    await program.end()
  }

  @Test("The program learns of a client that has gone, and its answer is dropped")
  func gone() async throws {
    let program = Program()
    let port = try port(await program.listen())
    let socket = try connected(port)
    let bytes = Array(request(port, "try", method: "POST", body: "{}").utf8)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    guard case (.request(let id, _, _), _)? = await program.next() else { return }
    close(socket)
    #expect(await program.next()?.0 == .gone(id: id))
    program.reply(id, "too late")
    await program.end()
  }

  @Test("A request that does not end, is too long, or is invalid is closed")
  func limits() async throws {
    var limits = ServerLimits()
    limits.arrival = .milliseconds(200)
    limits.body = 100
    limits.answer = .milliseconds(200)
    let program = Program(limits: limits)
    let port = try port(await program.listen())
    let head = "GET /t/a HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    #expect(try await talk(port, "") == "")
    #expect(try await talk(port, head) == "")
    #expect(try await talk(port, "nonsense\r\n\r\n").hasPrefix("HTTP/1.1 400"))
    #expect(try await talk(port, head + String(repeating: "X: y\r\n", count: 100_000)).prefix(12) != "HTTP/1.1 200")
    #expect(
      try await talk(port, request(port, "a", method: "POST", body: String(repeating: "x", count: 101))).hasPrefix(
        "HTTP/1.1 413"))
    #expect(try await talk(port, request(port, "a")).hasPrefix("HTTP/1.1 504"))
    await program.end()
  }

  @Test("Too many connections are closed; when others have gone, there is room again")
  func crowd() async throws {
    var limits = ServerLimits()
    limits.connections = 3
    limits.arrival = .milliseconds(300)
    let program = Program(limits: limits)
    let port = try port(await program.listen())
    let clock = ContinuousClock()
    let all = try await clock.measure {
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<12 { group.addTask { try await talk(port, "") } }
        for try await answer in group { #expect(answer == "") }
      }
    }
    #expect(all < .seconds(30))
    // A client can see the end of its connection before the server has counted it.
    async let answer = answered(port, request(port, "a"))
    guard case (.request(let id, _, _), _)? = await program.next() else { return }
    program.reply(id, "room")
    #expect(try await answer.hasSuffix("room"))
    await program.end()
  }

  @Test(
    "Clients without the token cannot exclude a client with it", .timeLimit(.minutes(5)),
    arguments: [
      "", "GET", "GET / HTTP/1.1\r\nHost: x\r\n", "GET /t/a HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
      "POST /x/try HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ])
  func strangers(_ half: String) async throws {
    var limits = ServerLimits()
    (limits.head, limits.arrival) = (.seconds(3_600), .seconds(3_600))
    let program = Program(limits: limits)
    let port = try port(await program.listen())
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    for _ in 0..<200 {
      let socket = try connected(port)
      sockets.append(socket)
      let bytes = Array(half.utf8)
      _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
    async let answer = answered(port, request(port, "a"))
    guard case (.request(let id, _, _), _)? = await program.next() else {
      Issue.record("The request did not arrive.")
      return
    }
    program.reply(id, "room")
    let text = try await answer
    #expect(text.hasSuffix("room"))
    await program.end()
  }

  @Test("A client that has shown the token is never displaced")
  func kept() async throws {
    var limits = ServerLimits()
    (limits.newcomers, limits.connections) = (2, 1)
    let program = Program(limits: limits)
    let port = try port(await program.listen())
    async let first = talk(port, request(port, "a"))
    guard case (.request(let id, _, _), _)? = await program.next() else { return }
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    for _ in 0..<10 { sockets.append(try connected(port)) }
    // One of the ten may be taken after this one, whose place it then has.
    var second = ""
    for _ in 0..<10 where second.isEmpty { second = (try? await talk(port, request(port, "b"))) ?? "" }
    #expect(second.hasPrefix("HTTP/1.1 503"))
    program.reply(id, "kept")
    #expect(try await first.hasSuffix("kept"))
    await program.end()
  }

  @Test("The time limit for a head is shorter than that for a body")
  func head() async throws {
    var limits = ServerLimits()
    limits.head = .milliseconds(200)
    let program = Program(limits: limits)
    let port = try port(await program.listen())
    let clock = ContinuousClock()
    var answer = "none"
    let time = try await clock.measure { answer = try await talk(port, "GET /t/a HTTP/1.1\r\nHost: ") }
    #expect(answer == "" && time < .seconds(10))
    await program.end()
  }

  @Test("A port in use is reported, and a server that ends releases its port")
  func ports() async throws {
    let first = Program()
    let port = try port(await first.listen())
    let second = Program()
    guard case .failed(isTaken: true, _)? = await second.listen(at: port) else {
      Issue.record("a port was taken twice")
      return
    }
    await first.end()
    await second.end()
    let third = Program()
    #expect(await third.listen(at: port) == .listening(port: port))
    await third.end()
  }
}
