import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("keyboard.order and keyboard.run")
struct KeyboardOrderTests {
  @Test("The order on Mac Catalyst is that of the article's table")
  func catalyst() async throws {
    let table = try await table("keyboard.order")
    #expect(table.ids == ["method", "chord-1", "chord-2", "chord-3"])
    #expect(table.columns.map(\.title.en) == ["method", "keyA", "leftShift", "leftShift+keyA"])
    #expect(
      table.lines() == [
        "keyChangedHandler pressed=true|1|1|1 (s), 3 (a)", "keyChangedHandler pressed=false|2|3|4 (a), 5 (s)",
        "pressesBegan|-|2|2 (s)", "pressesEnded|-|4|6 (s)",
      ])
  }

  @Test("The order on iOS is that of the article's table")
  func ios() async throws {
    #expect(
      try await table("keyboard.order", "platform: ios").lines() == [
        "keyChangedHandler pressed=true|2|2|2 (s), 4 (a)", "keyChangedHandler pressed=false|4|4|6 (a), 8 (s)",
        "pressesBegan|1|1|1 (s), 3 (a)", "pressesEnded|3|3|5 (a), 7 (s)",
      ])
  }

  @Test("Marks are short unless two keys have the same")
  func marks() async throws {
    let table = try await table("keyboard.order", "chords: [leftShift+rightShift, leftShift+keyS, leftControl+keyA]")
    #expect(
      table.lines()[0]
        == "keyChangedHandler pressed=true|1 (leftShift), 3 (rightShift)|1 (leftShift), 3 (keyS)|1 (leftControl), 3 (a)"
    )
  }

  @Test("Every call of a chord has its own place", arguments: KeyPlatform.allCases)
  func places(platform: KeyPlatform) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let keys = Set((0..<4).map { _ in random.pick(KeyCode.allNames) }).sorted().compactMap { KeyCode(name: $0) }
      var keyboard = Keyboard(on: platform)
      let answers = KeyChord(keys: keys).events.map { keyboard.take($0) }
      for key in keys where key.name != "capsLock" {
        let calls = answers.flatMap(\.calls).filter { $0.key == key }.map(\.call)
        let down = platform == .ios ? [KeyCall.began, .pressed] : [.pressed, .began]
        let up = platform == .ios ? [KeyCall.ended, .released] : [.released, .ended]
        #expect(calls == down + up || platform == .catalyst && calls == [.pressed, .released], "seed 11: \(keys)")
      }
    }
  }

  @Test("A capital A on iOS has the flags of its presses")
  func capital() async throws {
    let yaml = "{platform: ios, events: [down leftShift, down keyA, up keyA, up leftShift]}"
    #expect(
      try await run("keyboard.run", yaml).text(.english) == [
        "down leftShift", "  1 pressesBegan leftShift, modifierFlags [shift]",
        "  2 keyChangedHandler leftShift, pressed=true",
        "down keyA: means A", "  3 pressesBegan keyA, modifierFlags [shift]",
        "  4 keyChangedHandler keyA, pressed=true",
        "up keyA", "  5 pressesEnded keyA, modifierFlags [shift]", "  6 keyChangedHandler keyA, pressed=false",
        "up leftShift", "  7 pressesEnded leftShift, modifierFlags []",
        "  8 keyChangedHandler leftShift, pressed=false",
      ])
  }

  @Test("A Mac beeps only without methods for presses")
  func beep() async throws {
    let events = "events: [down upArrow, up upArrow, down keyA]"
    #expect(
      try await run("keyboard.run", "{press-methods: false, \(events)}").text(.japanese) == [
        "down upArrow", "  1 keyChangedHandler upArrow, pressed=true", "  Beep音: キーを処理するところがない", "up upArrow",
        "  2 keyChangedHandler upArrow, pressed=false", "down keyA: 意味する文字はa",
        "  3 keyChangedHandler keyA, pressed=true",
      ])
    for others in ["press-methods: true", "{platform: ios, press-methods: false}"] {
      let yaml = others.hasPrefix("{") ? "\(others.dropLast()), \(events)}" : "{\(others), \(events)}"
      #expect(try await !run("keyboard.run", yaml).text(.english).contains { $0.contains("beep") })
    }
  }

  @Test("The letter is a capital with Shift or with the lock, but not with both")
  func letters() async throws {
    let yaml = "{locked-before-launch: true, layout: jis, events: [down keyA, down rightShift, down keyB, down hyphen]}"
    let lines = try await run("keyboard.run", yaml).text(.english).filter { $0.hasPrefix("down") }
    #expect(lines == ["down keyA: means A", "down rightShift", "down keyB: means b", "down hyphen: means ="])
  }

  static let keys = "`keyboard.key-names` lists the keys, such as `keyA`."

  @Test(
    "An error names its line, the wrong word and the allowed ones",
    arguments: [
      ("press keyA", ": unknown event `press`", "The events are: `down KEY`, `up KEY`."),
      ("down keya", ": unknown key `keya`", "Did you mean `keyA`? \(keys)"), ("down @", ": unknown key `@`", keys),
      ("down", ": `down` takes one key", "Write `down KEY`, as in `down keyA`."),
      ("down keyA keyB", ": `down` takes one key", "Write `down KEY`, as in `down keyA`."),
      ("down leftShift", " at position 2: the key is already down", "Write `up leftShift` before it."),
      ("up keyA", " at position 2: the key is not down", "Write `down keyA` before it."),
    ])
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("keyboard.run", "events:\n- down leftShift\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`\(reason). \(help)"])
  }

  @Test("A chord has at most four keys, all different")
  func chords() throws {
    #expect(
      try refusals("keyboard.order", "chords:\n- keyA+keyA\n- keyA+\n- keyA+keyB+keyC+keyD+keyE") == [
        "cell:2: The parameter `chords` cannot contain `keyA+keyA`: duplicate key `keyA`. Write each key only once.",
        "cell:3: The parameter `chords` cannot contain `keyA+`: unknown key ``. \(Self.keys)",
        "cell:4: The parameter `chords` cannot contain `keyA+keyB+keyC+keyD+keyE`: it has 5 keys. Write at most four keys.",
      ])
  }
}
