import LanguageServing
import Testing

@Suite("Messages of editors")
struct MessageReaderTests {
  private static func all(_ pieces: [[UInt8]]) -> [MessageReader.Arrival] {
    var reader = MessageReader()
    var arrivals: [MessageReader.Arrival] = []
    for piece in pieces {
      reader.append(piece)
      while let arrival = reader.next() { arrivals.append(arrival) }
    }
    return arrivals
  }

  private static let two = MessageReader.framed(Array("{}".utf8)) + MessageReader.framed(Array("[1]".utf8))

  @Test("Messages are the same in whatever pieces they arrive", arguments: [1, 2, 3, 7, 20, 21, 22, 100])
  func pieces(size: Int) {
    let pieces = stride(from: 0, to: Self.two.count, by: size).map { start in
      Array(Self.two[start..<min(start + size, Self.two.count)])
    }
    #expect(Self.all(pieces) == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
  }

  @Test("Other headers, and any case of letters, are read")
  func headers() {
    let text = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-LENGTH: 2\r\n\r\n{}"
    #expect(Self.all([Array(text.utf8)]) == [.message(Array("{}".utf8))])
  }

  @Test(
    "After damaged headers the next message is read",
    arguments: [
      "nonsense\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n",
      "Content-Length: x\r\n\r\n", "Content-Length:\r\n\r\n", "Content-", "\r\n\r\n",
      String(repeating: "y", count: 9_000),
    ])
  func damage(text: String) {
    let arrivals = Self.all([Array(text.utf8) + Self.two])
    #expect(arrivals.first == .damaged)
    #expect(arrivals.suffix(2) == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
  }

  @Test("A message that is too long is skipped as it arrives, without memory for it")
  func tooLong() {
    let long = MessageReader.mostBytes + 100
    var reader = MessageReader()
    reader.append(Array("Content-Length: \(long)\r\n\r\n".utf8))
    #expect(reader.next() == .damaged)
    let piece = [UInt8](repeating: 0x20, count: 1 << 16)
    var rest = long
    while rest > 0 {
      reader.append(piece.prefix(rest))
      rest -= min(rest, piece.count)
      #expect(reader.next() == nil)
    }
    reader.append(Self.two)
    #expect(reader.next() == .message(Array("{}".utf8)))
  }
}
