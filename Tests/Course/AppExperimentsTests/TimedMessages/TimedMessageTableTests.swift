import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The tables of timed-message.*")
struct TimedMessageTableTests {
  @Test("The six kinds have their numbers and colors")
  func kinds() async throws {
    #expect(
      try await table("timed-message.kinds").lines() == [
        "Normal|0|COLOR_NORMAL|not told", "OK|1|COLOR_OK|green", "Caution|2|COLOR_CAUTION|blue",
        "Error|3|COLOR_ERROR|red", "Debug|101|COLOR_DEBUG|not told", "InternalError|102|COLOR_INT_ERROR|not told",
      ])
  }

  @Test("The ten durations change in one place")
  func durations() async throws {
    let table = try await table("timed-message.durations", "factor: 2")
    #expect(table.column("seconds") == ["4", "4", "6", "6", "10", "6", "9", "12", "36000", "86400"])
    #expect(table.column("changed") == ["8", "8", "12", "12", "20", "12", "18", "24", "72000", "172800"])
    #expect(table.column("words").suffix(3) == ["24 seconds", "20 hours", "48 hours"])
    #expect(TimedMessageDurations.words(3661).en == "1 hour 1 minute 1 second")
    #expect(TimedMessageDurations.words(7320).ja == "2時間2分")
  }

  @Test("The chance of a collision matches the birthday problem")
  func chance() async throws {
    let table = try await table("timed-message.collisions", "{id-limit: 365, messages: [1, 2, 22, 23, 366], trials: 1}")
    #expect(table.column("pairs") == ["0", "1", "231", "253", "66795"])
    #expect(table.column("chance") == ["0.000000", "0.002740", "0.475695", "0.507297", "1.000000"])
    #expect(table.column("collided").first == "0" && table.column("collided").last == "1")
  }

  @Test("The misconception's count is right for each number of messages, and named in the title")
  func mistakes() async throws {
    for (mistake, cases) in [
      ("messages-counted", { $0 }), ("first-only", { $0 - 1 }), ("pairs-twice", { $0 * ($0 - 1) }),
    ] as [(String, (Double) -> Double)] {
      let counts: [Double] = [1, 2, 10, 300]
      let yaml = "{id-limit: 1000, messages: [1, 2, 10, 300], trials: 1, mistake: \(mistake)}"
      let table = try await table("timed-message.collisions", yaml)
      #expect(table.column("chance").map(Double.init) == counts.map { min(1, cases($0) / 1000) }, "\(mistake)")
      #expect(table.columns[2].title.en.contains("mistake"))
    }
  }

  @Test("The tried chance is near to the computed one")
  func trials() async throws {
    let table = try await table("timed-message.collisions", "{id-limit: 100, messages: [5, 12], trials: 2000}")
    for (tried, chance) in zip(table.column("collided"), table.column("chance")) {
      let (tried, chance) = (try #require(Double(tried)) / 2000, try #require(Double(chance)))
      #expect(abs(tried - chance) < 0.05)
    }
  }

  @Test("Of six claims, only that random ids never collide is false")
  func claims() async throws {
    let table = try await table("timed-message.claims")
    #expect(table.ids == ["claim", "owner", "computed", "verdict"])
    #expect(table.column("verdict") == ["true", "false", "true", "true", "true", "true"])
    #expect(table.column("computed")[0] == "it is shown for 1 s")
    #expect(table.column("computed")[2] == "it is shown for 9 s")
  }

  @Test("Without ids there is one row fewer, since every timer clears")
  func transitions() async throws {
    let random = try await table("timed-message.transitions", "ids: random").lines()
    #expect(random.contains("shown|timer|the same id|empty|five blanks are written"))
    #expect(random.contains("shown|timer|otherwise|shown|another message is on the label"))
    let none = try await table("timed-message.transitions", "ids: none").lines()
    #expect(none.contains("shown|timer||empty|five blanks are written") && none.count == random.count - 1)
  }
}
