import TestSupport
import Testing

@testable import JupyterWire

@Suite struct ZMTPSessionTests {
  private static let greeting: [UInt8] =
    [0xFF, 0, 0, 0, 0, 0, 0, 0, 1, 0x7F, 3, 1] + Array("NULL".utf8) + [UInt8](repeating: 0, count: 48)

  private static func ready(_ type: String, identity: String = "") -> [UInt8] {
    func property(_ name: String, _ value: String) -> [UInt8] {
      [UInt8(name.utf8.count)] + Array(name.utf8) + [0, 0, 0, UInt8(value.utf8.count)] + Array(value.utf8)
    }
    return ZMTPCommand("READY", property("Socket-Type", type) + property("Identity", identity)).wire
  }

  private func open(_ kind: ZMTPSession.Kind, _ type: String, identity: String = "") throws -> ZMTPSession {
    var session = ZMTPSession(kind)
    #expect(try session.receive(Self.greeting + Self.ready(type, identity: identity)).isEmpty)
    return session
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `Messages arrive whole, in pieces of any size`(_ size: Int) throws {
    let parts: [[UInt8]] = [[], [1], Array(repeating: 2, count: 255), Array(repeating: 3, count: 256), []]
    let wire = Self.greeting + Self.ready("DEALER", identity: "me") + ZMTPFrame.wire(parts) + ZMTPFrame.wire([[9]])
    var session = ZMTPSession(.router)
    var events: [ZMTPSession.Event] = []
    for start in stride(from: 0, to: wire.count, by: size) {
      events += try session.receive(wire[start..<min(start + size, wire.count)])
    }
    #expect(events == [.message(parts), .message([[9]])])
    #expect(session.identity == Array("me".utf8))
    #expect(session.pendingBytes == 0)
  }

  @Test func `The greeting is 64 bytes of version 3.0, and the answer names the pattern`() throws {
    var session = ZMTPSession(.publisher)
    let greeting = session.takeOutgoing()
    #expect(greeting.count == 64)
    #expect(Array(greeting[9...12]) == [0x7F, 3, 0, UInt8(ascii: "N")])
    _ = try session.receive(Self.greeting)
    #expect(String(decoding: session.takeOutgoing(), as: UTF8.self).contains("Socket-Type\0\0\0\u{3}PUB"))
    #expect(!session.isReady)
  }

  @Test(arguments: [
    ("DEALER", ZMTPSession.Kind.router, true), ("REQ", .router, true), ("SUB", .router, false),
    ("SUB", .publisher, true), ("XSUB", .publisher, true), ("DEALER", .publisher, false), ("REQ", .reply, true),
    ("PUB", .reply, false), ("", .reply, false),
  ])
  func `Only patterns that fit can connect`(_ type: String, _ kind: ZMTPSession.Kind, _ fits: Bool) {
    var session = ZMTPSession(kind)
    let isOpen = (try? session.receive(Self.greeting + Self.ready(type))) != nil
    #expect(isOpen == fits)
  }

  @Test func `A subscription is reported, and decides which topics are wanted`() throws {
    var session = try open(.publisher, "SUB")
    #expect(!session.wants(Array("kernel.status".utf8)))
    let topic = Array("kernel.s".utf8)
    #expect(try session.receive(ZMTPFrame(body: [1] + topic).wire) == [.subscribed(topic)])
    #expect(session.wants(Array("kernel.status".utf8)))
    #expect(!session.wants(Array("kernel.error".utf8)))
    #expect(try session.receive(ZMTPFrame(body: [0] + topic).wire).isEmpty)
    #expect(!session.wants(Array("kernel.status".utf8)))
  }

  @Test func `Both ways of version 3 to subscribe, and pings, are understood`() throws {
    var session = try open(.publisher, "SUB")
    _ = session.takeOutgoing()
    #expect(try session.receive(ZMTPCommand("SUBSCRIBE", []).wire) == [.subscribed([])])
    #expect(try session.receive(ZMTPCommand("PING", [0, 1, 7, 8]).wire).isEmpty)
    #expect(session.takeOutgoing() == ZMTPCommand("PONG", [7, 8]).wire)
  }

  @Test(
    arguments: [
      [0x00], Array(repeating: 0xFF, count: 64),
      Array(greeting.prefix(12)) + Array("PLAIN".utf8) + [UInt8](repeating: 0, count: 47),
      Array(greeting.prefix(10)) + [2, 0] + Array(greeting.dropFirst(12)),
    ] as [[UInt8]])
  func `Other protocols, versions and mechanisms are refused`(_ bytes: [UInt8]) {
    var session = ZMTPSession(.router)
    #expect(throws: ZMTPError.self) { try session.receive(bytes) }
  }

  @Test func `A length beyond the limit is refused before its bytes arrive`() throws {
    var session = try open(.router, "DEALER")
    let length = UInt64(ZMTPSession.mostBytes + 1)
    let frame: [UInt8] = [2] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    #expect(throws: ZMTPError.self) { try session.receive(frame) }
  }

  @Test func `Parts count together, and so does their number`() throws {
    var session = try open(.router, "DEALER")
    let half = [UInt8](repeating: 0, count: ZMTPSession.mostBytes / 2)
    _ = try session.receive(ZMTPFrame(hasMore: true, body: half).wire)
    #expect(throws: ZMTPError.self) { try session.receive(ZMTPFrame(body: half + [0]).wire) }
    var other = try open(.router, "DEALER")
    let part = ZMTPFrame(hasMore: true, body: []).wire
    #expect(throws: ZMTPError.self) {
      for _ in 0...ZMTPSession.mostParts { _ = try other.receive(part) }
    }
  }

  @Test func `Damaged bytes never crash, and end the connection or are ignored`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    let wire = Self.greeting + Self.ready("DEALER") + ZMTPFrame.wire([[1, 2], Array(repeating: 3, count: 300)])
    for _ in 0..<5_000 {
      var damaged = wire
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var session = ZMTPSession([.router, .publisher, .reply].randomElement(using: &random) ?? .router)
      let events = (try? session.receive(damaged.prefix(Int.random(in: 0...damaged.count, using: &random)))) ?? []
      #expect(events.count <= damaged.count, "seed \(seed)")
    }
  }
}
