import Results
import SourceText
import Testing

@Suite("device-token.platform")
struct DeviceTokenPlatformTests {
  #if canImport(Darwin)
    static let form = "since iOS 13"
    static let stripped = "since iOS 13, stripped"
  #else
    static let form = "before iOS 13"
    static let stripped = "plain"
  #endif

  @Test("NSData describes a token of this platform's form, and Data its length", arguments: [5, 24, 25, 32, 64])
  func description(length: Int) throws {
    let table = try table("device-token.platform", "length: \(length)")
    #expect(table.ids == ["form", "text", "same-as"])
    let forms = try self.table("device-token.forms", "length: \(length)")
    let texts = Dictionary(uniqueKeysWithValues: zip(forms.column("form"), forms.column("text")))
    #expect(
      table.lines() == [
        "NSData.description|\(texts[Self.form] ?? "")|\(Self.form)",
        "NSData.description, stripped|\(texts[Self.stripped] ?? "")|\(Self.stripped)",
        "Data.description|\(length) bytes|none",
      ])
  }

  @Test("A length does not go with a token")
  func both() throws {
    #expect(
      try refusals("device-token.platform", "token: 3d\nlength: 1")
        == [
          "cell:2: The parameter `length` does not go with `token`, which has its own length. Keep one of the two."
        ])
  }

  private func table(_ name: String, _ yaml: String) throws -> Table {
    try ExperimentsTests.table(name, yaml)
  }
}
