import ExperimentKit

/// The script of a page with file inputs.
enum FileInputPage: String, CaseIterable, Sendable {
  /// The page as it was when the error was found.
  case plain
  /// The article's way around, as it is printed: its condition names the function `isIOs` without calling it.
  case article
  /// The same with the call that was meant.
  case called
  /// The same with a test that knows the iPad too.
  case corrected

  /// The form, the same on every page of the article.
  static let markup =
    #"<form action="" method="get"> <div> <ul> </ul> <label> <input type="file" multiple="multiple"> </label> </div> </form>"#

  /// The test before the way around is taken, as it is written; nil where there is none.
  var testText: String? {
    switch self {
    case .plain: nil
    case .article: "isIOs"
    case .called: "isIOs()"
    case .corrected: "isIOs() || iPad"
    }
  }

  /// Whether the page swaps its inputs on a device.
  ///
  /// A function that is named without parentheses is an object, and in JavaScript every object counts as true.
  func swapsInputs(on device: FileInputDevice) -> Bool {
    switch self {
    case .plain: false
    case .article: true
    case .called: device.isIOs
    case .corrected: device.isIOs || device.userAgent.contains("iPad")
    }
  }

  static let parameter = Parameter(
    "page", .choice, default: FileInputPage.plain,
    help: LocalizedText(
      en:
        "The page without the workaround, with the article's, with its test called as intended, or with a test that recognizes the iPad.",
      ja: "対処のないページか、記事の対処か、判定の関数を呼び出すようにしたものか、iPadも判定するものか。"))
}
