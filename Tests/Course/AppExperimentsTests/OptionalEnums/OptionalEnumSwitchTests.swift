import Results
import SourceText
import TestSupport
import Testing

@Suite("optional-enum.switch and optional-enum.claim")
struct OptionalEnumSwitchTests {
  @Test("Each spelling prints the case, or nil")
  func source() async throws {
    let table = try await table("optional-enum.switch")
    #expect(table.ids == ["value", "some", "question-mark", "bare", "same"])
    #expect(
      table.lines() == [
        ".daily|daily|daily|daily|yes", ".weekly|weekly|weekly|weekly|yes", ".monthly|monthly|monthly|monthly|yes",
        ".yearly|yearly|yearly|yearly|yes", "nil|nil|nil|nil|yes",
      ])
    #expect(table.lines(.japanese).last == "nil|nil|nil|nil|はい")
  }

  @Test("The claim that `.some` was required is false: an older spelling does the same for every value")
  func claim() async throws {
    let table = try await table("optional-enum.claim")
    #expect(table.ids == ["claim", "owner", "computed", "verdict"])
    #expect(
      table.lines() == [
        "up to Swift 5.0, only `.some(T)`|the author (up to Swift 5.0)|"
          + "`case .daily?`, older than 5.1, prints the same for 5 of 5 values|false"
      ])
    #expect(table.column("verdict", .japanese) == ["誤り"])
  }
}
