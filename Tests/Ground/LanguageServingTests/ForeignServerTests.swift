import LanguageServing
import Synchronization
import Testing

@Suite("A link to another language server")
struct ForeignServerTests {
  /// Returns the text of a message without its headers.
  private static func body(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text[(text.firstRange(of: "\r\n\r\n")?.upperBound ?? text.endIndex)...])
  }

  private static func framed(_ json: String) -> [UInt8] { MessageReader.framed(Array(json.utf8)) }

  @Test("An answer goes to its own request, in whatever pieces it arrives")
  func answers() async {
    let (sent, sends) = AsyncStream.makeStream(of: String.self)
    let server = ForeignServer(writing: { sends.yield(Self.body($0)) }, notified: { _, _ in })
    async let first = server.ask("one", NoParameters(), within: .seconds(60), String.self)
    var requests = sent.makeAsyncIterator()
    #expect(await requests.next() == #"{"id":"lesson-1","jsonrpc":"2.0","method":"one","params":{}}"#)
    async let second = server.ask("two", NoParameters(), within: .seconds(60), String.self)
    #expect(await requests.next()?.contains("lesson-2") == true)
    let answers = Self.framed(#"{"id":"lesson-2","result":"b"}"#) + Self.framed(#"{"id":"lesson-1","result":"a"}"#)
    for byte in answers { server.take([byte]) }
    #expect(await first == "a")
    #expect(await second == "b")
  }

  @Test(
    "Neither an error, a result of another type, nor silence is a result",
    arguments: [#"{"id":"lesson-1","error":{"code":1,"message":"no"}}"#, #"{"id":"lesson-1","result":3}"#, "{}"])
  func refusals(answer: String) async {
    let (sent, sends) = AsyncStream.makeStream(of: String.self)
    let server = ForeignServer(writing: { sends.yield(Self.body($0)) }, notified: { _, _ in })
    let limit = Duration.milliseconds(answer == "{}" ? 20 : 60_000)
    async let result = server.ask("one", NoParameters(), within: limit, String.self)
    for await _ in sent.prefix(1) { server.take(Self.framed(answer)) }
    #expect(await result == nil)
  }

  @Test("The server's notifications are taken, and its requests get an answer")
  func messages() {
    let sent = Mutex<[String]>([])
    let notified = Mutex<[String]>([])
    let server = ForeignServer(
      writing: { bytes in sent.withLock { $0.append(Self.body(bytes)) } },
      notified: { method, _ in notified.withLock { $0.append(method) } })
    server.take(Self.framed(#"{"method":"found","params":{}}"#) + Self.framed(#"{"id":7,"method":"ask"}"#))
    #expect(notified.withLock { $0 } == ["found"])
    #expect(sent.withLock { $0 } == [#"{"id":7,"jsonrpc":"2.0","result":null}"#])
  }
}
