import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import FoundationExperiments

@Suite("preferences.run")
struct PreferencesRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("preferences.run", yaml).text(language)
  }

  @Test("A value is read, changed, saved in a real file and found again only by the same version")
  func saved() async throws {
    let events =
      "open 010001, get ShopId Int, set ShopId Int 5, save, open 010001, get ShopId Int, open 2, get ShopId Int"
    for code in CodeVersion.allCases {
      #expect(
        try await lines("{code: \(code.rawValue), events: [\(events)]}") == [
          "open 010001: closed → open", "  the defaults are used", "get ShopId Int: open", "  returns 999",
          "set ShopId Int 5: open", "  the value is set", "save: open", "  the file is replaced as a whole",
          "open 010001: open → open", "  the values of the file are used", "get ShopId Int: open", "  returns 5",
          "open 2: open → open", "  the file is ignored, the defaults are used", "get ShopId Int: open",
          "  returns 999",
        ])
    }
  }

  @Test("The corrected store finds any saved values again", arguments: [1 as UInt64, 2])
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let values: [PreferenceValue] = [
        .int(Int.random(in: .min ... .max, using: &random)),
        .float(Float(bitPattern: UInt32.random(in: 0..<0x7F80_0000, using: &random))),
        .bool(Bool.random(using: &random)), .string(random.pick(["", "○○屋", "<&>", "a\nb", "1"])),
        .int(random.pick([0, 1])),
        .float(random.pick([0, 1])),
      ]
      let defaults: [PreferenceEntry] = values.enumerated().map { PreferenceEntry(key: "k\($0)", value: $1) }
      let zero: [PreferenceEntry] = defaults.map { entry in
        switch entry.value {
        case .int: PreferenceEntry(key: entry.key, value: .int(7))
        case .float, .double: PreferenceEntry(key: entry.key, value: .float(7))
        case .string: PreferenceEntry(key: entry.key, value: .string("7"))
        case .bool(let value): PreferenceEntry(key: entry.key, value: .bool(!value))
        }
      }
      try PreferenceFile.inTemporaryFolder { file in
        _ = PreferenceMachine.store(.corrected).run(
          [.open(version: "1"), .save], context: PreferenceStore(.corrected, .here, defaults, file))
        let run = PreferenceMachine.store(.corrected).run(
          [.open(version: "1")] + defaults.map { .get($0.key, $0.value.type) },
          context: PreferenceStore(.corrected, .here, zero, file))
        let printed = run.steps.dropFirst().map { $0.printed.map(\.en) }
        let expected = values.map { value in
          if case .string(let text) = value { ["returns \"\(text)\""] } else { ["returns \(value.plain)"] }
        }
        #expect(printed == expected, "seed \(seed)")
      }
    }
  }

  @Test("Only the article's numbers are accepted as each other")
  func types() async throws {
    let events = "events: [open 1, get ShopId Bool, get GoldRank Int, get TargetRate Int, set ShopId Float 0.5]"
    #expect(
      try await lines("{casts: ios-8, \(events)}").filter { !$0.hasPrefix("open") } == [
        "  the defaults are used", "get ShopId Bool: open", "  returns true", "get GoldRank Int: open", "  returns 0",
        "get TargetRate Int: open", "  returns 0", "set ShopId Float 0.5: open", "  the value is set",
      ])
    #expect(try await lines("{casts: ios-8, events: [open 1, get TargetRate Bool]}").last == "  returns true")
    #expect(
      try await lines("{code: corrected, \(events)}").filter { $0.hasPrefix("  ") } == [
        "  the defaults are used", "  console: ERROR:PRF_GPB:Boolではない", "  returns false",
        "  console: ERROR:PRF_GPI:Intではない", "  returns -999999", "  console: ERROR:PRF_GPI:Intではない",
        "  returns -999999", "  console: ERROR:PRF_SPF:Floatではない",
      ])
  }

  @Test("A damaged file ends the article's program at every start, until the file is deleted")
  func crash() async throws {
    let events = "open 1, save, damage cut, open 1, get ShopId Int, open 1, damage deleted, open 1"
    #expect(
      try await lines("events: [\(events)]", .japanese).suffix(9) == [
        "  `!`の値がnilで、異常終了する", "get ShopId Int: 拒否(異常終了)", "  アプリが動いていない", "open 1: 異常終了 → 異常終了",
        "  `!`の値がnilで、異常終了する", "damage deleted: 異常終了", "  削除", "open 1: 異常終了 → 起動中", "  デフォルト値を使う",
      ])
    let corrected = try await lines("{code: corrected, events: [\(events)]}")
    #expect(!corrected.contains { $0.contains("crashed") })
    #expect(corrected.contains("  console: ERROR:PRF_RPF:ファイルが読めない"))
  }

  @Test("A file that cannot be written is reported, and nothing is lost")
  func unwritable() async throws {
    let lines = try await lines("events: [open 1, damage folder, save, get ShopId Int]")
    #expect(
      lines.suffix(4) == ["save: open", "  console: ERROR:PRF_WPF:ファイル書き失敗", "get ShopId Int: open", "  returns 999"])
  }

  @Test("The tables of the store's machine have no flaws", arguments: CodeVersion.allCases.filter { $0 == .article })
  func flaws(code: CodeVersion) {
    #expect(PreferenceMachine.store(code).flaws.isEmpty)
    #expect(PreferenceMachine.store(.corrected).flaws == [.unreachable(.crashed)])
  }
}
