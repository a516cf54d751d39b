import Results
import Sandbox
import SourceText
import SwiftCells
import TimeLimits

extension PlaygroundPage.LocalizedNote {
  /// A note that the compiler shows no results.
  static let noTransform = Self(
    en: "This compiler has no playground transform, so the page shows only what it prints, without values.",
    ja: "このコンパイラーにはプレイグラウンド用の変換がないため、値は表示せず、出力だけを表示します。")

  /// Returns the note that the transform fails on a page.
  static func transformFails(_ output: String) -> Self {
    let error =
      output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init) ?? "error: it says nothing"
    let reason = (error.firstRange(of: "error: ").map { String(error[$0.upperBound...]) } ?? error).withoutPaths(
      cells: [])
    return Self(
      en:
        "The compiler's playground transform fails on this page, so only the output is shown, without values: \(reason)",
      ja: "このページではコンパイラーのプレイグラウンド用の変換に失敗したため、値は表示せず、出力だけを表示します: \(reason)")
  }

  /// Returns the note that more places give results than are recorded.
  static func droppedPlaces(_ count: Int) -> Self {
    Self(
      en:
        "More than \(PlaygroundRecordLayout.places) places have results; \(count) results of other places are not shown.",
      ja: "結果のある箇所が\(PlaygroundRecordLayout.places)を超えたため、ほかの結果\(count)個は表示しません。")
  }

  static let reservedName = Self(
    en: "Names that start with `__lesson` are reserved for reporting the progress of a program: choose another name.",
    ja: "`__lesson`で始まる名前は、プログラムの進行状況を記録するために予約されています。別の名前にしてください。")

  static func moduleMissing(_ name: String) -> Self {
    Self(
      en: "The module `\(name)` of this package is not installed with `lesson`.",
      ja: "このパッケージのモジュール`\(name)`が`lesson`とともにインストールされていません。")
  }

  static func couldNotRun(_ error: any Error) -> Self {
    let reason =
      switch error {
      case let error as TimeLimitExceeded: "the compiler timed out after \(error.limit.timeLimitText)"
      case let error as CompilerError: "the compiler could not be run: \(error)"
      case let problem as SwiftCellError: problem.message.description
      default: "\(error)"
      }
    return Self(en: "The page could not be run: \(reason)", ja: "ページを実行できませんでした: \(reason)")
  }

  /// Returns the sentence for an ending that is neither the page's end nor a trap.
  static func ending(_ ending: Ending) -> Self {
    switch ending {
    case .finished, .trapped: Self(en: "The page ended.", ja: "ページの実行が終わりました。")
    case .timedOut(let limit):
      Self(
        en: "The page timed out after \(limit.timeLimitText). These are the results up to then.",
        ja: "ページの実行を\(limit.timeLimitText)で打ち切りました。そこまでの結果です。")
    case .outputLimit(let bytes):
      Self(
        en: "The page was stopped after it printed \(bytes >> 20) MiB. These are the results up to then.",
        ja: "ページの出力が\(bytes >> 20) MiBに達したため、実行を打ち切りました。そこまでの結果です。")
    case .filesLimit(let files, let bytes):
      Self(
        en:
          "The page was stopped because it wrote more than \(files) files or \(bytes >> 20) MiB. These are the results up to then.",
        ja: "ページが\(files)個または\(bytes >> 20) MiBを超えるファイルを書き出したため、実行を打ち切りました。そこまでの結果です。")
    case .memoryLimit(let bytes):
      Self(
        en:
          "The page was stopped because it needed more than \(bytes >> 20) MiB of memory. These are the results up to then.",
        ja: "ページのメモリが\(bytes >> 20) MiBを超えたため、実行を打ち切りました。そこまでの結果です。")
    case .exited(let status):
      Self(
        en: "The page exited with status \(status). These are the results up to then.",
        ja: "ページが終了ステータス\(status)で終了しました。そこまでの結果です。")
    case .signal(_, let name), .unseen(let name):
      Self(
        en: "The signal \(name) ended the page. These are the results up to then.",
        ja: "ページがシグナル\(name)で終了しました。そこまでの結果です。")
    case .forged:
      Self(
        en: "The page wrote into the record of its progress, so it is unknown how it ended.",
        ja: "ページが進行状況の記録に書き込んだため、どのように終わったのかを判断できません。")
    }
  }
}
