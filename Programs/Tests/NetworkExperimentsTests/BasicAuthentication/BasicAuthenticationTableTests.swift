import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@Suite("basic-authentication.header, .read and .attempts", .patient)
struct BasicAuthenticationTableTests {
  private func rows(_ experiment: String, _ yaml: String) async throws -> [[String]] {
    try await table("basic-authentication.\(experiment)", yaml).rows.map { $0.map { $0.text(.english) } }
  }

  @Test("Logins become headers, and a colon moves to the password")
  func header() async throws {
    #expect(
      try await rows("header", "logins: [test 123£, 'a:b c', '\"\"', 秘 密, 'a b\\n']") == [
        ["test", "123£", "Basic dGVzdDoxMjPCow==", "Basic dGVzdDoxMjOj", "test", "123£", ""],
        ["a:b", "c", "Basic YTpiOmM=", "Basic YTpiOmM=", "a", "b:c", "a colon in the user name"],
        ["(empty)", "(empty)", "Basic Og==", "Basic Og==", "(empty)", "(empty)", ""],
        ["秘", "密", "Basic 56eYOuWvhg==", "none", "秘", "密", ""],
        ["a", "b\\n", "Basic YTpiCg==", "Basic YTpiCg==", "a", "b\\n", "a control character"],
      ])
  }

  @Test("Headers become logins, or state the reason that they do not")
  func read() async throws {
    #expect(
      try await rows("read", "{values: [Basic dGVzdDoxMjPCow==, Basic, Basic YQ==], charset: iso-8859-1}") == [
        ["Basic dGVzdDoxMjPCow==", "test", "123Â£", ""], ["Basic", "none", "none", "nothing after the scheme"],
        ["Basic YQ==", "none", "none", "no colon"],
      ])
  }

  @Test("The article's code asks once more than the person tries", arguments: [1, 2, 7])
  func attempts(count: Int) async throws {
    let rows = try await rows("attempts", "attempts: \(count)")
    #expect(rows.map { $0[1] } == (0...count).map(String.init))
    #expect(rows.allSatisfy { $0[2] == "yes" })
    #expect(rows.last?[3] == "none: the script is over, it would go on")
  }

  @Test("The corrected code asks up to its limit", arguments: [1, 3])
  func tries(count: Int) async throws {
    let rows = try await rows("attempts", "{code: corrected, attempts: 6, tries: \(count)}")
    #expect(rows.map { $0[2] } == Array(repeating: "yes", count: count) + ["no"])
    #expect(rows.last?[3] == "cancelAuthenticationChallenge")
  }

  @Test("The right login is not counted as a failed attempt")
  func right() async throws {
    #expect(try await rows("attempts", "login: user password").count == 1)
  }

  @Test("A header field with a control character is refused")
  func control() throws {
    #expect(
      try refusals("basic-authentication.headers", #"values: ["a\nb"]"#).contains { $0.contains("control character") })
  }
}
