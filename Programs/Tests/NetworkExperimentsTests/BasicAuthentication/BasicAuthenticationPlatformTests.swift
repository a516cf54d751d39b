import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

#if !canImport(Darwin)
  /// The behavior of this platform's session, which differs from Apple's.
  @Suite("basic-authentication.challenges, .headers, .dispositions, .persistence, .faults and .claims", .patient)
  struct BasicAuthenticationPlatformTests {
    private func columns(_ experiment: String, _ yaml: String, _ ids: String...) async throws -> [[String]] {
      let table = try await table("basic-authentication.\(experiment)", yaml)
      let indices = ids.compactMap { id in table.columns.firstIndex { $0.id == id } }
      return table.rows.map { row in indices.map { row[$0].text(.english) } }
    }

    @Test("The delegate is asked only for Basic, although Apple documents six methods")
    func challenges() async throws {
      let rows = try await columns("challenges", "", "asked", "documented")
      #expect(rows.map { $0[0] } == ["HTTPBasic"] + Array(repeating: "nothing", count: 5) + ["not run", "not run"])
      #expect(rows.count { $0[1] != "nothing" } == 6)
    }

    @Test("An unreadable refusal does not ask the delegate, and its page remains")
    func headers() async throws {
      let yaml =
        "values: [none, Basic, 'Basic realm=\"x', 'Basic realm=\"秘密\"', Basic realm=x, 'basic realm=\"x\", charset=\"UTF-8\"']"
      let rows = try await columns("headers", yaml, "asked", "end")
      #expect(rows.prefix(4).allSatisfy { $0 == ["nothing", "401, \"401 Unauthorized\""] })
      #expect(rows.suffix(2).allSatisfy { $0[1] == "200, \"Members only\"" })
      #expect(
        try await columns("headers", "{values: Basic realm=x, status: 407}", "asked", "end") == [
          ["nothing", "407, \"407 Proxy Authentication Required\""]
        ])
    }

    @Test("The default handling never ends, and a rejection is a cancellation")
    func dispositions() async throws {
      #expect(
        try await columns("dispositions", "", "requests", "end") == [
          ["2", "200, \"Members only\""], ["1", "nothing within the limit"], ["1", "URLError -999 (cancelled)"],
          ["1", "URLError -999 (cancelled)"], ["1", "nothing within the limit"],
        ])
    }

    @Test("Credentials are requested again, unless the delegate stores them", arguments: [1, 2, 4])
    func persistence(pages: Int) async throws {
      let (all, text) = (String(pages), "pages: \(pages)")
      #expect(
        try await columns("persistence", text, "dialogs", "own-memory", "documented") == [
          [all, "1", all], [all, all, all], [all, "1", "1"], [all, all, all],
        ])
    }

    @Test("Faulty servers have clear ends")
    func faults() async throws {
      #expect(
        try await columns("faults", "", "requests", "dialogs", "end") == [
          ["1", "0", "nothing within the limit"], ["2", "1", "nothing within the limit"],
          ["1", "0", "URLError -1011 (badServerResponse)"], ["3", "1", "URLError -1011 (badServerResponse)"],
          ["1", "0", "URLError -1002 (unsupportedURL)"],
        ])
    }

    @Test("Of ten claims one holds for the article's code, and six for the corrected code")
    func claims() async throws {
      let article = try await columns("claims", "", "verdict").joined()
      let corrected = try await columns("claims", "code: corrected", "verdict").joined()
      #expect(article.map { $0 == "true" } == [true] + Array(repeating: false, count: 9))
      #expect(corrected.count { $0 == "true" } == 6)
    }
  }
#endif
