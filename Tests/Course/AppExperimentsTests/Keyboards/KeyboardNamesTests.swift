import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("keyboard.characters, keyboard.key-names, keyboard.key-groups and keyboard.modifiers")
struct KeyboardNamesTests {
  @Test("The same character has different codes on different layouts")
  func characters() async throws {
    let table = try await table("keyboard.characters")
    #expect(table.ids == ["character", "jis", "us", "keypad"])
    #expect(
      table.lines() == [
        "=|leftShift, hyphen|equalSign|keypadEqualSign", "^|equalSign|leftShift, six|none", "0|zero|zero|keypad0",
        "a|keyA|keyA|none", "A|leftShift, keyA|leftShift, keyA|none",
      ])
    let signs = try await lines("characters: ['+', '-', '*', '/', ':', ' ']")
    #expect(
      signs == [
        "+|leftShift, semicolon|leftShift, equalSign|keypadPlus", "-|hyphen|hyphen|keypadHyphen",
        "*|leftShift, quote|leftShift, eight|keypadAsterisk", "/|slash|slash|keypadSlash",
        ":|quote|leftShift, semicolon|none", " |spacebar|spacebar|none",
      ])
  }

  private func lines(_ yaml: String) async throws -> [String] {
    try await table("keyboard.characters", yaml).lines()
  }

  @Test("On each layout, a key with or without Shift is one character, and the character has its keys")
  func layouts() {
    for layout in KeyboardLayout.allCases {
      let characters = layout.legends.flatMap { [$0.plain, $0.shifted].compactMap(\.self) }
      #expect(Set(characters).count == characters.count)
      #expect(Set(layout.legends.map(\.key)).count == layout.legends.count)
      for character in characters {
        let keys = layout.keys(for: character) ?? []
        #expect(
          keys.last.flatMap { layout.character(of: $0, isShifted: keys.count == 2, isCapital: keys.count == 2) }
            == character)
      }
    }
  }

  @Test(
    "A character that is not on both layouts is refused",
    arguments: ["漢", "ab", "¥"])
  func unknown(_ text: String) throws {
    let messages = try refusals("keyboard.characters", "characters:\n- a\n- \(text)")
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "cell:3: The parameter `characters` cannot contain `\(text)`: this model does not know the keys for it. The characters are: "
      )
        == true)
  }

  @Test("The 126 names occur once each; every other code is ???")
  func names() async throws {
    let all = try await table("keyboard.key-names").column("name")
    #expect(all.count == 126 && Set(all).count == 126 && !all.contains("???"))
    #expect(try await table("keyboard.key-groups").lines().last == "all|||126")
    let every = try await table("keyboard.key-names", "codes: [\((0...255).map(String.init).joined(separator: ", "))]")
    #expect(every.column("name").count { $0 != "???" } == 126)
  }

  @Test("The codes are those of the standard's table")
  func codes() async throws {
    #expect(
      try await table("keyboard.key-names", "codes: [4, 29, 39, 46, 57, 69, 98, 103, 104, 143, 144, 225, 231, 65535]")
        .lines() == [
          "4|0x4|keyA", "29|0x1D|keyZ", "39|0x27|zero", "46|0x2E|equalSign", "57|0x39|capsLock", "69|0x45|F12",
          "98|0x62|keypad0", "103|0x67|keypadEqualSign", "104|0x68|???", "143|0x8F|international9", "144|0x90|LANG1",
          "225|0xE1|leftShift", "231|0xE7|rightGUI", "65535|0xFFFF|???",
        ])
    #expect(
      try refusals("keyboard.key-names", "codes: [65536]")
        == ["cell:1: The parameter `codes` cannot be `65536`. It takes a whole number from 0 to 65535."])
  }

  @Test(
    "Names of flags are in the article's order, with its space before the comma",
    arguments: [
      ("[]", "0x0|[]|[]"), ("shift", "0x20000|[shift]|[shift]"),
      ("[command, shift, shift]", "0x120000|[shift ,command]|[shift, command]"),
      (
        "[numericPad, alphaShift, shift, control, alternate, command]",
        "0x3F0000|[alphaShift ,shift ,control ,alternate ,command ,numericPad]"
          + "|[alphaShift, shift, control, alternate, command, numericPad]"
      ),
    ])
  func flags(_ flags: String, _ line: String) async throws {
    #expect(try await table("keyboard.modifiers", "flags: \(flags)").lines() == [line])
  }
}
