import ExperimentKit
import Foundation

/// The article's claims about its store, and expectations of it, tested on this machine.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Since SE-0170 (Swift 4), an `NSNumber` can be cast to a type only if that type can represent its value exactly.
///
/// Source: 004-2.
struct PreferencesClaims: Experiment {
  static let about = About(
    "preferences.claims", en: "The article's claims about its store of preferences, checked on this machine.",
    ja: "環境設定についての記事の記述を、このマシンで確かめる。")
  static let signature = Signature(Self.init, CodeVersion.parameter, PreferencePlatform.parameter)

  let code: CodeVersion
  let platform: PreferencePlatform

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` on another platform; Foundation's error if no temporary folder can be
  ///   created.
  func run() throws -> Table {
    try platform.check()
    return Claim.table([try casts, try agreement, try rate, try emptiness, try version, try deletion, try starts])
  }

  private func last(_ events: [PreferenceEvent], _ defaults: [PreferenceEntry] = PreferenceEntry.ofSource) throws
    -> PreferenceMachine.Step?
  {
    try PreferenceFile.inTemporaryFolder { file in
      PreferenceMachine.store(code).run(events, context: PreferenceStore(code, .here, defaults, file)).steps.last
    }
  }

  private static func words(_ step: PreferenceMachine.Step?) -> LocalizedText {
    (step?.printed ?? []).joined(.semicolon)
  }

  /// Returns an `Int`, a `Float` and a `Bool` before and after a file.
  private static func numbers(_ box: PreferencesCasts.Box) throws -> [PreferenceBox] {
    try PreferencesCasts.boxes([.int(999), .float(0.6), .bool(false)], box)
  }

  private static let numberTypes: [PreferenceType] = [.int, .float, .bool]

  private var casts: Claim {
    get throws {
      let counts = try [PreferencesCasts.Box.object, .xmlFile].map { box in
        try Self.numbers(box).reduce(0) { sum, held in
          sum + Self.numberTypes.count { held.cast(to: $0) != nil }
        }
      }
      return Claim(
        .author(LocalizedText(en: "iOS 8.1, Xcode 6.1.1", ja: "iOS 8.1、Xcode 6.1.1")),
        LocalizedText(
          en: "Int, Float and Bool pass for one another in all 9 pairs (すべての組み合わせ)",
          ja: "Int、Float、Boolのすべての組み合わせ(9組)で、それぞれが代入できる"),
        computed: LocalizedText(
          en: "here \(counts[0]) of 9, and \(counts[1]) of 9 from a file",
          ja: "このマシンでは9組のうち\(counts[0])組。ファイルから読むと\(counts[1])組"),
        counts.allSatisfy { $0 == 9 } ? .isTrue : .wasTrue)
    }
  }

  private var agreement: Claim {
    get throws {
      let pairs = try PreferencesCasts.Box.allCases.filter { $0 != .ios8 }.flatMap { box in
        try Self.numbers(box).flatMap { held in
          PreferenceType.allCases.map { held.isOf($0) == (held.cast(to: $0) != nil) }
        }
      }
      let agree = pairs.count { $0 }
      return Claim(
        .author(LocalizedText(en: "iOS 8.1, Xcode 6.1.1", ja: "iOS 8.1、Xcode 6.1.1")),
        LocalizedText(en: "`is` and `as?` give the same answer (同じ判定結果)", ja: "isとas?は同じ判定結果になる"),
        computed: LocalizedText(en: "\(agree) of \(pairs.count) agree", ja: "\(pairs.count)通りのうち\(agree)通りで一致"),
        agree == pairs.count)
    }
  }

  private var rate: Claim {
    get throws {
      let step = try last([.open(version: "010001"), .get("TargetRate", .float)])
      return Claim(
        .author(LocalizedText(en: "iOS 8.1, Xcode 6.1.1", ja: "iOS 8.1、Xcode 6.1.1")),
        LocalizedText(
          en: "the default 0.6 of TargetRate is got as a Float (let iRate : Float = …)",
          ja: "TargetRateのデフォルト値0.6を、Floatとして取得できる(let iRate : Float = …)"),
        computed: Self.words(step), step?.outcome == .stays ? .isTrue : .wasTrue)
    }
  }

  private var emptiness: Claim {
    get throws {
      let step = try last([.open(version: "010001"), .set("ShopId", .int(5))], [])
      return Claim(
        .author,
        LocalizedText(
          en: "setting has no check for an empty store (Dictionaryが空かどうかのチェックは含めませんでした)",
          ja: "設定では、Dictionaryが空かどうかのチェックは含めませんでした"),
        computed: Self.words(step), step?.printed.first?.ja.hasSuffix("未登録キー") ?? false)
    }
  }

  private var version: Claim {
    get throws {
      let step = try last([
        .open(version: "010001"), .set("ShopId", .int(5)), .save, .open(version: "010002"), .get("ShopId", .int),
      ])
      return Claim(
        .author, LocalizedText(en: "a file of another version is ignored (無視される)", ja: "バージョンの違うファイルは無視される"),
        computed: Self.words(step), step?.printed.first?.en.hasSuffix(" 999") ?? false)
    }
  }

  private var deletion: Claim {
    get throws {
      let step = try last([
        .open(version: "010001"), .set("ShopId", .int(5)), .save, .damage(.deleted), .open(version: "010001"),
        .get("ShopId", .int),
      ])
      return Claim(
        .author, LocalizedText(en: "deleting the file brings the defaults back", ja: "ファイルを削除すれば、デフォルト値に戻せる"),
        computed: Self.words(step), step?.printed.first?.en.hasSuffix(" 999") ?? false)
    }
  }

  private var starts: Claim {
    get throws {
      let ends = try PreferenceDamage.allCases.map {
        try last([.open(version: "010001"), .save, .damage($0), .open(version: "010001")])?.to
      }
      let crashes = ends.count { $0 == .crashed }
      return Claim(
        .expectation,
        LocalizedText(
          en: "the program starts whatever became of its file", ja: "ファイルに何が起きても、アプリは起動する"),
        computed: LocalizedText(
          en: "\(crashes) of \(ends.count) damages end it", ja: "\(ends.count)通りのうち\(crashes)通りで異常終了"),
        crashes == 0)
    }
  }
}
