import Foundation
import Results
import SourceText
import Testing

@testable import ExperimentKit

@Suite("The host protocol as HOSTS.md shows it")
struct HostConversationTests {
  /// One greeting.
  private struct Greeting: Experiment {
    static let about = About("greeting.lines", en: "Greets.", ja: "Greets.")
    static let signature = Signature(Self.init)

    func run() -> Lines { Lines(["hello"]) }
  }

  private static let document = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../HOSTS.md"),
    encoding: .utf8)

  /// Returns the lines of all fences with this word.
  private static func lines(of fence: String) -> [String] {
    (document ?? "").components(separatedBy: "```\(fence)\n").dropFirst().flatMap { rest in
      rest.components(separatedBy: "\n```")[0].split(separator: "\n").map(String.init)
    }
  }

  @Test("The requests of the document are read, and written unchanged")
  func requests() throws {
    let requests = Self.lines(of: "conversation").filter { $0.hasPrefix("> ") }.map { Array($0.utf8.dropFirst(2)) }
    #expect(requests.count == 3)
    for (number, request) in requests.enumerated() {
      let (id, read) = try HostRequest.read(request)
      #expect(id == "\(number + 1)")
      #expect(try Self.value(read.line(id: id)) == Self.value(request))
    }
  }

  @Test("A host answers in its own version, for a request of any version", arguments: [1, 3, 9])
  func versions(asked: Int) async throws {
    let answer = await Self.answers(to: [Array(#"{"id":"1","request":"catalogue","version":"\#(asked)"}"#.utf8)])
    let (_, reply) = try HostReply.read(Array(try #require(answer.first).utf8))
    guard case .catalogue(let experiments) = reply else {
      Issue.record("no catalogue: \(answer)")
      return
    }
    #expect(experiments.map(\.name) == ["greeting.lines"] && answer[0].hasSuffix(#""version":"4"}"#))
  }

  @Test("Concurrent runs are all answered, including canceled ones")
  func together() async throws {
    let run = #"{"id":"1","request":"run","experiment":"greeting.lines","parameters":{}}"#
    let lines = (1...50).map { run.replacing(#""1""#, with: #""\#($0)""#) }
    let cancel = (1...50).map { #"{"id":"\#($0)","request":"cancel"}"# }
    let answers = await Self.answers(to: (lines + cancel).map { Array($0.utf8) }, together: true)
    let ids = try answers.map { try HostReply.read(Array($0.utf8)).id }
    #expect(ids.count == 50 && Set(ids).count == 50)
  }

  @Test("The results of the document are read, and written unchanged")
  func results() throws {
    let results = Self.lines(of: "json")
    #expect(results.count == 6)
    for line in results {
      let reply = #"{"id":"4","result":\#(line)}"#
      let read = try HostReply.read(Array(reply.utf8))
      let again = try HostReply.read(read.message.line(id: "4"))
      guard case .result(let first) = read.message, case .result(let second) = again.message else {
        Issue.record("no result: \(line)")
        continue
      }
      #expect(first == second)
    }
  }

  @Test("The parameter domains of the document are read, and written unchanged")
  func takes() throws {
    let document = try #require(Self.document)
    let lines = document.matches(of: /\| `(\{"type":.*?\})` +\|/).map { Array($0.output.1.utf8) }
    #expect(lines.count == 10)
    for line in lines {
      let domain = try JSONDecoder().decode(ParameterDomain.self, from: Data(line))
      #expect(try Self.value(Array(JSONEncoder().encode(domain))) == Self.value(line))
    }
  }

  @Test("The other replies of the document are read")
  func otherReplies() throws {
    let document = try #require(Self.document)
    let replies = document.matches(of: /\| `(\{"id":"4",.*?\})` +\|/).map { String($0.output.1) }
    #expect(replies.count == 4)
    for reply in replies {
      let (id, read) = try HostReply.read(Array(reply.utf8))
      #expect(id == "4")
      let written = read.line(id: id)
      #expect(try HostReply.read(written).message.line(id: id) == written)
    }
  }

  @Test(
    "A line that is not a request is answered with its error",
    arguments: [
      ("hello", "This is not a request: the line is not JSON with strings, numbers, truth values, lists, and objects."),
      ("[]", "This is not a request: the line is not an object."),
      ("{}", "This is not a request: the line lacks `id`."),
      (#"{"id":["2"]}"#, "This is not a request: `id` is not a string."),
      (#"{"id":"2"}"#, "This is not a request: the line lacks `request`."),
      (#"{"id":"2","request":"bake"}"#, "This is not a request: `request` is not one of `catalogue`, `run`, `cancel`."),
      (#"{"id":"2","request":"catalogue","version":"one"}"#, "This is not a request: `version` is not a whole number."),
      (#"{"id":"2","request":"run","experiment":"a.b"}"#, "This is not a request: the line lacks `parameters`."),
      (
        #"{"id":"2","request":"run","experiment":"a.b","parameters":"c"}"#,
        "This is not a request: `parameters` is not an object."
      ),
      (
        #"{"id":"2","request":"run","experiment":"greeting.line","parameters":{}}"#,
        "There is no experiment `greeting.line`. Did you mean `greeting.lines`?"
      ),
    ])
  func errors(line: String, message: String) async throws {
    let answer = try #require(await Self.answers(to: [Array(line.utf8)]).first)
    guard case .failed(let failure) = try HostReply.read(Array(answer.utf8)).message else {
      Issue.record("no failure: \(answer)")
      return
    }
    #expect(failure.message.followed(by: failure.help).description == message)
  }

  private static func value(_ line: [UInt8]) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(line))
  }

  /// Returns the answers of a host with the experiment to requests, which arrive one after the other or all at once.
  private static func answers(to requests: [[UInt8]], together: Bool = false) async -> [String] {
    let (lines, continuation) = AsyncStream<[UInt8]>.makeStream()
    let (replies, answered) = AsyncStream<String>.makeStream()
    let host = Task {
      await ExperimentHost([Greeting.self]).answer(lines) { line in
        answered.yield(String(decoding: line.dropLast(), as: UTF8.self))
      }
      answered.finish()
    }
    var answers: [String] = []
    var next = replies.makeAsyncIterator()
    for request in requests {
      continuation.yield(request)
      if !together, let answer = await next.next() { answers.append(answer) }
    }
    continuation.finish()
    while let answer = await next.next() { answers.append(answer) }
    await host.value
    return answers
  }
}
