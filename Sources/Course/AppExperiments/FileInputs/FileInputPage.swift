import ExperimentKit

/// The script of a page with file inputs.
enum FileInputPage: String, CaseIterable, Sendable {
  /// The page before the error was fixed.
  case plain
  /// The article's workaround as printed: its condition names the function `isIOs` without calling it.
  case article
  /// The workaround with the intended call.
  case called
  /// The workaround with a test that recognizes the iPad, too.
  case corrected

  /// The form, the same on every page of the article.
  static let markup =
    #"<form action="" method="get"> <div> <ul> </ul> <label> <input type="file" multiple="multiple"> </label> </div> </form>"#

  /// The test before the workaround, as written; nil if there is none.
  var testText: String? {
    switch self {
    case .plain: nil
    case .article: "isIOs"
    case .called: "isIOs()"
    case .corrected: "isIOs() || iPad"
    }
  }

  /// Returns whether the page replaces its inputs on a device.
  ///
  /// A function named without parentheses is an object, and JavaScript treats every object as true.
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
