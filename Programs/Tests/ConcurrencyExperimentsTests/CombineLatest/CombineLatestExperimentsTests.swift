import ExperimentKit
import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("Experiments on combining latest values", .patient)
struct CombineLatestExperimentsTests {
  @Test("The fields show 0 at once, and bare subjects nothing until all have a value")
  func labels() async throws {
    #expect(try await table("combine-latest.run").column("label") == ["0", "1", "3", "6", "9"])
    #expect(
      try await table("combine-latest.run", "sources: subjects").column("emitted")
        == ["–", "–", "–", #"("1", "2", "3")"#, #"("4", "2", "3")"#])
  }

  @Test("A sum that Int cannot represent ends the program by a trap; other rules continue")
  func overflow() async throws {
    let events = "events: [a=9223372036854775807@0, b=1@1, a=2@2]"
    #expect(
      try await table("combine-latest.run", events).column("label", .japanese)
        == ["0", "9223372036854775807", "トラップ:桁あふれ", ""])
    let labels = try await ["saturate", "report", "exact"].mapAwaiting {
      try await table("combine-latest.run", "\(events)\noverflow: \($0)").column("label")[2]
    }
    #expect(labels == ["9223372036854775807", "too big", "9223372036854775808"])
  }

  @Test("The smallest Int is a limit, too")
  func underflow() {
    #expect(FieldSum(["-9223372036854775808", "-1", "0"], .saturate) == .number("-9223372036854775808"))
    #expect(FieldSum(["-9223372036854775808", "-1", "0"], .trap) == .trapped)
  }

  @Test("Whether the sum traps depends on the order")
  func sums() async throws {
    let sums = try await table("combine-latest.sums")
    #expect(sums.rows.count == 6)
    #expect(sums.column("report").count { $0 == "too big" } == 2)
    #expect(Set(sums.column("exact")) == ["9223372036854775803"])
    #expect(try await table("combine-latest.sums", "texts: [1, 1, 1]").rows.count == 1)
  }

  @Test("Full-width digits, spaces and fractions count as 0")
  func texts() async throws {
    #expect(
      try await table("combine-latest.texts", "texts: [12, １２, \"1 \", 1.5, -0, \"\"]").column("counts")
        == ["12", "0", "0", "0", "0", "0"])
  }

  @Test("All orders are counted, and both implementations agree in each")
  func orders() async throws {
    let orders = try await table("combine-latest.orders", "sources: subjects\na: [1, 4]\nb: [2, 5]\nc: [3, 6]")
    #expect(orders.column("orders").compactMap { Int($0) } == [18, 36, 36])
    #expect(orders.column("same") == orders.column("orders"))
    #expect(Set(orders.column("last")) == [#"("4", "5", "6")"#])
    let silent = try await table("combine-latest.orders", "sources: subjects\na: [1]\nb: []\nc: [2]")
    #expect(silent.lines() == ["0|–|–|2|2"])
  }

  @Test("A slow consumer receives a tuple that a fast one never sees")
  func slow() async throws {
    let slow = try await table("combine-latest.slow-consumer")
    let tuples = slow.column("async").filter { $0 != "–" }
    #expect(tuples == [#"("1", "2", "3")"#, #"("5", "2", "3")"#, #"("5", "2", "4")"#])
    #expect(!slow.column("open-combine").contains(tuples[1]))
  }

  @Test("An error overtakes a tuple that was not requested")
  func overtaken() async throws {
    let steps = try await table(
      "combine-latest.slow-consumer", "events: [a=1@0, b=2@0, c=3@0, a=4@1, b fails@2]\ntakes: [0, 3]")
    #expect(steps.column("async").filter { $0 != "–" } == [#"("1", "2", "3")"#, "failed"])
    let kept = try await table(
      "combine-latest.slow-consumer",
      "events: [a=1@0, b=2@0, c=3@0, a=4@1, b done@2, c done@2, a done@2]\ntakes: [0, 3, 4]")
    #expect(kept.column("async").filter { $0 != "–" } == [#"("1", "2", "3")"#, #"("4", "2", "3")"#, "finished"])
  }

  @Test("Verdicts are computed")
  func claims() async throws {
    let verdicts = ["false", "true", "false", "true", "false", "false", "false", "true", "false"]
    #expect(try await table("combine-latest.claims").column("verdict") == verdicts)
    #expect(
      try await table("combine-latest.claims", "big: [1, 2, 3]").column("verdict")[5...6] == ["true", "true"])
  }

  @Test("The diagram shows every sum, ends and errors")
  func marbles() async throws {
    let figure = try await Catalogue.concurrency.figure(
      "combine-latest.marbles", "events: [a=1@0, b done@1, c fails@2]")
    #expect(figure.alt.en.contains(#"("","",""), (1,"","")"#))
    let texts = figure.shapes.compactMap { if case .text(let text, _, _) = $0 { text.ja } else { nil } }
    #expect(texts.contains("合計") && texts.contains("購読") && texts.contains("0"))
  }

  @Test(
    "An error in a script names its line, the wrong word and the allowed ones",
    arguments: [
      ("a=1", "its time is missing", "End it with `@` and a whole number from 0 to 1000."),
      ("a=1@", "its time is missing", "End it with `@` and a whole number from 0 to 1000."),
      ("a=1@x", "`x` is not a time", "End it with `@` and a whole number from 0 to 1000."),
      ("a=1@1001", "`1001` is not a time", "End it with `@` and a whole number from 0 to 1000."),
      ("d=1@9", "unknown source `d`", "The sources are: `a`, `b`, `c`."),
      (
        "a stops@9", "unknown event `a stops`",
        "The events are: `SOURCE=TEXT@TIME`, `SOURCE done@TIME`, `SOURCE fails@TIME`."
      ),
      ("a=1@2", "it is earlier than the event before it", "Write a time of 3 or later, or move the event up."),
      ("b=1@9", "the source `b` has already ended with `b done@3`", "Remove one of the two."),
    ])
  func mistakes(_ event: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("combine-latest.run", "events:\n- b done@3\n- \(event)")
        == ["cell:3: The parameter `events` cannot contain `\(event)`: \(reason). \(help)"])
  }
}
