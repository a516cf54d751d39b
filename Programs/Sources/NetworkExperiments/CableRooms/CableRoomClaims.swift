import ExperimentKit

/// The articles' claims about their apps, and expectations of them, tested on real connections.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 001-9, 001-10.
struct CableRoomClaims: Experiment {
  static let about = About(
    "cable-room.claims", en: "The articles' claims about their apps for a room, checked on real connections.",
    ja: "ルームのアプリについての記事の記述を、実際の接続で確かめる。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute for one of them.
  func run() async throws -> Table {
    Claim.table([
      try await everybody(.bark("eru", content: "bawbaw"), isFor: 3, Self.barkClaim),
      try await everybody(.mumble("eru"), isFor: 1, Self.mumbleClaim),
      try await early, try await order, try await automatic, try await android, try await androidOnce,
      try await contents, try await stale, try await fresh,
    ])
  }

  private static let all: [CableStep] = ["chiyo", "eru", "otome"].map { .enter($0, room: "kennel") }

  private static let barkClaim = LocalizedText(
    en: "a bark reaches all users of the room, its sender too (自他問わず)", ja: "鳴き声は、自他を問わずルームの全ユーザーに届く")
  private static let mumbleClaim = LocalizedText(
    en: "a mumble reaches only its sender (自身のみが受信)", ja: "独り言は自身のみが受信する")

  private func everybody(_ step: CableStep, isFor count: Int, _ claim: LocalizedText) async throws -> Claim {
    let users = try await CablePlay(Self.all + [step]).scenes.last?.traffic.filter { !$0.isSent }.map(\.user) ?? []
    return Claim(
      .author, claim, computed: users.map { LocalizedText($0) }.joined(.comma),
      users.count == count && users.contains("eru"))
  }

  private func seen(_ library: CableLibrary, _ moment: CableMoment) async throws -> [Int] {
    try await CableSchedule(library: library, moment: moment, greeting: .whenSubscribed).outcomes().map(\.greetings)
  }

  private static func lost(_ seen: [Int]) -> LocalizedText {
    let lost = seen.count { $0 == 0 }
    return LocalizedText(
      en: "lost in \(lost) of \(seen.count) order\(seen.count == 1 ? "" : "s")",
      ja: "\(seen.count)通りの順序のうち\(lost)通りで失われる")
  }

  private var early: Claim {
    get async throws {
      let seen = try await seen(.iosManual, .behindConnect)
      return Claim(
        .author,
        LocalizedText(
          en: "iOS, subscribing right after connect(): greeting is not called at times (呼ばれないことがありました)",
          ja: "iOSでconnect()のすぐ後にサブスクライブすると、greetingが呼ばれないことがある"),
        computed: Self.lost(seen), seen.contains(0) && seen.contains(1))
    }
  }

  private var order: Claim {
    get async throws {
      let (behind, inside) = (try await seen(.iosManual, .behindConnect), try await seen(.iosManual, .whenConnected))
      let (before, after) = (Self.lost(behind), Self.lost(inside))
      return Claim(
        .author(LocalizedText(en: "と思います, he thinks so", ja: "と思います")),
        LocalizedText(
          en: "it is the timing of what runs asynchronously (非同期処理のタイミングによる問題)", ja: "非同期処理のタイミングによる問題"),
        computed: LocalizedText(
          en: "after connect() \(before), in onConnected \(after)",
          ja: "connect()のすぐ後では\(before)。onConnectedの中では\(after)"),
        behind.contains(0) && behind.contains(1) && !inside.contains(0))
    }
  }

  private var automatic: Claim {
    get async throws {
      let seen = try await seen(.iosAutomatic, .behindConnect)
      return Claim(
        .expectation,
        LocalizedText(
          en: "the same with `autoSubscribe: true`: who is early loses it", ja: "`autoSubscribe: true`でも同じで、早すぎれば失われる"),
        computed: Self.lost(seen), seen.contains(0))
    }
  }

  private var android: Claim {
    get async throws {
      let seen = try await seen(.android, .beforeConnect)
      return Claim(
        .author,
        LocalizedText(
          en: "Android, subscribing before connect(): the greeting is seen once",
          ja: "Androidでconnect()の前にサブスクライブすると、挨拶は1回届く"),
        computed: Self.lost(seen), seen.allSatisfy { $0 == 1 })
    }
  }

  private var androidOnce: Claim {
    get async throws {
      let seen = try await seen(.android, .behindConnect)
      let twice = seen.count { $0 == 2 }
      return Claim(
        .expectation,
        LocalizedText(
          en: "Android, subscribing right after connect(): the greeting is seen once",
          ja: "Androidでconnect()のすぐ後でも、挨拶は1回届く"),
        computed: LocalizedText(
          en: "seen twice in \(twice) of \(seen.count) orders", ja: "\(seen.count)通りの順序のうち\(twice)通りで2回届く"),
        twice == 0)
    }
  }

  private var contents: Claim {
    get async throws {
      let play = try await CablePlay([.enter("chiyo", room: "kennel"), .bark("chiyo", content: "wooon")])
      let shown = play.screens(CableScreen(code: code)).first?.screen.faces["chiyo"]?.text ?? ""
      return Claim(
        .author,
        LocalizedText(
          en: "the content \"wooon\" (the comments) shows ワオーーン", ja: "内容\"wooon\"(コメントの表記)はワオーーンと表示される"),
        computed: LocalizedText(shown), shown == CableFace.barks["waooon"])
    }
  }

  private var stale: Claim {
    get async throws {
      let steps = Self.all + [.drop("otome"), .close("eru"), .enter("otome", room: "kennel")]
      let face = try await CablePlay(steps).screens(CableScreen(code: code)).first { $0.user == "otome" }?
        .screen.faces["eru"]
      return Claim(
        .expectation,
        LocalizedText(
          en: "who comes back sees that eru left in the meantime", ja: "戻ってきた人の画面で、その間に出たeruはいないことになっている"),
        computed: LocalizedText(en: "eru: \(face?.words ?? "–")", ja: "eru:\(face?.words ?? "–")"),
        face?.color == .red)
    }
  }

  private var fresh: Claim {
    get async throws {
      let steps: [CableStep] = [
        .enter("chiyo", room: "kennel"), .bark("chiyo", content: "bawbaw"), .enter("eru", room: "kennel"),
      ]
      let face = try await CablePlay(steps).screens(CableScreen(code: code)).first?.screen.faces["chiyo"]
      return Claim(
        .expectation,
        LocalizedText(en: "chiyo's own bark still stands when eru enters", ja: "eruが入っても、chiyoの鳴き声の表示は残る"),
        computed: LocalizedText(en: "chiyo: \(face?.words ?? "–")", ja: "chiyo:\(face?.words ?? "–")"),
        face?.text == CableFace.barks["bawbaw"])
    }
  }
}
