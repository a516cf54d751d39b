import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("Tables of waiting for notifications", .patient)
struct NotificationWaiterTableTests {
  @Test("In every order the wait is completed once, at the last name", arguments: CodeVersion.allCases)
  func orders(code: CodeVersion) async throws {
    let table = try await table("notification-waiter.orders", "code: \(code.rawValue)\nmost: 5\nagain: 2")
    #expect(table.lines() == ["1|1|1|1|0", "2|2|2|2|0", "3|6|6|6|0", "4|24|24|24|0", "5|120|120|120|0"])
  }

  @Test("A registration must come before its post: in 1 of 2ⁿ orders all do")
  func interleavings() async throws {
    let table = try await table("notification-waiter.interleavings", "most: 3")
    #expect(table.column("orders") == ["2", "24", "720", "1", "2", "6", "2", "6", "24", "2", "6", "24"])
    #expect(table.column("completed").prefix(3) == ["1", "6", "90"])
    #expect(table.column("lost").prefix(3) == ["1", "24", "1080"])
    #expect(table.column("waiting")[3..<6] == ["0", "0", "0"])
    #expect(table.column("completed")[6..<9] == ["1", "2", "6"])
    #expect(table.column("waiting")[9..<12] == ["0", "0", "0"])
  }

  @Test(
    "A wait for no names completes at once, and one for a duplicate name after one post",
    arguments: CodeVersion.allCases)
  func lists(code: CodeVersion) async throws {
    let table = try await table("notification-waiter.lists", "code: \(code.rawValue)")
    #expect(table.column("posts") == ["0", "1", "1", "2", "2"])
    #expect(table.column("completions") == ["1", "1", "1", "1", "1"])
    #expect(table.column("observers") == (code == .article ? ["0", "1", "2", "2", "3"] : ["0", "1", "1", "2", "2"]))
  }

  @Test("Verdicts are computed")
  func claims() async throws {
    let article = try await table("notification-waiter.claims").column("verdict")
    #expect(article == ["true", "true", "false", "false", "false", "false", "false", "false"])
    let corrected = try await table("notification-waiter.claims", "code: corrected").column("verdict")
    #expect(corrected == ["true", "true", "false", "true", "true", "false", "true", "true"])
    #expect(
      try refusals("notification-waiter.claims", "names: [A, A]")
        == ["cell:1: The parameter `names` cannot contain `A`: it is a duplicate. Write each name only once."])
  }

  @Test("Only a task that registers itself misses a post before it runs")
  func forms() async throws {
    let events = "events: [post fooNotification, start, post barNotification]"
    let task = try await run("notification-waiter.task", "form: task\n\(events)").text(.english)
    #expect(task.last == "  observers: 1" && task.contains("  nobody hears it"))
    let object = try await run("notification-waiter.task", "form: object\n\(events)").text(.english)
    #expect(object.suffix(2) == ["  the task goes on: all have come", "  observers: 0"])
  }

  @Test(
    "An error in the script of a task names the wrong word and the allowed ones",
    arguments: [
      ("post A B", "`post` takes one name", "Write `post NAME`."),
      ("post 1", "`1` is not a valid name", "Write up to 40 letters and digits, starting with a letter."),
      ("start now", "nothing can follow `start`", "Write `start`."),
      ("start", "the task has already started", "Write `start` only once."),
      ("stop", "unknown event `stop`", "The events are: `start`, `post NAME`, `cancel`."),
    ])
  func mistakes(_ event: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("notification-waiter.task", "events:\n- start\n- \(event)")
        == ["cell:3: The parameter `events` cannot contain `\(event)`: \(reason). \(help)"])
  }

  @Test("A canceled task ends, and so do its observers", arguments: ["[start, cancel]", "[cancel, start]"])
  func cancelled(events: String) async throws {
    for form in TaskSchedule.Form.allCases {
      let lines = try await run("notification-waiter.task", "form: \(form.rawValue)\nevents: \(events)").text(.english)
      #expect(lines.contains("  the task ends: CancellationError"), "\(form) \(events)")
      #expect(lines.last == "  observers: 0")
    }
  }
}
