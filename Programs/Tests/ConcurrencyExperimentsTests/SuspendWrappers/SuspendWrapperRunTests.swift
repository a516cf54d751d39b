import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("One call, played from a script", .patient)
struct SuspendWrapperRunTests {
  static func lines(_ yaml: String) async throws -> [String] {
    try await Catalogue.concurrency.lines("suspend-wrapper.run", yaml)
  }

  @Test("A call is answered, or canceled while it waits")
  func article() async throws {
    #expect(
      try await Self.lines("events: [run, answer, run]\nuser: ann") == [
        "subscribe: a task waits for the queue", "run", "  the request is sent", "answer", "  the server answers ann",
        "run", "  onSuccess(ann)", "end: nothing waits",
      ])
    #expect(
      try await Self.lines("events: [run, cancel, run, answer]").suffix(7)
        == [
          "cancel", "  the request is cancelled", "  cancel() has returned", "run", "  onThrow(CancellationException)",
          "answer", "  marty-suzuki comes too late and is dropped", "end: nothing waits",
        ].suffix(7))
  }

  @Test("The completion form continues without its screen")
  func completion() async throws {
    #expect(
      try await Self.lines("form: completion\nevents: [run, leave, answer, run]").suffix(4) == [
        "  the server answers marty-suzuki", "run", "  completionHandler(marty-suzuki, nil)", "end: nothing waits",
      ])
  }

  @Test("After a callback that throws, both are called, or the error is uncaught")
  func throwing() async throws {
    let events = "events: [run, answer, run]\nsuccess-handler: throws"
    #expect(
      try await Self.lines("form: article\n\(events)").suffix(3) == [
        "  onSuccess(marty-suzuki)", "  onThrow(HandlerError)", "end: nothing waits",
      ])
    #expect(
      try await Self.lines("form: corrected\n\(events)").suffix(3) == [
        "  onSuccess(marty-suzuki)", "  HandlerError ends the task; nothing catches it", "end: nothing waits",
      ])
  }

  @Test("The rest of a call is reported")
  func left() async throws {
    #expect(try await Self.lines("events: [run]").last == "end: the request is still under way")
    #expect(try await Self.lines("events: [run, answer]").last == "end: a job still waits in the queue")
  }

  static let impossible = [
    ("events: [answer]", "`answer` at position 1: no request is waiting for its answer"),
    ("events: [run, run]", "`run` at position 2: no job is waiting in the queue"),
    ("events: [run, answer, answer]", "`answer` at position 3: no request is waiting for its answer"),
    ("events: [leave, leave]", "`leave` at position 2: the screen is already gone"),
    ("events: [cancel]\nform: completion", "`cancel` at position 1: the form `completion` has nothing to cancel"),
  ]

  @Test("An event that cannot happen there is refused", arguments: impossible)
  func refused(_ yaml: String, _ reason: String) async throws {
    let error = await #expect(throws: (any Error).self) { try await run("suspend-wrapper.run", yaml) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("The parameter `events` cannot contain \(reason)."))
  }

  static let mistakes = [
    (
      "suspend-wrapper.run", "events:\n- answr",
      "cell:2: The parameter `events` cannot contain `answr`: unknown event `answr`.",
      "Did you mean `answer`?"
    ),
    (
      "suspend-wrapper.run", "events:\n- run 2",
      "cell:2: The parameter `events` cannot contain `run 2`:", "Write `run`."
    ),
    (
      "suspend-wrapper.schedules", "events: [answer, run]", "cell:1: The parameter `events` cannot contain `run`:",
      "Remove `run`."
    ),
    (
      "suspend-wrapper.schedules", "events: [answer, answer]",
      "cell:1: The parameter `events` cannot contain `answer`:", "Write it only once."
    ),
    (
      "suspend-wrapper.schedules", "events: [answer, cancel, cancel, cancel, cancel, cancel]",
      "cell:1: The list `events` has 6 elements.", "It can have 1 to 5."
    ),
    (
      "suspend-wrapper.moments", "forms: [article, article]",
      "cell:1: Duplicate form `article` in `forms`.", "List each form only once."
    ),
    (
      "suspend-wrapper.structured", "events:\n- fail repo",
      "cell:1: The parameter `events` cannot contain `fail repo`: there is no request `repo`.", "Did you mean `repos`?"
    ),
    (
      "suspend-wrapper.structured", "events:\n- cancel user",
      "cell:2: The parameter `events` cannot contain `cancel user`:",
      "Write `cancel`."
    ),
    (
      "suspend-wrapper.structured", "events: [cancel]\ncalls:\n- \"\"",
      "cell:3: The parameter `calls` cannot contain `\"\"`: a name has 1 to 40 characters.", "Write a name."
    ),
    (
      "suspend-wrapper.structured", "events: [cancel]\ncalls: [a\u{3000}b]",
      "cell:2: The parameter `calls` cannot contain `a\u{3000}b`: a name has no spaces.", "Write `a-b`."
    ),
    (
      "suspend-wrapper.styles", "functions: [getUser User, GetUser User]",
      "cell:1: The parameter `functions` cannot contain `GetUser User`: there is already a function with that name.",
      "Write each name only once."
    ),
    (
      "suspend-wrapper.styles", "functions: [1 User]", "cell:1: The parameter `functions` cannot contain `1 User`:",
      "starting with a letter"
    ),
    (
      "suspend-wrapper.siblings", "calls: [user, user]", "cell:1: Duplicate name `user` in `calls`.",
      "Write each name only once."
    ),
    (
      "suspend-wrapper.styles", "functions: [getUser]", "cell:1: The parameter `functions` cannot contain `getUser`:",
      "such as `getUser User`"
    ),
  ]

  @Test("An error names its line, the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ name: String, _ yaml: String, _ reason: String, _ help: String) throws {
    let refusals = try refusals(name, yaml)
    #expect(refusals.count == 1)
    #expect(refusals[0].hasPrefix(reason))
    #expect(refusals[0].contains(help))
  }
}
