import ExperimentKit
import Results
import SourceText

/// As many greetings as were asked for.
struct Greeting: Experiment {
  static let name = "greeting.lines"
  static let summary = LocalizedText(en: "Greets somebody.", ja: "挨拶をする。")
  static let who = Parameter("who", .text, help: LocalizedText(en: "Who is greeted.", ja: "相手。"))
  static let times = Parameter(
    "times", .integer(1...9), default: 1, help: LocalizedText(en: "How often.", ja: "回数。"))
  static let parameters: [any ParameterDeclaration] = [who, times]
  static let example = "who=Eru times=2"

  let who: String
  let times: Int

  init(_ arguments: Arguments) {
    who = arguments[Self.who]
    times = arguments[Self.times]
  }

  func run() -> Lines {
    Lines((0..<times).map { _ in LocalizedText(en: "Hello, \(who)!", ja: "こんにちは、\(who)さん。") })
  }
}

await ExperimentHost([Greeting.self]).run()
