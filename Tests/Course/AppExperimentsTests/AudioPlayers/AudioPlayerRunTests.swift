import Results
import SourceText
import TestSupport
import Testing

@Suite("audio-player.run")
struct AudioPlayerRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("audio-player.run", yaml).text(language)
  }

  @Test("The article's button restarts a playing sound, and calls stop() even on one that does not play")
  func restart() async throws {
    #expect(
      try await lines("events: [load, press, wait 1.5, press, wait 4]") == [
        "load: not loaded → ready", "  a player is made; prepareToPlay() makes it ready",
        "press: ready → playing", "  (player?.isPlaying) != nil is true", "  stop(): what was made ready is undone",
        "  currentTime = 0", "  play(): the sound is heard from 0 s",
        "wait 1.5: playing", "  at 1.5 s of 3 s",
        "press: playing → playing", "  (player?.isPlaying) != nil is true", "  stop(): what was made ready is undone",
        "  currentTime = 0", "  play(): the sound is heard from 0 s",
        "wait 4: playing", "  the rest of the sound is heard",
        "then finished: playing → ready", "  the sound has ended; the player is back at 0 s",
      ])
  }

  @Test("The corrected button plays a ready sound, and continues after a call")
  func corrected() async throws {
    #expect(
      try await lines("{code: corrected, events: [load, press, wait 1.5, interrupt, press]}", .japanese) == [
        "load: 読み込み前 → 停止中", "  プレーヤーができ、prepareToPlay()で準備が済む",
        "press: 停止中 → 再生中", "  player?.isPlaying == true → false", "  play(): 0秒の位置から聞こえる",
        "wait 1.5: 再生中", "  3秒のうち1.5秒の位置",
        "interrupt: 再生中 → 一時停止中", "  システムがプレーヤーを一時停止する", "  3秒のうち1.5秒の位置",
        "press: 一時停止中 → 再生中", "  player?.isPlaying == true → false", "  play(): 1.5秒の位置から聞こえる",
      ])
  }

  @Test("A damaged file prints イエラー, and later presses do nothing", arguments: ["article", "corrected"])
  func damaged(code: String) async throws {
    let lines = try await lines("{code: \(code), file: damaged, events: [load, press, press]}")
    #expect(lines.prefix(2) == ["load: not loaded → no player", "  console: イエラー"])
    #expect(lines.filter { $0.hasPrefix("press") } == ["press: no player", "press: no player"])
    #expect(lines.last == "  there is no player: nothing happens")
  }

  @Test("A missing file ends the article's app, but not the corrected one")
  func missing() async throws {
    let events = "file: missing, events: [load, press]"
    let article = try await lines("{\(events)}")
    #expect(article.first == "load: not loaded → crashed")
    #expect(article.suffix(2) == ["press: refused (crashed)", "  the app has ended"])
    #expect(try await lines("{code: corrected, \(events)}").first == "load: not loaded → no player")
  }

  @Test("The sound stops exactly at its end", arguments: [("0.999", 2), ("1", 4), ("1.001", 4), ("86400", 4)])
  func end(wait: String, added: Int) async throws {
    #expect(try await lines("{duration: 1, events: [load, press, wait \(wait)]}").count == 7 + added)
  }

  static let mistakes = [
    ("pres", "unknown event `pres`", "Did you mean `press`? \(events)"),
    ("stop", "unknown event `stop`", events),
    ("press twice", "nothing can follow `press`", "Write `press`."),
    ("wait", "`wait` takes 1 number", "Write `wait SECONDS`."),
    ("wait -1", "`-1` cannot follow `wait`", "Write `wait SECONDS` with numbers from 0 to 86400."),
    ("wait soon", "`soon` cannot follow `wait`", "Write `wait SECONDS` with numbers from 0 to 86400."),
    ("wait 86400.1", "`86400.1` cannot follow `wait`", "Write `wait SECONDS` with numbers from 0 to 86400."),
    ("wait 0.0005", "`0.0005` has more than three decimals", "Write whole milliseconds, as in `wait 0.001`."),
    (
      "finished", "`finished` happens automatically", "Remove it: it happens automatically when the sound ends."
    ),
  ]
  static let events = "The events are: `load`, `press`, `wait SECONDS`, `interrupt`."

  @Test("An error names its line, the wrong word and the allowed ones", arguments: mistakes)
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("audio-player.run", "events:\n- load\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("A sound with an invalid duration is refused", arguments: ["0", "-1", "86400.5", "0.0001", "long"])
  func duration(_ text: String) throws {
    #expect(
      try refusals("audio-player.run", "{duration: \(text), events: load}") == [
        "cell:1: The parameter `duration` cannot be `\(text)`. It takes seconds from 0.001 to 86400, with three "
          + "decimals at most."
      ])
  }
}
