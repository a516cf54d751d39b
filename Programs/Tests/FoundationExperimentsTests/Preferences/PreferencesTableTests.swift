import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import FoundationExperiments

@Suite("The tables of preferences.*")
struct PreferencesTableTests {
  @Test("Every getter has its id, its three messages and its sentinel")
  func getters() async throws {
    let table = try await table("preferences.messages")
    let rows = zip(table.column("printed"), table.column("returned")).map { "\($0) \($1)" }
    let sentinels = [
      ("I", "Int", "-999999"), ("F", "Float", "-999999.9"), ("S", "String", "ERROR!!!"), ("B", "Bool", "false"),
    ]
    #expect(
      rows
        == sentinels.flatMap { letter, type, sentinel in
          ["Dicが空", "未登録キー", "\(type)ではない"].map { "ERROR:PRF_GP\(letter):\($0) \(sentinel)" }
        })
  }

  @Test("Only the corrected setters report an empty store")
  func setters() async throws {
    let article = try await table("preferences.messages", "method: set").column("printed")
    #expect(article.prefix(3) == ["ERROR:PRF_SPI:未登録キー", "ERROR:PRF_SPI:未登録キー", "ERROR:PRF_SPI:Intではない"])
    #expect(!article.contains { $0.hasSuffix("Dicが空") })
    let corrected = try await table("preferences.messages", "{method: set, code: corrected}").column("printed")
    #expect(corrected.count { $0.hasSuffix("Dicが空") } == 4)
  }

  @Test("Four of seven damages end the article's program, and none the corrected one")
  func damages() async throws {
    let table = try await table("preferences.damages")
    #expect(table.column("article").count { $0.contains("`!`") } == 4)
    #expect(!table.column("corrected").contains { $0.contains("`!`") })
    #expect(table.column("article")[5].hasPrefix("console: ERROR:PRF_RPF:内部エラー:ファイルにVer情報なし"))
    let other = try await Self.article("version: '010002'")
    #expect(other[0] == "the file is ignored, the defaults are used")
  }

  private static func article(_ yaml: String) async throws -> [String] {
    try await table("preferences.damages", yaml).column("article")
  }

  @Test("The file is a property list with the version among its keys")
  func propertyList() async throws {
    let lines = try await run("preferences.property-list").text(.english)
    #expect(lines.contains("  <key>Version</key>") && lines.contains("  <string>010001</string>"))
    #expect(lines.contains("  <integer>999</integer>") && lines.contains("  <string>○○屋</string>"))
  }

  @Test("The misspelled constant differs from the declared one")
  func name() async throws {
    let table = try await table("preferences.name-claim")
    #expect(table.column("computed") == ["PREF_KEY_VER"] && table.column("verdict") == ["false"])
    let right = try await run("preferences.name-claim", "constant: PREF_KEY_VER").text(.english)
    #expect(right.joined().contains("true"))
  }

  #if !canImport(Darwin)
    @Test(
      "The casts on Linux accept the listed values for each type",
      arguments: [
        ("any", "1---, 999---, -0.6--, ----, ---true, --1-"),
        ("object", "11.0-true, 999999.0--, -0.6--, ----, 11.0-true, --1-"),
        ("xml-file", "11.0-true, 999999.0--, -0.6--, ----, ---true, --1-"),
        ("binary-file", "11.0-true, 999999.0--, -0.6--, ----, ---true, --1-"),
      ])
    func casts(box: String, rows: String) async throws {
      let table = try await table("preferences.casts", "{box: \(box), platform: linux}")
      let found = table.rows.map { $0.dropFirst().map { $0.text(.english) }.joined().replacing("–", with: "-") }
      #expect(found.joined(separator: ", ") == rows)
    }

    @Test(
      "Of seven claims about the source's code, four hold on Linux; only the corrected code checks for an empty store")
    func claims() async throws {
      let article = try await table("preferences.claims").column("verdict")
      let then = "then true, now false"
      #expect(article == [then, "true", then, "true", "true", "true", "false"])
      let corrected = try await Self.corrected()
      #expect(corrected == [then, "true", "true", "false", "true", "true", "true"])
    }

    private static func corrected() async throws -> [String] {
      try await table("preferences.claims", "code: corrected").column("verdict")
    }

    @Test("Expectations of another platform are skipped")
    func platform() async throws {
      await #expect(throws: Unavailable.self) { try await run("preferences.casts", "platform: macos") }
    }
  #endif
}
