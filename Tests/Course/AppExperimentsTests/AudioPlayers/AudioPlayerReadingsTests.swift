import Results
import SourceText
import TestSupport
import Testing

@Suite("audio-player.readings and audio-player.claims")
struct AudioPlayerReadingsTests {
  @Test("The article's test is true whenever there is a player")
  func readings() async throws {
    let table = try await table("audio-player.readings")
    #expect(table.ids == ["player", "is-playing", "article", "corrected", "article-heard", "corrected-heard"])
    #expect(
      table.lines() == [
        "no player|nil|false|false|nothing|nothing",
        "ready|Optional(false)|true|false|from 0 s|from 0 s",
        "playing|Optional(true)|true|true|from 0 s|from 0 s",
        "paused|Optional(false)|true|false|from 0 s|from 1.5 s",
      ])
    #expect(table.lines(.japanese)[3] == "一時停止中|Optional(false)|true|false|0秒から|1.5秒から")
  }

  @Test("The corrected code continues at the position, which is before the end")
  func position() async throws {
    let table = try await table("audio-player.readings", "{position: 9.25, duration: 10}")
    #expect(table.column("corrected-heard").last == "from 9.25 s")
    #expect(
      try refusals("audio-player.readings", "duration: 2\nposition: 2")
        == ["cell:2: The sound is only 2 s long, so it has ended before 2 s. Choose a position below 2."])
  }

  static let expectations = [
    "the test is true only while the sound plays", "the first press uses what prepareToPlay() made ready",
    "a press while the sound plays restarts it from 0 s", "a press after a call goes on where the sound was",
    "a damaged file prints イエラー, and a press does nothing", "a missing file leaves the app running",
  ]

  @Test("The corrected code does what the article's code does not")
  func claims() async throws {
    let article = try await table("audio-player.claims")
    #expect(article.ids == ["claim", "owner", "computed", "verdict"])
    #expect(article.column("claim") == Self.expectations)
    #expect(
      article.column("computed") == [
        "true when: ready, playing, paused", "stop() undoes it first", "heard from 0 s", "heard from 0 s",
        "printed; then: no player", "crashed",
      ])
    #expect(article.column("verdict") == ["false", "false", "true", "false", "true", "false"])
    let corrected = try await table("audio-player.claims", "code: corrected")
    #expect(corrected.column("verdict") == ["true", "true", "true", "true", "true", "true"])
    #expect(corrected.column("computed")[3] == "heard from 1.5 s")
  }
}
