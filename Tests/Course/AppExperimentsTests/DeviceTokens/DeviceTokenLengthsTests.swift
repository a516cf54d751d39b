import Results
import SourceText
import TestSupport
import Testing

@Suite("device-token.lengths")
struct DeviceTokenLengthsTests {
  @Test("Eight groups are right for 29 to 32 bytes, leave spaces below, and trap above")
  func source() async throws {
    let table = try await table("device-token.lengths", "{from: 28, to: 33}")
    #expect(table.ids == ["bytes", "groups", "grouped-by-article", "grouped-correctly"])
    #expect(
      table.lines() == [
        "28|7|1 blank too many|no", "29|8|0 blanks too many|yes", "30|8|0 blanks too many|yes",
        "31|8|0 blanks too many|yes", "32|8|0 blanks too many|yes", "33|9|traps|no",
      ])
    #expect(table.lines(.japanese).first == "28|7|余分な空白が1個|いいえ")
  }

  @Test("The spaces of every length are 8 minus the groups, and one group counts even without bytes")
  func everyLength() async throws {
    let table = try await table("device-token.lengths")
    #expect(table.column("bytes") == (0...64).map(String.init))
    for length in 0...64 {
      let groups = Int((Double(length) / 4).rounded(.up))
      let blanks = 8 - max(1, groups)
      let expected = length > 32 ? "traps" : "\(blanks) \(blanks == 1 ? "blank" : "blanks") too many"
      #expect(table.column("groups")[length] == "\(groups)")
      #expect(table.column("grouped-by-article")[length] == expected)
      #expect(table.column("grouped-correctly")[length] == ((29...32).contains(length) ? "yes" : "no"))
    }
  }
}
