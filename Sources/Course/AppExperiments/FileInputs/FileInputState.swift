import ExperimentKit

/// The state of a page with file inputs.
enum FileInputState: String, MachineWord {
  case open
  case reloaded
  case failed
  case sent

  var title: LocalizedText {
    switch self {
    case .open: LocalizedText(en: "page", ja: "ページ")
    case .reloaded: LocalizedText(en: "page, reloaded", ja: "再読み込みされたページ")
    case .failed: LocalizedText(en: "error page", ja: "エラーページ")
    case .sent: LocalizedText(en: "sent", ja: "送信済み")
    }
  }
}
