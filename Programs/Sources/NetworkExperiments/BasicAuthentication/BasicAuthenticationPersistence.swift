import ExperimentKit
import Synchronization

/// A test whether a used credential is used again: in the same session and in another one.
///
/// Columns: `persistence`, `page` (its position in the session), `dialogs` (here, by the article's code), `own-memory`
/// (by a delegate that stores the credential itself), `documented` (of Apple's sessions).
///
/// Source: 001-4.
struct BasicAuthenticationPersistence: Experiment {
  static let about = About(
    "basic-authentication.persistence", en: "How often the user is asked, by the persistence of the credential.",
    ja: "資格情報のpersistenceごとに、何回聞かれるか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "pages", .integer(1...10), default: 3,
      help: LocalizedText(en: "The number of pages to load, one after another.", ja: "続けて読み込むページの数。")))

  let pages: Int

  /// Returns the table: for each persistence a row for the session, and one for separate sessions of one page each.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for persistence in LoginPersistence.allCases {
      for isOneSession in [true, false] {
        let visits = isOneSession ? [pages] : Array(repeating: 1, count: pages)
        let plain = try await Self.dialogs(persistence, visits, keeps: false)
        let own = try await Self.dialogs(persistence, visits, keeps: true)
        let documented = isOneSession && persistence == .forSession ? 1 : pages
        rows.append([
          .code(persistence.rawValue),
          .words(
            isOneSession
              ? LocalizedText(en: "\(pages) in one session", ja: "1つのセッションで\(pages)ページ")
              : LocalizedText(en: "one in each of \(pages) sessions", ja: "\(pages)つのセッションで1ページずつ")),
          .number(plain), .number(own), .number(documented),
        ])
      }
    }
    return Table(
      [
        .words("persistence", en: "persistence", ja: "persistence"), .words("page", en: "pages", ja: "ページ"),
        .number("dialogs", en: "dialogs here", ja: "ここでのダイアログ"),
        .number("own-memory", en: "with a memory of one's own", ja: "自分で覚えた場合"),
        .number("documented", en: "documented †", ja: "文書での回数†"),
      ], rows: rows)
  }

  /// Returns the number of dialogs for visits of some pages each.
  static func dialogs(_ persistence: LoginPersistence, _ visits: [Int], keeps: Bool) async throws -> Int {
    var sum = 0
    for pages in visits {
      let memory = Mutex<BasicCredentials?>(nil)
      let journal = LoginJournal()
      let paths = (1...pages).map { "/members/\($0)" }
      let login = LoginServer().member
      _ = try await LoginVisit.run(LoginServer(), paths: paths, journal: journal) { challenge in
        if keeps, challenge.failures == 0, let kept = memory.withLock({ $0 }) { return .useCredential(kept, .none) }
        journal.note(.dialog([]))
        memory.withLock { $0 = login }
        return .useCredential(login, persistence)
      }
      sum += journal.dialogs
    }
    return sum
  }
}
