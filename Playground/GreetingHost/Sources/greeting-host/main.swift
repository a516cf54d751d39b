import ExperimentKit

/// As many greetings as were asked for.
struct Greeting: Experiment {
  static let about = About("greeting.lines", en: "Greets somebody.", ja: "挨拶をする。", example: "who=Eru times=2")
  static let signature = Signature(
    Self.init,
    Parameter("who", .text, help: LocalizedText(en: "The name of the person to greet.", ja: "挨拶する相手の名前。")),
    Parameter("times", .integer(1...9), default: 1, help: LocalizedText(en: "The number of greetings.", ja: "挨拶の回数。")))

  let who: String
  let times: Int

  func run() -> Lines {
    Lines((0..<times).map { _ in LocalizedText(en: "Hello, \(who)!", ja: "こんにちは、\(who)さん。") })
  }
}

await ExperimentHost([Greeting.self]).run()
