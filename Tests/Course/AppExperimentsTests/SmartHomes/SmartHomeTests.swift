import AppExperiments
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@Suite("smart-home.matrix, smart-home.query, smart-home.together and smart-home.claim")
struct SmartHomeTests {
  /// Returns the article's matrix as letters: Y for できる, N for できない, ? for 未検証.
  private func letters(_ yaml: String = "") async throws -> [String] {
    let table = try await table("smart-home.matrix", yaml)
    return ["app", "siri", "google-home-app", "google-home-voice"].map { id in
      table.column(id, .japanese).map { $0 == "できる" ? "Y" : $0 == "できない" ? "N" : "?" }.joined()
    }
  }

  @Test("The matrix matches the article's, column by column")
  func matrix() async throws {
    #expect(try await letters() == ["YYYYYY", "YYNNYY", "YNNNYN", "NNNNYN"])
    let table = try await table("smart-home.matrix")
    #expect(table.column("operation")[1] == "テレビのボリュームを下げて (turn the TV's volume down)")
    #expect(
      table.column("operation", .japanese) == [
        "テレビをつけて", "テレビのボリュームを下げて", "テレビのチャンネルを変えて", "明かりをつけて", "エアコンをつけて", "エアコンの温度を20度にして",
      ])
  }

  @Test("An automation adds the TV by voice and leaves the rest open; changes replace it")
  func automation() async throws {
    #expect(try await letters("automation: true").last == "Y???Y?")
    #expect(
      try await letters("{automation: true, changes: [light google-home-voice yes, tv google-home-voice no]}").last
        == "N??YY?")
  }

  static let questions = [
    ("who can all", "1|Smart Life app|0"), ("who can channel", "1|Smart Life app|0"),
    ("who can tv temperature", "2|Smart Life app, Siri|0"), ("who lacks air-conditioner", "0|none|0"),
    ("who lacks tv", "1|Google Home voice|0"),
    ("who lacks all", "3|Siri, Google Home app, Google Home voice|0"),
    ("what can all", "1|turn the air conditioner on|0"),
    ("what can siri google-home-app", "2|turn the TV on, turn the air conditioner on|0"),
    ("what lacks siri", "2|change the TV's channel, turn the light on|0"), ("what lacks app", "0|none|0"),
  ]

  @Test("Every question has the right answer", arguments: questions)
  func question(_ question: String, _ answer: String) async throws {
    let table = try await table("smart-home.query", "questions: [\(question)]")
    #expect(table.ids == ["question", "count", "answer", "unverified"])
    #expect(table.lines() == ["\(question)|\(answer)"])
  }

  @Test("An untried operation does not count as can")
  func unverified() async throws {
    let table = try await table(
      "smart-home.query", "{automation: true, questions: [what can google-home-voice, who can light]}")
    #expect(
      table.lines(.japanese) == [
        "what can google-home-voice|2|テレビをつけて、エアコンをつけて|4", "who can light|1|Smart Lifeアプリ|1",
      ])
  }

  @Test("Together, the other controllers still lack the channel and the light")
  func together() async throws {
    let table = try await table("smart-home.together")
    #expect(table.rows.count == 7)
    #expect(
      table.lines().last
        == "Siri + Google Home app + Google Home voice|4|change the TV's channel, turn the light on")
    let all = try await self.table("smart-home.together", "among: [app, siri, google-home-app, google-home-voice]")
    #expect(all.rows.count == 15)
    #expect(all.lines()[0] == "Smart Life app|6|none")
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await Catalogue.app.table(name, yaml)
  }

  @Test("REGZA is not a brand of Panasonic; the claims about the voice hold or are unverified")
  func claims() async throws {
    let table = try await table("smart-home.claim")
    #expect(table.column("verdict", .japanese) == ["誤り", "正しい", "正しい", "ここでは確かめられない †"])
    #expect(table.lines()[0] == "Panasonic REGZA49G20X|the author|REGZA is a brand of Toshiba|false")
    for (device, verdict) in [("東芝 REGZA", "true"), ("toshiba レグザ", "true"), ("ソニー AQUOS", "false")] {
      #expect(try await self.table("smart-home.claim", "devices: [\(device)]").column("verdict")[0] == verdict)
    }
  }

  @Test("Invalid changes and questions are refused at their lines")
  func refused() throws {
    let operations = "The operations are: `tv`, `volume`, `channel`, `light`, `air-conditioner`, `temperature`."
    #expect(
      try refusals("smart-home.matrix", "changes:\n- light siri yes\n- tv siri no\n- light siri no") == [
        "cell:4: The parameter `changes` cannot contain `light siri no`: it was `yes` before. Keep one answer for each cell."
      ])
    #expect(
      try refusals("smart-home.matrix", "changes: [ligth siri yes]") == [
        "cell:1: The parameter `changes` cannot contain `ligth siri yes`: unknown operation `ligth`. Did you mean `light`? "
          + operations
      ])
    #expect(
      try refusals("smart-home.matrix", "changes: [light yes]") == [
        "cell:1: The parameter `changes` cannot contain `light yes`: it is not three words. Write an operation, a "
          + "controller, and an answer, such as `light siri yes`."
      ])
    for question in ["who", "who can", "who may tv", "what can tv", "who can all tv"] {
      #expect(try refusals("smart-home.query", "questions: [\(question)]").count == 1, "\(question)")
    }
    #expect(
      try refusals("smart-home.together", "among: [siri, siri]")
        == ["cell:1: Duplicate controller `siri`. List each controller only once."])
    #expect(try refusals("smart-home.claim", "devices: [Panasonic]").count == 1)
  }
}
