import Results
import SourceText
import TestSupport
import Testing

@Suite("keyboard.caps-lock and its claims")
struct KeyboardCapsLockTests {
  @Test("On a Mac, the CapsLock key stays down while it is locked")
  func sequence() async throws {
    let table = try await table("keyboard.caps-lock")
    #expect(table.ids == ["step", "event", "catalyst", "ios", "light", "catalyst-knows", "ios-knows"])
    let nothing = "nothing (何も呼ばれない)"
    #expect(
      table.lines() == [
        "0||||off|nothing|nothing",
        "1|down capsLock|pressed=true, PressesBegan|PressesBegan, pressed=true|on|on|on",
        "2|up capsLock|\(nothing)|PressesEnded, pressed=false|on|on|on",
        "3|down keyA|pressed=true|PressesBegan, pressed=true|on|on|on",
        "4|up keyA|pressed=false|PressesEnded, pressed=false|on|on|on",
        "5|down capsLock|pressed=false, PressesEnded|PressesBegan, pressed=true|off|off|off",
        "6|up capsLock|\(nothing)|PressesEnded, pressed=false|off|off|off",
      ])
  }

  @Test("Locked before the launch, A shows nothing on a Mac, and the flag of iOS is inverted")
  func before() async throws {
    let table = try await table("keyboard.caps-lock", "locked-before-launch: true")
    #expect(table.column("light") == ["on", "off", "off", "off", "off", "on", "on"])
    #expect(
      table.column("ios-knows").dropFirst() == [
        "on, wrongly", "on, wrongly", "on, wrongly", "on, wrongly", "off, wrongly", "off, wrongly",
      ])
    let letter = try await Self.letter(locked: true)
    #expect(letter.column("catalyst-knows", .japanese) == ["わからない", "わからない", "わからない"])
    #expect(letter.column("ios-knows", .japanese) == ["わからない", "消灯(逆)", "消灯(逆)"])
    #expect(try await Self.letter(locked: false).column("ios-knows") == ["nothing", "off", "off"])
  }

  private static func letter(locked: Bool) async throws -> Table {
    try await table("keyboard.caps-lock", "{locked-before-launch: \(locked), events: [down keyA, up keyA]}")
  }

  @Test("Of the article's twelve cells only one is wrong: row 4 for iOS")
  func claims() async throws {
    let mac = try await table("keyboard.caps-lock-claim")
    #expect(mac.column("verdict") == ["true", "true", "true", "true", "true", "true"])
    let ios = try await table("keyboard.caps-lock-claim", "platform: ios")
    #expect(ios.column("verdict") == ["true", "true", "true", "false", "true", "true"])
    #expect(ios.lines()[3] == "4|up keyA|PressesBegan, pressed=trueが呼ばれる|the author|PressesEnded, pressed=false|false")
    #expect(mac.lines(.japanese)[1] == "2|up capsLock|何も呼ばれない|筆者|何も呼ばれない|正しい")
    #expect(
      mac.lines()[4]
        == "5|down capsLock|pressed=false, PressesEendedが呼ばれる|the author|pressed=false, PressesEnded|true")
  }

  @Test("A misspelled name is recognized")
  func name() async throws {
    #expect(
      try await table("keyboard.name-claim").lines() == ["PressesEended|PressesEnded|e too many at 9|false"])
    #expect(try await table("keyboard.name-claim", "call: PressesBegan").column("verdict") == ["true"])
  }

  @Test("On iOS presses come first, on a Mac last, and characters bring none there")
  func rules() async throws {
    let table = try await table("keyboard.rules")
    #expect(table.ids == ["keys", "moment", "catalyst", "ios"])
    #expect(
      table.lines() == [
        "keys for characters|down|pressed=true|PressesBegan, pressed=true",
        "keys for characters|up|pressed=false|PressesEnded, pressed=false",
        "modifiers|down|pressed=true, PressesBegan|PressesBegan, pressed=true",
        "modifiers|up|pressed=false, PressesEnded|PressesEnded, pressed=false",
        "other keys|down|pressed=true, PressesBegan|PressesBegan, pressed=true",
        "other keys|up|pressed=false, PressesEnded|PressesEnded, pressed=false",
        "CapsLock|down, locks|pressed=true, PressesBegan|PressesBegan, pressed=true",
        "CapsLock|down, unlocks|pressed=false, PressesEnded|PressesBegan, pressed=true",
        "CapsLock|up|nothing (何も呼ばれない)|PressesEnded, pressed=false",
      ])
  }
}
