import Results
import SourceText
import TestSupport
import Testing

@Suite("device-token.claim")
struct DeviceTokenClaimTests {
  @Test("Of the article's four tokens only one can be a token: a group has 9 digits, an end 15, a plain text 66")
  func source() async throws {
    let table = try await table("device-token.claim")
    #expect(table.ids == ["sample", "claim", "owner", "computed", "verdict"])
    let right = "8 + 8 + 8 + 8 + 8 + 8 + 8 + 8 = 64 digits"
    let short = "{length=32,bytes=0x3dd8xxxxxxxx0be290cxxxxxxxxxx2e0...7xxxxxxxxxxxx0a}"
    let nine = "8 + 8 + 8 + 8 + 8 + 8 + 9 + 8 = 65 digits"
    #expect(
      table.lines() == [
        "<1xxxxxx5 55xxxxca xxxxx572 00c3xxxx xxxxxxx5 92xxxx90 xxxxxxx7d bxxxxxxa>|\(right)|the author|\(nine)|false",
        "\(short)|32 + 16 = 48 digits|the author|32 + 15 = 47 digits|false",
        "\(short)|the description: 12 blanks|the author|0 blanks, as once stripped|false",
        "12xxxx6a5xxxxxxxcad80xxxxxxxxxx3b93exxxxxx9xxxxxxx32xxxxxxb83967be|64 digits|the author|66 digits|false",
        "<70a7ff15 cxxx3c44 bd0xxx2c f75xxxxb dxxxc23f ff14xxxe 6xxxx3f2 b6xxxxxb>|\(right)|the author|\(right)|true",
      ])
    #expect(table.column("verdict", .japanese) == ["誤り", "誤り", "誤り", "誤り", "正しい"])
    #expect(table.column("computed", .japanese)[3] == "66桁")
  }
}
