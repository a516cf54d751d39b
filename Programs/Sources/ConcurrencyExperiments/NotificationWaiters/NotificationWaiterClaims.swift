import ExperimentKit

/// The article's claims about its waiter and the expectations that it suggests, tested on real centers.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 001-12.
struct NotificationWaiterClaims: Experiment {
  static let about = About(
    "notification-waiter.claims", en: "The article's claims about waiting for notifications, checked.",
    ja: "通知の待ち合わせについての記述を確かめる。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "names",
      ParameterType<[String]>.list(of: NotificationWaiterEvent.name, count: 2...3).refusing { names in
        names.indices.first { names[..<$0].contains(names[$0]) }.map {
          ($0, ValueError("it is a duplicate", help: "Write each name only once."))
        }
      }, default: ["fooNotification", "barNotification"],
      help: LocalizedText(en: "The names, each once.", ja: "通知名。それぞれ1回ずつ書く。")))

  let code: CodeVersion
  let names: [String]

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if a run is not reproducible.
  func run() throws -> Table {
    Claim.table([allOrders, once, before, center, try rightAfter, twice, place, end])
  }

  /// Waits for names on a center, runs all registrations, and returns the result of a check.
  private func waiting<Result>(
    for names: [String], on center: NotificationCenterName = .standard, _ work: (NotificationStage) -> Result
  ) -> Result {
    NotificationStage.with(code) { stage in
      stage.wait(for: names, on: center)
      while stage.register() != nil {}
      return work(stage)
    }
  }

  private func play(_ posts: [String], waitingFor names: [String]) -> Int {
    waiting(for: names) { stage in
      for name in posts { stage.post(name) }
      stage.runMain()
      return stage.waiters[0].completions
    }
  }

  private var allOrders: Claim {
    let orders = Permutations.all(of: names)
    let completed = orders.count { play($0, waitingFor: names) == 1 && play($0.dropLast(), waitingFor: names) == 0 }
    return Claim(
      .author,
      LocalizedText(
        en: "when all have been received, and not before, the callback runs (すべての通知を受信した場合に)",
        ja: "すべての通知を受信した場合に、コールバックを実行する(それより前には実行しない)"),
      computed: LocalizedText(
        en: "in \(completed) of \(orders.count) orders", ja: "\(orders.count)通りの順序のうち\(completed)通り"),
      completed == orders.count)
  }

  private var once: Claim {
    let completions = play(names + names + names, waitingFor: names)
    return Claim(
      .author, LocalizedText(en: "it waits for a notification once only (通知を1度だけ)", ja: "通知を1度だけコールバックで待つ"),
      computed: LocalizedText(
        en: "each posted three times: \(completions) call\(completions == 1 ? "" : "s")",
        ja: "それぞれ3回投稿して、呼び出しは\(completions)回"),
      completions == 1)
  }

  private var before: Claim {
    let completions = NotificationStage.with(code) { stage in
      for name in names { stage.post(name) }
      stage.wait(for: names, on: .standard)
      while stage.register() != nil {}
      stage.runMain()
      return stage.waiters[0].completions
    }
    return Claim(
      .expectation, LocalizedText(en: "what was posted before the call counts", ja: "呼び出しより前に投稿された通知も数えられる"),
      computed: LocalizedText(
        en: completions == 0 ? "still waiting" : "completed", ja: completions == 0 ? "待ったまま" : "完了"),
      completions > 0)
  }

  private var center: Claim {
    let (standard, other) = waiting(for: names, on: .other) { ($0.observers(.standard), $0.observers(.other)) }
    return Claim(
      .author,
      LocalizedText(
        en: "the several-names form waits on the center that it is given (notificationCenter: 通知センター)",
        ja: "複数の通知を待つとき、引数notificationCenterの通知センターで待つ"),
      computed: LocalizedText(
        en: "observers: given \(other), default \(standard)", ja: "オブザーバー:指定したもの\(other)、default \(standard)"),
      standard == 0 && other == names.count)
  }

  private var rightAfter: Claim {
    get throws {
      let form: WaitingForm = code == .article ? .article : .corrected
      let outcomes = try form.outcomes(names: names)
      let completed = outcomes.count { $0.completions == 1 }
      return Claim(
        .expectation, LocalizedText(en: "what is posted right after the call is heard", ja: "呼び出しの直後に投稿された通知は届く"),
        computed: LocalizedText(
          en: "all heard in \(completed) of \(outcomes.count) orders", ja: "すべて届くのは\(outcomes.count)通りのうち\(completed)通り"
        ),
        completed == outcomes.count)
    }
  }

  private var twice: Claim {
    let completions = play([names[0]], waitingFor: [names[0], names[0]])
    return Claim(
      .expectation, LocalizedText(en: "a name that stands twice must be posted twice", ja: "同じ通知名を2回書けば、2回の投稿を待つ"),
      computed: LocalizedText(
        en: "after one post: \(completions == 0 ? "still waiting" : "completed")",
        ja: "1回の投稿の後:\(completions == 0 ? "待ったまま" : "完了")"),
      completions == 0)
  }

  private var place: Claim {
    let single = NotificationStage.with(code) { stage in
      stage.wait(for: names[0], on: .standard)
      stage.post(names[0])
      return stage.waiters[0].completions
    }
    let several = waiting(for: names) { stage in
      for name in names { stage.post(name) }
      return stage.waiters[0].completions
    }
    func words(_ count: Int) -> LocalizedText {
      count > 0
        ? LocalizedText(en: "during the post", ja: "投稿の最中")
        : LocalizedText(en: "later, on the main queue", ja: "後でメインキューで")
    }
    return Claim(
      .expectation,
      LocalizedText(en: "both forms call back in the same place", ja: "1つの通知を待つときも複数のときも、コールバックは同じところで実行される"),
      computed: LocalizedText(
        en: "one name: \(words(single)); several: \(words(several))", ja: "1つ:\(words(single))。複数:\(words(several))"),
      single == several)
  }

  private var end: Claim {
    let (left, after) = waiting(for: names) { stage in
      for name in names.dropLast() { stage.post(name) }
      let left = stage.observers(.standard)
      stage.stop()
      return (left, stage.observers(.standard))
    }
    return Claim(
      .expectation,
      LocalizedText(en: "a wait whose last notification never comes can be given up", ja: "最後の通知が来ないとき、待つのをやめられる"),
      computed: LocalizedText(
        en: after == 0
          ? "observers: \(left), after giving up \(after)" : "observers: \(left), and nothing to give it up with",
        ja: after == 0 ? "オブザーバー:\(left)、やめた後は\(after)" : "オブザーバー:\(left)。やめる手段がない"),
      after == 0)
  }
}
