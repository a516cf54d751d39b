import Results
import SourceText
import TestSupport
import Testing

@Suite("dialog.cancel-claim and dialog.class-claim")
struct DialogClaimTests {
  @Test("Cancel is at the bottom except in an alert of two buttons, and there is only one")
  func cancel() async throws {
    let table = try await table("dialog.cancel-claim", "most: 3")
    #expect(table.ids == ["dialog", "buttons", "claim", "owner", "computed", "verdict"])
    let (bottom, one) = ("at the bottom (一番下に表示される)", "one only (一つしか表示できない)")
    #expect(
      table.lines() == [
        "alert|1|\(bottom)|the author|alone|true",
        "alert|2|\(bottom)|the author|left|false",
        "alert|3|\(bottom)|the author|3, at the bottom|true",
        "alert|2|\(one)|the author|1 of 2 taken|true",
        "action sheet|1|\(bottom)|the author|at the bottom, apart|true",
        "action sheet|2|\(bottom)|the author|at the bottom, apart|true",
        "action sheet|3|\(bottom)|the author|at the bottom, apart|true",
        "action sheet|2|\(one)|the author|1 of 2 taken|true",
      ])
    #expect(table.lines(.japanese)[1] == "アラート|2|一番下に表示される|筆者|左|誤り")
  }

  @Test("Only an alert of two buttons makes the claim false", arguments: 1...9)
  func counts(most: Int) async throws {
    let table = try await table("dialog.cancel-claim", "most: \(most)")
    #expect(table.column("verdict").count { $0 == "false" } == (most < 2 ? 0 : 1))
    #expect(table.rows.count == 2 * (most + 1))
  }

  @Test("The article's class does not exist, and its missing and extra letters are reported")
  func name() async throws {
    let table = try await table("dialog.class-claim")
    #expect(table.ids == ["claim", "computed", "changes", "verdict"])
    #expect(
      table.lines() == ["UIAllertControlle|UIAlertController|l too many at 5, r missing at 17|false"])
    #expect(
      table.lines(.japanese) == ["UIAllertControlle|UIAlertController|5文字目のlが余分、17文字目にrが足りない|誤り"])
  }

  @Test(
    "An existing class is right, and an unlike name has no near one",
    arguments: [
      ("UIAlertController", "UIAlertController||true"), ("UIAlertAction", "UIAlertAction||true"),
      ("NSAlert", "none||false"), ("UIAlertAktion", "UIAlertAction|k too many at 9, c missing at 9|false"),
    ])
  func others(_ name: String, _ line: String) async throws {
    #expect(try await table("dialog.class-claim", "class: \(name)").lines() == ["\(name)|\(line)"])
  }
}
