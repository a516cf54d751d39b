import Results
import SourceText
import TestSupport
import Testing

@Suite("device-token.parse")
struct DeviceTokenParseTests {
  static let texts = [
    ("3dd8", "2|3dd8|"), ("3DD8", "2|3dd8|"), ("<3dd873ff 0E>", "5|3dd873ff0e|"), ("<>", "0||"), ("''", "0||"),
    ("3dd", "||3 digits, an odd number: the last byte lacks one"),
    ("d", "||1 digit, an odd number: the last byte lacks one"),
    ("<3dd873ff 0>", "||9 digits, an odd number: the last byte lacks one"),
    ("3d d8", "||a blank at position 3: groups need < and >"),
    ("' 3d'", "||a blank at position 1: groups need < and >"),
    ("3xd8", "||x at position 2 is not a hexadecimal digit"), ("0x3d", "||x at position 2 is not a hexadecimal digit"),
    ("３d", "||３ at position 1 is not a hexadecimal digit"), ("3d>", "||> at position 3 is not a hexadecimal digit"),
    ("<3d>d8>", "||> at position 4 is not a hexadecimal digit"),
    ("3g d", "||g at position 2 is not a hexadecimal digit"),
    ("<3d", "||< at position 1 has no > at the end"), ("<", "||< at position 1 has no > at the end"),
    ("<3dd873ff0 e>", "||group 1 at position 2 has 9 digits, not 8"),
    ("<3dd8 73ff>", "||group 1 at position 2 has 4 digits, not 8"),
    ("<3dd873ff 0e0e0e0e 0e0e0e0e0e>", "||group 3 at position 20 has 10 digits, not 8"),
    ("<3dd873ff >", "||group 2 at position 11 has 0 digits, not 8"),
    ("<3dd873ff  0e>", "||group 2 at position 11 has 0 digits, not 8"),
    ("< 3dd873ff>", "||group 1 at position 2 has 0 digits, not 8"),
  ]

  @Test("A text is bytes, or an error with its place", arguments: texts)
  func text(_ text: String, _ line: String) async throws {
    let table = try await table("device-token.parse", "texts:\n- \(text)")
    #expect(table.ids == ["text", "bytes", "token", "mistake"])
    #expect(table.lines() == [text.filter { $0 != "'" } + "|" + line])
  }

  @Test("Errors are in Japanese, too")
  func japanese() async throws {
    #expect(
      try await table("device-token.parse", "texts: [3dd, 3 d, 3x, <3, <3dd8 73ff>]").column("mistake", .japanese) == [
        "数字が3個で奇数。最後のバイトが1桁足りない", "2文字目に空白がある。区切るなら<と>で囲む",
        "2文字目のxは16進数の数字ではない", "1文字目の<に対する>が末尾にない", "2文字目からの1番目の組が8桁ではなく4桁",
      ])
  }

  static let takes = "It takes 0 to 64 bytes in hexadecimal digits, such as `3dd8` or `<3dd873ff 0e>`."

  @Test(
    "Wrong parameters are refused",
    arguments: [
      RejectedParameters(
        "device-token.forms", "token: 3dx8",
        "cell:1: The parameter `token` cannot be `3dx8`: x at position 3 is not a hexadecimal digit. \(takes)"),
      RejectedParameters(
        "device-token.forms", "token: \(String(repeating: "00", count: 65))",
        "cell:1: The parameter `token` cannot be `\(String(repeating: "0", count: 40))… (130 characters)`: it has 65 bytes. \(takes)"
      ),
      RejectedParameters(
        "device-token.forms", "token: [3d]", "cell:1: The parameter `token` cannot be `[3d]`. \(takes)"),
      RejectedParameters("device-token.forms", "token:", "cell:1: The parameter `token` has no value. \(takes)"),
      RejectedParameters(
        "device-token.forms", "token: 3d\nlength: 1",
        "cell:2: The parameter `length` cannot be used with `token`, which has its own length. Remove one of the two."),
      RejectedParameters(
        "device-token.forms", "length: 65",
        "cell:1: The parameter `length` cannot be `65`. It takes a whole number from 0 to 64."),
      RejectedParameters(
        "device-token.lengths", "from: 9\nto: 8",
        "cell:2: The parameter `to` cannot be `8`: `from` is 9. Choose a length of 9 or more."),
      RejectedParameters(
        "device-token.parse", "texts: []", "cell:1: The list `texts` has 0 elements. It can have 1 to 100."),
    ])
  func refusals(refusal: RejectedParameters) async throws {
    #expect(try AppExperimentsTests.refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
