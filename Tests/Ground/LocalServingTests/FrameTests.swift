import LocalServing
import TestSupport
import Testing

@Suite("Messages between programs")
struct FrameTests {
  @Test("Messages are the same whatever pieces they arrive in")
  func pieces() throws {
    let messages: [(MessageToServer, [UInt8])] = [
      (.open(port: 8042, token: "abc"), []), (.event(name: "changed"), Array("[\"a.html\"]\n\n".utf8)),
      (.reply(id: 7, status: 200, type: "text/html"), (0...255).map { UInt8($0) } + Array("12 3\n".utf8)),
    ]
    let wire = try messages.flatMap { try Frame($0.0, body: $0.1).wire }
    for size in 1...wire.count {
      var reader = FrameReader()
      var found: [(MessageToServer, [UInt8])] = []
      for start in stride(from: 0, to: wire.count, by: size) {
        reader.append(wire[start..<min(start + size, wire.count)])
        while let frame = try reader.next() { found.append((try frame.decoded(), frame.body)) }
      }
      #expect(found.map(\.0) == messages.map(\.0))
      #expect(found.map(\.1) == messages.map(\.1))
    }
  }

  @Test(
    "Bytes that are not a message are refused",
    arguments: [
      "x\n", "1\n", "1 2 3\n", "-1 0\n", "1 -1\n", " \n", "\n", "999999999999 1\n", "11111111111111111111111111",
    ])
  func nonsense(_ text: String) {
    var reader = FrameReader()
    reader.append(Array(text.utf8))
    #expect(throws: FrameError.self) { try reader.next() }
  }

  @Test("A reader takes many messages and discards each one that was read")
  func many() throws {
    var reader = FrameReader()
    let frame = try Frame(MessageFromServer.gone(id: 1), body: [UInt8](repeating: 7, count: 100_000))
    for _ in 0..<200 {
      reader.append(frame.wire)
      #expect(try reader.next() == frame)
      #expect(try reader.next() == nil)
    }
  }
}
