import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("indirection.*")
struct IndirectionTests {
  @Test("One program has different times under four clocks")
  func clocks() async throws {
    let table = try await table("indirection.clocks", "seconds: [0, 120, 600]")
    #expect(table.ids == ["clock", "seconds", "display", "greeting", "shutter"])
    #expect(
      table.lines() == [
        "normal|0|08:00:00|good morning|closed", "normal|120|08:02:00|good morning|closed",
        "normal|600|08:10:00|good morning|closed", "shifted 36000|0|18:00:00|good evening|open",
        "shifted 36000|120|18:02:00|good evening|open", "shifted 36000|600|18:10:00|good evening|open",
        "fast 60|0|08:00:00|good morning|closed", "fast 60|120|10:00:00|good day|open",
        "fast 60|600|18:00:00|good evening|open", "fixed 18:00:00|0|18:00:00|good evening|open",
        "fixed 18:00:00|120|18:00:00|good evening|open", "fixed 18:00:00|600|18:00:00|good evening|open",
      ])
  }

  @Test("Clocks pass midnight both ways")
  func midnight() async throws {
    let yaml = "{clocks: [shifted -86400, shifted -1, fast 2], start: '00:00', seconds: [0, 43200]}"
    let table = try await table("indirection.clocks", yaml)
    #expect(
      table.column("display") == ["00:00:00", "12:00:00", "23:59:59", "11:59:59", "00:00:00", "00:00:00"])
  }

  @Test("A forgotten place makes two times in one program; one function does not")
  func places() async throws {
    #expect(
      try await table("indirection.places").lines() == [
        "display|18:00:00|18:00:00|yes", "greeting|good evening|good evening|yes", "shutter|closed|open|no",
      ])
    #expect(try await Self.column("indirection.places", "changed: []", "verdict") == ["no", "no", "no"])
    let all = "changed: [display, greeting, shutter]"
    #expect(try await Self.column("indirection.places", all, "verdict") == ["yes", "yes", "yes"])
  }

  @Test("With names for colors, another role changes too; with names for roles, it does not")
  func colors() async throws {
    #expect(try await Self.column("indirection.colors", "", "meant") == ["yes", "yes", "yes", "yes", "yes"])
    #expect(
      try await table("indirection.colors", "named-for: color").lines().suffix(4) == [
        "「名前を入力してください。」|COLOR_RED|red|orange|yes", "the price|COLOR_BLACK|black|black|yes",
        "the sale price|COLOR_RED|red|orange|no", "the title|COLOR_BLACK|black|black|yes",
      ])
  }

  private static func column(_ name: String, _ yaml: String, _ id: String) async throws -> [String] {
    try await table(name, yaml).column(id)
  }

  @Test("The two printers receive different commands for the same calls")
  func printers() async throws {
    #expect(
      try await run("indirection.print").text(.english) == [
        "        ○○屋", "--------------------", "りんご           120", "ノート           300",
        "--------------------", "合計             420",
      ])
    #expect(
      try await run("indirection.print", "{printer: command, items: [A b 5]}").text(.english) == [
        "INIT", "SIZE 2", "CENTER ○○屋", "SIZE 1", "LINE", "LEFT A b", "RIGHT 5", "LINE", "LEFT 合計", "RIGHT 5",
        "FEED 3", "CUT",
      ])
    let calls = try await table("indirection.calls", "items: [りんご 120]")
    #expect(calls.column("call").prefix(3) == ["begin()", "heading(\"○○屋\")", "rule()"])
    #expect(calls.column("command")[3] == "LEFT りんご / RIGHT 120")
  }

  @Test("No line of the text printer is wider than its paper", arguments: [8, 13, 20])
  func width(width: Int) async throws {
    let lines = try await run("indirection.print", "{width: \(width), shop: ○○屋, items: [とても長い品物 1200, A 5]}")
      .text(.japanese)
    #expect(lines.contains { DisplayWidth.of($0) == width })
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(width, DisplayWidth.of("とても長い品物")) })
  }

  static let clockHelp = "The clocks are: `normal`, `shifted SECONDS`, `fast FACTOR`, `fixed TIME`."

  static let mistakes: [(String, String, String, String)] = [
    ("clocks", "fsat 2", "unknown clock `fsat`", "Did you mean `fast`? \(clockHelp)"),
    ("clocks", "fast", "something is missing or extra after `fast`", "Write `fast FACTOR`."),
    ("clocks", "normal 1", "something is missing or extra after `normal`", "Write `normal`."),
    ("clocks", "fast -1", "`-1` is not a whole number from 0 to 86400", "Write `fast FACTOR`."),
    ("clocks", "fixed 24:00", "`24:00` is not a time of day", "Write a time from 00:00:00 to 23:59:59."),
    ("start", "8:00", "`8:00` is not a time of day", "Write a time from 00:00:00 to 23:59:59."),
    ("start", "'+8:00'", "`+8:00` is not a time of day", "Write a time from 00:00:00 to 23:59:59."),
  ]

  @Test("An invalid clock or time is refused", arguments: mistakes)
  func mistake(_ parameter: String, _ text: String, _ reason: String, _ help: String) throws {
    let shown = text.filter { $0 != "'" }
    let messages = try refusals("indirection.clocks", "seconds: 1\n\(parameter): \(text)")
    #expect(messages.count == 1 && messages[0].hasSuffix("\(reason). \(help)"), "\(shown): \(messages)")
    #expect(messages.allSatisfy { $0.hasPrefix("cell:2: ") })
  }
}
