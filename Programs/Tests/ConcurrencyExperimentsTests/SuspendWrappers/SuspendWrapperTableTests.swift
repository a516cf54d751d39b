import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("Tables on suspending functions", .patient)
struct SuspendWrapperTableTests {
  @Test("A cancellation at each moment has its callbacks")
  func moments() async throws {
    let table = try await table("suspend-wrapper.moments", "forms: [article, literal, corrected, three-callbacks]")
    #expect(
      table.lines() == [
        "never|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)",
        "before the task starts|no callback|onThrow(CancellationError)|no callback|onCancel()",
        "while it waits for the answer|onThrow(CancellationException)|onThrow(CancellationError)|no callback|onCancel()",
        "answered, but not run on yet|onThrow(CancellationException)|onSuccess(marty-suzuki)|no callback|onCancel()",
        "after the callback|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)|onSuccess(marty-suzuki)",
      ])
  }

  @Test("A failure that came before the cancellation is still thrown in Kotlin")
  func failure() async throws {
    let table = try await table("suspend-wrapper.moments", "forms: article\nanswer: fail")
    #expect(table.column("article")[3] == "onThrow(GitHubApiException)")
  }

  @Test(
    "A Single gets one event or none, and none once disposed",
    arguments: ["article", "literal", "early-check", "corrected"])
  func single(form: String) async throws {
    let table = try await table("suspend-wrapper.single", "form: \(form)\nuser: ann")
    let calls = Dictionary(uniqueKeysWithValues: zip(table.column("ending"), table.column("single")))
    #expect(calls["answer"] == "onSuccess(ann)")
    #expect(calls["answer-nil"] == "onError(invalidResponse)")
    #expect(calls["fail"] == "onError(throwable(GitHubApiException))")
    for (ending, call) in calls where ending.hasPrefix("disposed") {
      #expect(call == (ending.hasSuffix("after the callback") ? "onSuccess(ann)" : "none"), "\(ending)")
    }
  }

  @Test("Only wrappers leave another request in progress after a failure")
  func siblings() async throws {
    #expect(
      try await table("suspend-wrapper.siblings").lines() == [
        "wrappers|2|2|1|0", "task group|2|2|0|0", "async let|2|2|0|1",
      ])
  }

  @Test(
    "Canceling the parent cancels all requests of a task group and of async let",
    arguments: ["task-group", "async-let"])
  func propagation(style: String) async throws {
    let lines = try await run(
      "suspend-wrapper.structured", "style: \(style)\ncalls: [a, b, c]\nevents: [answer b, cancel]"
    ).text(.english)
    #expect(
      lines.suffix(5) == [
        "cancel", "  a: the request is cancelled", "  c: the request is cancelled", "  the task ends, cancelled",
        "end: no request is under way",
      ])
  }

  @Test("A wrongly typed fake fails when it is cast")
  func fake() async throws {
    #expect(
      try await table("suspend-wrapper.fake", "expected: repository\nfakes: [user, repository]").lines() == [
        "User|invalidResponse|the app ends|castError(User)",
        "Repository|success(Repository)|success(Repository)|success(Repository)",
      ])
  }

  @Test("The default of every list can be written in a cell")
  func defaults() throws {
    let parameters = Catalogue.concurrency["suspend-wrapper.siblings"]?.parameters ?? []
    #expect(parameters.first { $0.name == "events" }?.fallbackText?.en == "[answer user, fail repos]")
  }

  @Test("Declarations are counted")
  func styles() async throws {
    for count in [1, 2, 7] {
      let functions = (1...count).map { "get\($0) Type\($0)" }.joined(separator: ", ")
      let table = try await table("suspend-wrapper.styles", "functions: [\(functions)]")
      #expect(table.column("total") == [count, 2 + count, 1 + 2 * count, 4 + count].map(String.init))
    }
  }

  @Test("The claims about both wrappers are tested")
  func claims() async throws {
    let verdicts = { (form: String) in
      try await table("suspend-wrapper.claims", "form: \(form)").column("verdict").map { $0 == "true" }
    }
    #expect(try await verdicts("article") == [false, true, false, false, false, false, false, false, true, false])
    #expect(try await verdicts("three-callbacks") == [false, true, true, true, true, true, false, false, true, false])
  }

  @Test("A run has the same result every time")
  func repeated() async throws {
    let first = try await table("suspend-wrapper.invariants")
    for _ in 0..<20 { #expect(try await table("suspend-wrapper.invariants") == first) }
  }
}
