import ExperimentKit

/// As many greetings as were asked for.
struct Greeting: Experiment {
  static let about = About("greeting.lines", en: "Greets somebody.", ja: "挨拶をする。", example: "who=Eru times=2")
  static let signature = Signature(
    Self.init,
    Parameter("who", .text, help: LocalizedText(en: "Who is greeted.", ja: "相手。")),
    Parameter("times", .integer(1...9), default: 1, help: LocalizedText(en: "How often.", ja: "回数。")))

  let who: String
  let times: Int

  func run() -> Lines {
    Lines((0..<times).map { _ in LocalizedText(en: "Hello, \(who)!", ja: "こんにちは、\(who)さん。") })
  }
}

await ExperimentHost([Greeting.self]).run()
