import Results
import SourceText
import TestSupport
import Testing

@Suite("device-token.forms")
struct DeviceTokenFormsTests {
  private static let token = "0123456789abcdef00112233445566778899aabbccddeeff0f1e2d3c4b5a6978"

  @Test("A token of 32 bytes has every form, and the old stripping of the new description is not a token")
  func source() async throws {
    let table = try await table("device-token.forms", "token: \(Self.token)")
    #expect(table.ids == ["form", "text", "back"])
    let brace = "{ at position 1 is not a hexadecimal digit"
    let grouped = "<01234567 89abcdef 00112233 44556677 8899aabb ccddeeff 0f1e2d3c 4b5a6978>"
    #expect(
      table.lines() == [
        "plain|\(Self.token)|the same token",
        "before iOS 13|\(grouped)|the same token",
        "before iOS 13, stripped|\(Self.token)|the same token",
        "since iOS 13|{length = 32, bytes = 0x01234567 89abcdef 00112233 44556677 ... 0f1e2d3c 4b5a6978 }|\(brace)",
        "since iOS 13, stripped|{length=32,bytes=0x0123456789abcdef0011223344556677...0f1e2d3c4b5a6978}|\(brace)",
        "the article's eight groups|\(grouped)|the same token",
      ])
    #expect(table.column("back", .japanese)[3] == "1文字目の{は16進数の数字ではない")
  }

  @Test("The new description is whole up to 24 bytes and shortened from 25")
  func shortened() async throws {
    #expect(
      try await form("since iOS 13", "length: 24")
        == "{length = 24, bytes = 0x3dd8730ea944df7a15b04be6811cb752ed8823be59f48f2a}")
    #expect(
      try await form("since iOS 13", "length: 25")
        == "{length = 25, bytes = 0x3dd8730e a944df7a 15b04be6 811cb752 ... 8823be59 f48f2ac5 }")
    #expect(try await form("since iOS 13", "length: 0") == "{length = 0, bytes = 0x}")
  }

  @Test("For short and long tokens, only the article's groups leave spaces or trap")
  func lengths() async throws {
    let short = try await table("device-token.forms", "token: <0a0b0c0d 0e>")
    #expect(short.column("text")[1] == "<0a0b0c0d 0e>")
    #expect(short.column("text").last == "<0a0b0c0d 0e      >")
    #expect(short.column("back").last == "group 2 at position 11 has 2 digits, not 8")
    #expect(
      try await table("device-token.forms", "length: 33").lines().last
        == "the article's eight groups|traps: index out of range|")
    #expect(try await form("before iOS 13", "length: 0") == "<>")
  }

  @Test("Plain and grouped texts are read back as the same bytes", arguments: [1 as UInt64, 2])
  func roundTrip(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let digits = bytes.flatMap { [$0 >> 4, $0 & 15] }.map { String("0123456789abcdef".dropFirst(Int($0)).prefix(1)) }
      let plain = digits.joined()
      let table = try await table("device-token.forms", "token: '\(plain)'")
      #expect(table.column("text")[0] == plain && table.column("text")[2] == plain, "seed \(seed)")
      let grouped = digits.indices.map { ($0 > 0 && $0 % 8 == 0 ? " " : "") + digits[$0] }.joined()
      #expect(table.column("text")[1] == "<\(grouped)>", "seed \(seed)")
      #expect(table.column("back").prefix(3) == ["the same token", "the same token", "the same token"], "seed \(seed)")
    }
  }

  private func form(_ title: String, _ yaml: String) async throws -> String? {
    let table = try await table("device-token.forms", yaml)
    return zip(table.column("form"), table.column("text")).first { $0.0 == title }?.1
  }
}
