import Foundation
import LanguageServing
import Synchronization
import Testing

/// A service for tests that records the messages that it receives.
private actor EchoService: LanguageService {
  private var texts: [String] = []

  private struct Text: Codable, Sendable {
    var text: String
  }

  func begin(_ body: MessageBody) async throws -> any Encodable & Sendable { NoParameters() }

  func take(_ method: String, _ body: MessageBody) async {
    if let text = try? body.parameters(Text.self).text { texts.append(text) }
  }

  func answer(_ method: String, _ body: MessageBody) async throws -> ServiceAnswer {
    switch method {
    case "texts": return .now(texts)
    case "nothing": return .now(nil)
    case "wait":
      return .later {
        try await Task.sleep(for: .seconds(600))
        return "too late"
      }
    default: throw LanguageServerError(.methodNotFound, method)
    }
  }
}

@Suite("The life of a language server")
struct LanguageServerTests {
  /// Runs a server over messages, and returns its answers and whether it ended in order.
  private static func run(_ messages: [String], raw: [UInt8] = []) async -> (answers: [String], isOrderly: Bool) {
    let answers = Mutex<[String]>([])
    let link = EditorLink { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      answers.withLock { $0.append(String(text[(text.firstRange(of: "\r\n\r\n")?.upperBound ?? text.endIndex)...])) }
    }
    var reader = MessageReader()
    reader.append(raw)
    for message in messages { reader.append(MessageReader.framed(Array(message.utf8))) }
    var arrived: [MessageReader.Arrival] = []
    while let arrival = reader.next() { arrived.append(arrival) }
    let (stream, continuation) = AsyncStream.makeStream(of: MessageReader.Arrival.self)
    for arrival in arrived { continuation.yield(arrival) }
    continuation.finish()
    let isOrderly = await LanguageServer(EchoService(), link: link).run(stream)
    // What was cancelled answers a moment later.
    for _ in 0..<200 where messages.contains(where: { $0.contains("wait") }) {
      if answers.withLock({ $0.contains { $0.contains("-32800") } }) { break }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return (answers.withLock { $0 }, isOrderly)
  }

  private static let start = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
  private static let end = [#"{"id":"z","method":"shutdown"}"#, #"{"method":"exit"}"#]

  @Test("Messages are taken in their order, and answers repeat the identity of their requests")
  func order() async {
    let messages =
      [Self.start, #"{"method":"a","params":{"text":"1"}}"#, #"{"id":1,"method":"texts","params":{}}"#]
      + [#"{"method":"a","params":{"text":"2"}}"#, #"{"id":"x","method":"texts"}"#, #"{"id":2,"method":"nothing"}"#]
    let (answers, isOrderly) = await Self.run(messages + Self.end)
    #expect(
      answers == [
        #"{"id":0,"jsonrpc":"2.0","result":{}}"#, #"{"id":1,"jsonrpc":"2.0","result":["1"]}"#,
        #"{"id":"x","jsonrpc":"2.0","result":["1","2"]}"#, #"{"id":2,"jsonrpc":"2.0","result":null}"#,
        #"{"id":"z","jsonrpc":"2.0","result":null}"#,
      ])
    #expect(isOrderly)
  }

  @Test("Requests before initialize, after shutdown, and unknown ones get errors with the protocol's numbers")
  func errors() async {
    let early = await Self.run([#"{"id":1,"method":"texts"}"#, Self.start, Self.start, #"{"id":5,"method":"q"}"#])
    #expect(early.answers.map { $0.contains("-32002") } == [true, false, false, false])
    #expect(early.answers[2].contains("-32600") && early.answers[3].contains("-32601"))
    #expect(!early.isOrderly)
    let late = await Self.run([Self.start, Self.end[0], #"{"id":1,"method":"texts"}"#, Self.end[1]])
    #expect(late.answers.last?.contains("-32600") == true && late.isOrderly)
  }

  @Test("A request that takes a while can be cancelled, and others are answered meanwhile")
  func cancellation() async {
    let (answers, _) = await Self.run([
      Self.start, #"{"id":7,"method":"wait"}"#, #"{"id":8,"method":"texts"}"#,
      #"{"method":"$/cancelRequest","params":{"id":7}}"#,
    ])
    #expect(answers.count == 3)
    #expect(answers[1].contains(#""id":8"#))
    #expect(answers[2].contains("-32800") && answers[2].contains(#""id":7"#))
  }

  @Test("100,000 damaged messages do not end the server")
  func damage() async {
    var random = SystemRandomNumberGenerator()
    let whole = MessageReader.framed(Array(#"{"id":1,"method":"texts","params":{"a":[1,"é",null]}}"#.utf8))
    var bytes: [UInt8] = []
    for _ in 0..<100_000 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = .random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged.insert(.random(in: 0...255, using: &random), at: place)
        }
      }
      bytes += damaged
    }
    let (answers, _) = await Self.run([Self.start], raw: MessageReader.framed(Array(Self.start.utf8)) + bytes)
    let isAnswered = answers.count { $0.contains(#""result":[]"#) }
    #expect(answers.count - isAnswered > 30_000, "errors")
    #expect(isAnswered > 500, "messages whose damage does not matter, and messages after damaged ones")
  }

  @Test("JSON that is too deep, or no message, gets an error")
  func strangeJSON() async {
    let deep = String(repeating: "[", count: 100_000)
    let (answers, _) = await Self.run([deep, "[]", "null", "3", "{}", #"{"id":{},"method":3}"#, Self.start])
    #expect(answers.count == 7)
    #expect(answers.dropLast().allSatisfy { $0.contains("-32700") || $0.contains("-32600") })
    #expect(answers.last?.contains("result") == true)
  }
}
