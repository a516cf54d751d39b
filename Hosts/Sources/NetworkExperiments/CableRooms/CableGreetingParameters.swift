import ExperimentKit
import SourceText

/// The parameters of the experiments on the lost greeting.
enum CableGreetingParameters {
  /// The library.
  static let library = Parameter<CableLibrary>(
    "library", .choice, default: .iosManual, help: LocalizedText(en: "The client's library.", ja: "クライアントのライブラリ。"))
  /// When the program subscribes.
  static let subscribe = Parameter<CableMoment>(
    "subscribe", .choice, default: .behindConnect,
    help: LocalizedText(en: "When the program subscribes.", ja: "プログラムがサブスクライブするとき。"))
  /// When the program greets.
  static let greet = Parameter<CableGreeting>(
    "greet", .choice, default: .whenSubscribed,
    help: LocalizedText(en: "When the program greets.", ja: "プログラムが挨拶するとき。"))
}
