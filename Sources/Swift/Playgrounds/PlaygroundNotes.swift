import Results
import Sandbox
import SourceText
import SwiftCells
import TimeLimits

extension PlaygroundPage.LocalizedNote {
  /// The compiler shows no results.
  static let noTransform = Self(
    en: "This compiler has no playground transform, so the page shows what it prints, and no values.",
    ja: "このコンパイラーにはプレイグラウンド用の変換がないため、値は表示できず、出力だけを示します。")

  /// The transform does not cope with a page.
  static func transformFails(_ output: String) -> Self {
    let error =
      output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init) ?? "error: it says nothing"
    let reason = (error.firstRange(of: "error: ").map { String(error[$0.upperBound...]) } ?? error).withoutPaths(
      cells: [])
    return Self(
      en:
        "The compiler's playground transform fails on this page, so it shows what it prints, and no values: \(reason)",
      ja: "このページではコンパイラーのプレイグラウンド用の変換が失敗するため、値は表示できず、出力だけを示します: \(reason)")
  }

  /// More places give results than are kept.
  static func droppedPlaces(_ count: Int) -> Self {
    Self(
      en: "More than \(PlaygroundRecordLayout.places) places give results; \(count) results of others are not shown.",
      ja: "結果のある箇所が\(PlaygroundRecordLayout.places)を超えたため、ほかの結果\(count)個は表示しません。")
  }

  static let reservedName = Self(
    en: "`__lesson` begins the names with which a program tells how far it is: choose another name.",
    ja: "`__lesson`で始まる名前は、プログラムの進みを知らせるために使います。別の名前にしてください。")

  static func moduleMissing(_ name: String) -> Self {
    Self(
      en: "The module `\(name)` of this package is not installed beside `lesson`.",
      ja: "このパッケージのモジュール`\(name)`が`lesson`とともにインストールされていません。")
  }

  static func couldNotRun(_ error: any Error) -> Self {
    let reason =
      switch error {
      case let error as TimeLimitExceeded: "the compiler did not end within \(error.limit.timeLimitText)"
      case let error as CompilerError: "the compiler could not be run: \(error)"
      case let problem as SwiftCellError: problem.message.description
      default: "\(error)"
      }
    return Self(en: "The page could not be run: \(reason)", ja: "ページを実行できませんでした: \(reason)")
  }

  /// The sentence for an ending that is neither the page's end nor a trap.
  static func ending(_ ending: Ending) -> Self {
    switch ending {
    case .finished, .trapped: Self(en: "The page ended.", ja: "ページは終わりました。")
    case .timedOut(let limit):
      Self(
        en: "The page was stopped after \(limit.timeLimitText); these are the results until then.",
        ja: "ページは\(limit.timeLimitText)後に止められました。それまでの結果です。")
    case .outputLimit(let bytes):
      Self(
        en: "The page was stopped when it had written \(bytes >> 20) MiB; these are the results until then.",
        ja: "ページは\(bytes >> 20) MiBを書き出したところで止められました。それまでの結果です。")
    case .filesLimit(let files, let bytes):
      Self(
        en:
          "The page was stopped when it had written more than \(files) files or \(bytes >> 20) MiB; these are the results until then.",
        ja: "ページは\(files)個または\(bytes >> 20) MiBを超えるファイルを書き出したため止められました。それまでの結果です。")
    case .memoryLimit(let bytes):
      Self(
        en:
          "The page was stopped when it needed more than \(bytes >> 20) MiB of memory; these are the results until then.",
        ja: "ページは\(bytes >> 20) MiBを超えるメモリを必要としたため止められました。それまでの結果です。")
    case .exited(let status):
      Self(
        en: "The page ended itself with exit status \(status); these are the results until then.",
        ja: "ページは終了ステータス\(status)で自ら終わりました。それまでの結果です。")
    case .signal(_, let name), .unseen(let name):
      Self(
        en: "The page was ended by the signal \(name); these are the results until then.",
        ja: "ページはシグナル\(name)で終わりました。それまでの結果です。")
    case .forged:
      Self(
        en: "The page wrote into the record of how far it is, so nothing can be said of its end.",
        ja: "ページが進みの記録に書き込んだため、終わり方については何も言えません。")
    }
  }
}
