import Results
import SourceText
import TestSupport
import Testing

@Suite("optional-enum.own-none")
struct OptionalEnumOwnNoneTests {
  @Test("`case .none` matches Optional's none, not the enumeration's, which needs `.none?` or `.some(.none)`")
  func source() async throws {
    let table = try await table("optional-enum.own-none")
    #expect(table.ids == ["value", "nil", "none", "optional-none", "none-question-mark", "some-none", "cheese"])
    #expect(
      table.lines() == [
        "nil|yes|yes|yes|no|no|no", "Optional.none|yes|yes|yes|no|no|no", "Topping.none|no|no|no|yes|yes|no",
        ".some(.none)|no|no|no|yes|yes|no", ".cheese|no|no|no|no|no|yes",
      ])
    #expect(table.columns.map { $0.title.ja }[2...4] == ["`case .none`", "`case Optional.none`", "`case .none?`"])
    #expect(table.lines(.japanese).last == ".cheese|いいえ|いいえ|いいえ|いいえ|いいえ|はい")
  }
}
