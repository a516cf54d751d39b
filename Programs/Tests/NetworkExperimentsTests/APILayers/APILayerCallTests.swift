import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("api-layer.call", .patient)
struct APILayerCallTests {
  private func call(_ yaml: String) async throws -> [String] {
    try await run("api-layer.call", yaml).text(.english)
  }

  @Test("A call shows the messages on the wire in both directions", arguments: ["url-session", "flying-fox"])
  func wire(client: String) async throws {
    let lines = try await call("{client: \(client), code: corrected, method: POST, params: [id 1, type mytype]}")
    #expect(
      lines == [
        "→ POST /users HTTP/1.1", "→ content-length: 24", "→ content-type: application/json", "→ host: 127.0.0.1:PORT",
        #"→ {"id":1,"type":"mytype"}"#, "← HTTP/1.1 200 OK", "← content-length: 26", "← content-type: application/json",
        #"← [{"id":1,"name":"Hanako"}]"#, "users: 1 Hanako, reported on the main queue",
      ])
  }

  @Test("The article's second dispatcher sends GET for every method", arguments: APIMethod.allCases)
  func methods(method: APIMethod) async throws {
    let article = try await call("{client: flying-fox, method: \(method.rawValue), params: [id 1]}")
    #expect(article.first == "→ GET /users?id=1 HTTP/1.1")
    let corrected = try await call("{client: flying-fox, code: corrected, method: \(method.rawValue), params: [id 1]}")
    #expect(corrected.first == "→ \(method.rawValue) /users\(method.hasBody ? "" : "?id=1") HTTP/1.1")
  }

  @Test("An empty list of parameters is a body, which URLSession refuses for GET")
  func emptyBody() async throws {
    #expect(
      try await call("params: []")
        == ["(nothing goes over the wire)", "an error of the client's own, reported on the main queue"])
    #expect(try await call("{params: [], method: PUT}").contains("→ {}"))
    #expect(try await call("{params: [], code: corrected}").first == "→ GET /users HTTP/1.1")
  }

  @Test("Null is JSON's null in a body, and nothing after an address")
  func null() async throws {
    #expect(try await call("{code: corrected, method: POST, params: [id null]}").contains(#"→ {"id":null}"#))
    #expect(try await call("{code: corrected, params: [id null]}").first == "→ GET /users?id= HTTP/1.1")
  }

  @Test("Parameters are added to those of the address, escaped", arguments: ["url-session", "flying-fox"])
  func query(client: String) async throws {
    let lines = try await call(
      "{client: \(client), code: corrected, url: 'http://127.0.0.1:PORT/users?a=1', params: ['b x&y=z']}")
    #expect(lines.first == "→ GET /users?a=1&b=x%26y%3Dz HTTP/1.1")
  }

  @Test("PORT is the port after the server's address, and a word elsewhere", arguments: ["url-session", "flying-fox"])
  func port(client: String) async throws {
    let lines = try await call(
      "{client: \(client), code: corrected, url: 'http://127.0.0.1:PORT/PORT', params: [at PORT]}")
    #expect(lines.first == "→ GET /PORT?at=PORT HTTP/1.1")
  }

  @Test("The article ignores the status, and the corrected code reports it as an error")
  func status() async throws {
    #expect(try await call("status: 404").last == "users: 1 Hanako, reported on the main queue")
    #expect(
      try await call("{status: 404, code: corrected}").last == "statusNotSuccess(404), reported on the main queue")
  }

  @Test("The time limit comes after the last action of the server", arguments: ["url-session", "flying-fox"])
  func stalled(client: String) async throws {
    for (code, outcome) in [
      ("article", "no closure is called"), ("corrected", "noAnswerInTime, reported on the main queue"),
    ] {
      let lines = try await call("{client: \(client), code: \(code), server: stalled}")
      #expect(lines.suffix(4) == ["← HTTP/1.1 200 OK", "← content-length: 100", #"← [{"id""#, outcome])
    }
  }

  @Test(
    "Errors are reported with their place and the allowed values",
    arguments: [
      ("method: PSOT", "The parameter `method` cannot be `PSOT`.", "Did you mean `POST`?"),
      (
        "params: [id]", "The parameter `params` cannot contain `id`: there is no value after the name.",
        "such as `id 1`"
      ),
      ("params: [id 1 2]", "there is more than one value after the name", "such as `id 1`"),
      ("url: http://example.com/users", "a lesson can call only its own server", "http://127.0.0.1:PORT/"),
      ("url: ftp://127.0.0.1/users", "a lesson can call only its own server", "http://127.0.0.1:PORT/"),
      ("status: 199", "The parameter `status` cannot be `199`.", "from 200 to 599"),
      ("server: hangup", "The parameter `server` cannot be `hangup`.", "Did you mean `hang-up`?"),
    ])
  func refuses(yaml: String, reason: String, help: String) throws {
    let text = try refusals("api-layer.call", yaml).joined(separator: "\n")
    #expect(text.contains(reason) && text.contains(help), "\(text)")
  }

  @Test("A duplicate client is refused")
  func refusesTwice() throws {
    #expect(try refusals("api-layer.failures", "clients: [stub, stub]").joined().contains("Duplicate client"))
  }
}
