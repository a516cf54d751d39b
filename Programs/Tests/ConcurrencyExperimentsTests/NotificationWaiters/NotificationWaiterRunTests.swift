import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@Suite("Waiting for notifications, played from a script", .patient)
struct NotificationWaiterRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("notification-waiter.run", yaml).text(language)
  }

  @Test("All names, in the wrong order and one twice, complete once, and leave no observer")
  func once() async throws {
    let events = "[wait-all A B, register, register, post B, post B, post A, run-main, post A, run-main]"
    #expect(
      try await lines("events: \(events)") == [
        "wait-all A B", "  queued registrations: A, B", "  observers: default 0, other 0",
        "register", "  A is registered", "  observers: default 1, other 0",
        "register", "  B is registered", "  observers: default 2, other 0",
        "post B", "  1 observer hears it", "  observers: default 1, other 0",
        "post B", "  nobody hears it",
        "post A", "  1 observer hears it", "  observers: default 0, other 0",
        "run-main", "  the completion of wait 1 is called: once so far",
        "post A", "  nobody hears it", "run-main", "  nothing happens",
        "end", "  wait 1: completed once", "  observers: default 0, other 0",
      ])
  }

  @Test("Only the article's form for several names ignores the given center")
  func center() async throws {
    let events = "events: [wait-all A B on other, register, register, post A on other, post B on other, run-main]"
    let article = try await lines(events)
    #expect(article.suffix(3) == ["end", "  wait 1: still waiting", "  observers: default 2, other 0"])
    let corrected = try await lines("code: corrected\n\(events)")
    #expect(corrected.suffix(3) == ["end", "  wait 1: completed once", "  observers: default 0, other 0"])
  }

  @Test("The form for one name uses the given center")
  func single() async throws {
    let lines = try await lines("events: [wait A on other, post A, post A on other]", .japanese)
    #expect(
      lines == [
        "wait A on other", "  オブザーバー:default 0、other 1", "post A", "  だれも聞いていない", "post A on other",
        "  オブザーバー1つが聞く", "  オブザーバー:default 0、other 0", "  待ち1の完了処理が呼ばれる(これまでに1回)", "終わり",
        "  待ち1:1回完了", "  オブザーバー:default 0、other 0",
      ])
  }

  @Test("A post before a registration is lost; the corrected form has registered when it returns")
  func late() async throws {
    let events = "events: [wait-all A, post A, register, run-main]"
    #expect(try await lines(events).contains("  wait 1: still waiting"))
    let corrected = try await lines("code: corrected\n\(events)")
    #expect(corrected.contains("  wait 1: completed once") && corrected.contains("  no such registration is queued"))
  }

  @Test("Two waits for one name receive one post")
  func two() async throws {
    let lines = try await lines("events: [wait A, wait A, post A]")
    #expect(lines.contains("  2 observers hear it"))
    #expect(lines.suffix(3).prefix(2) == ["  wait 1: completed once", "  wait 2: completed once"])
  }

  @Test("Concurrent runs on the default center do not receive each other's posts")
  func together() async throws {
    let events = "events: [wait-all A B, register, register, post A, post B, run-main]"
    let expected = try await lines(events)
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<20 { group.addTask { try await lines(events) } }
      for try await lines in group { #expect(lines == expected) }
    }
  }

  @Test(
    "An error names its line, the wrong word and the allowed ones",
    arguments: [
      ("wiat A", "unknown event `wiat`", "Did you mean `wait`?"),
      ("wait", "`wait` takes one name", "Write `wait NAME`."),
      ("post A B", "`post` takes one name", "Write `post NAME`."),
      ("wait-all A on here", "`on` takes one center", "The centers are: `default`, `other`."),
      ("post 1A", "`1A` is not a valid name", "Write up to 40 letters and digits, starting with a letter."),
      ("wait-all A B C D E F G H I", "it has 9 names", "Write at most 8."),
      ("register A B", "there is something extra after `register`", "Write `register` or `register NAME`."),
      ("run-main A", "there is something extra after `run-main`", "Write `run-main`."),
    ])
  func mistakes(_ event: String, _ reason: String, _ help: String) throws {
    let refusals = try refusals("notification-waiter.run", "events:\n- wait A\n- \(event)")
    #expect(refusals.count == 1)
    #expect(
      refusals[0].hasPrefix("cell:3: The parameter `events` cannot contain `\(event)`: \(reason). \(help)"),
      "\(refusals)")
  }
}
