import ExperimentKit

/// The article's claims about its messages, tested on the model.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 004-5.
struct TimedMessageClaims: Experiment {
  static let about = About(
    "timed-message.claims", en: "The article's claims about its messages, checked.", ja: "メッセージについての記事の記述を確かめる。")
  static let signature = Signature(Self.init, TimedMessageParameters.idLimit)

  let idLimit: Int

  /// Returns the table, with one row per claim.
  func run() -> Table {
    Claim.table([withoutIDs, withIDs, counted, overwritten, blanks, hours])
  }

  /// Returns the lifetime of the second of two messages, which appears 1 s before the first one's timer fires.
  private func lifetime(_ ids: MessageIDs, seed: Int = 0) -> Milliseconds? {
    guard let step = try? MessageStep(written: "show ok 5 A"), let next = try? MessageStep(written: "show ok 9 B"),
      let pause = Milliseconds(seconds: 4)
    else { return nil }
    let run = MessagePlay(ids: ids, idLimit: idLimit, seed: seed).run([step, .wait(pause), next])
    return run.steps.first { $0.from == .shown && $0.to == .empty }.map { $0.event.time - pause }
  }

  private static func words(_ time: Milliseconds?) -> LocalizedText {
    let time = time ?? .zero
    return LocalizedText(en: "it is shown for \(time) s", ja: "\(time)秒表示される")
  }

  private var withoutIDs: Claim {
    let time = lifetime(.none)
    return Claim(
      .author,
      LocalizedText(
        en: "without ids, a message of 5 s clears one shown 4 s later after 1 s",
        ja: "idがないと、5秒のメッセージが、4秒後に出たメッセージを1秒後に消す"),
      computed: Self.words(time), time == Milliseconds(seconds: 1))
  }

  /// The first seed with which the two messages get the same random id.
  private var collidingSeed: Int? {
    (0..<max(1, min(20 * idLimit, 4_000_000))).first { seed in
      var random = SeededRandom(seed: UInt64(seed))
      let limit = UInt64(idLimit)
      return random.next(upperBound: limit) == random.next(upperBound: limit)
    }
  }

  private var withIDs: Claim {
    let seed = collidingSeed
    let time = seed.flatMap { lifetime(.random, seed: $0) }
    return Claim(
      .author,
      LocalizedText(
        en: "with random ids nothing is ever cleared by mistake (間違ってクリアーされる心配はありません)",
        ja: "乱数のidがあれば、間違ってクリアーされる心配はありません"),
      computed: seed.map {
        LocalizedText(
          en: "with seed \($0) both ids are the same: \(Self.words(time))",
          ja: "乱数の種が\($0)のとき、2つのidが一致する。\(Self.words(time))")
      } ?? LocalizedText(en: "no seed that was tried", ja: "試した種では一致しない"),
      seed == nil)
  }

  private var counted: Claim {
    let time = lifetime(.counter)
    return Claim(
      .author, LocalizedText(en: "there was no need for random ids (乱数を使う必要はなかった)", ja: "乱数を使う必要はなかった(通し番号でよい)"),
      computed: Self.words(time), time == Milliseconds(seconds: 9))
  }

  private var overwritten: Claim {
    let long = try? MessageStep(written: "show internal-error TIME_I_MSG_LL A")
    let short = try? MessageStep(written: "show ok TIME_I_MSG_OK_S B")
    let steps = MessagePlay(ids: .counter, idLimit: idLimit, seed: 0).run([long, short].compactMap(\.self)).steps
    let last = steps.last
    let isKept = last?.from == last?.to
    return Claim(
      .author,
      LocalizedText(
        en: "the timer of an overwritten message does nothing after 36000 s", ja: "上書きされたメッセージのタイマーは、36000秒後に何もしない"),
      computed: LocalizedText(
        en: "at \(last?.event.time ?? .zero) s the label \(isKept ? "stays" : "changes")",
        ja: "\(last?.event.time ?? .zero)秒のとき、ラベルは\(isKept ? "そのまま" : "変わる")"),
      isKept)
  }

  private var blanks: Claim {
    let text = MessageLabel.cleared
    let count = text.utf8.count { $0 == 0x20 }
    return Claim(
      .author, LocalizedText(en: "clearing writes five blanks (半角の空白文字を5個)", ja: "消すときは、半角の空白文字を5個書く"),
      computed: LocalizedText(en: "\(count) of \(text.utf8.count) bytes", ja: "\(text.utf8.count)バイトのうち\(count)個"),
      count == 5 && text.utf8.count == 5)
  }

  private var hours: Claim {
    let seconds = MessageDuration.named.filter { $0.value > 100 }.map { Int($0.value) }
    return Claim(
      .author, LocalizedText(en: "36000 s are 10 hours, 86400 s are 24 hours", ja: "36000秒は10時間、86400秒は24時間"),
      computed: seconds.map(TimedMessageDurations.words).joined(.comma), seconds == [10 * 3600, 24 * 3600])
  }
}
