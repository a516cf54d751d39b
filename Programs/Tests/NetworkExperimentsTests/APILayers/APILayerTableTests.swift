import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The tables of api-layer.*", .patient)
struct APILayerTableTests {
  @Test("Every failure is one of the layer's own errors in the corrected code, for any client")
  func corrected() async throws {
    let table = try await table("api-layer.failures", "code: corrected")
    let url = Array(repeating: "urlNotValid", count: 2)
    let answer = ["noResponseData", "responseParseFailed", "responseParseFailed"]
    let status = ["statusNotSuccess(404)", "statusNotSuccess(500)"]
    let connection =
      ["notConnected"] + Array(repeating: "noUsableAnswer", count: 3) + Array(repeating: "noAnswerInTime", count: 2)
    for client in ["url-session", "flying-fox"] {
      let flood = client == "url-session" ? "noUsableAnswer" : "answerTooLong"
      let rest = ["noUsableAnswer", flood, "answerTooLong"]
      #expect(table.column(client) == url + answer + status + connection + rest)
    }
    #expect(
      table.column("stub") == url + answer + status + connection + ["noUsableAnswer", "answerTooLong", "answerTooLong"])
  }

  @Test("The article's layer confuses failures, accepts errors as users, and waits forever")
  func article() async throws {
    let table = try await table("api-layer.failures")
    let session = table.column("url-session")
    #expect(session[0] == "noResponseData" && session[1] == "an error of the client's own")
    #expect(session[2...4].allSatisfy { $0 == "responseParseFailed" })
    #expect(session[5] == "users: 1 Hanako" && session[6] == "users: 1 Hanako")
    #expect(session[11] == "no closure is called" && session[12] == "no closure is called")
    #expect(table.column("flying-fox").count { $0 == "generalError" } == 12)
    #expect(table.column("stub").allSatisfy { $0 == "responseParseFailed" })
  }

  @Test("Exchanging the client changes only the article's requests")
  func clients() async throws {
    func lines(_ code: String) async throws -> [[String]] {
      let table = try await table("api-layer.clients", "{code: \(code), params: [id 1, type mytype]}")
      let rows = ["sent", "type", "body", "outcome"].map { table.column($0) }
      return table.rows.indices.map { row in rows.map { $0[row] } }
    }
    let article = try await lines("article")
    #expect(stride(from: 0, to: 10, by: 2).allSatisfy { article[$0] != article[$0 + 1] })
    let corrected = try await lines("corrected")
    #expect(stride(from: 0, to: 10, by: 2).allSatisfy { corrected[$0] == corrected[$0 + 1] })
  }

  @Test("Only the corrected layer reports everything on the main queue")
  func queues() async throws {
    let article = try await table("api-layer.queues")
    #expect(article.column("url-session")[..<2] == ["the main queue", "the session's queue"])
    #expect(article.column("stub").allSatisfy { $0 == "the caller's queue" })
    let corrected = try await table("api-layer.queues", "code: corrected")
    #expect(corrected.rows.allSatisfy { $0.dropFirst().allSatisfy { $0.text(.english) == "the main queue" } })
  }

  @Test("Of twelve claims one holds for the article's layer, and all for the corrected one")
  func claims() async throws {
    let article = try await table("api-layer.claims").column("verdict")
    #expect(article == Array(repeating: "false", count: 11) + ["true"])
    let corrected = try await table("api-layer.claims", "code: corrected").column("verdict")
    #expect(corrected == Array(repeating: "true", count: 12))
  }

  @Test("The misspelled method differs from the one in the text")
  func name() async throws {
    let table = try await table("api-layer.name-claim")
    #expect(table.column("computed") == ["dispatch"] && table.column("verdict") == ["false"])
  }
}
