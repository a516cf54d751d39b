import ExperimentKit

/// The article's claims and the expectations that it suggests, tested on both implementations.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 002-5.
struct CombineLatestClaims: Experiment {
  static let about = About(
    "combine-latest.claims", en: "The article's claims about combineLatest and its sum, checked.",
    ja: "combineLatestと合計についての記述を確かめる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .text(longest: 1_000), count: 3...3), default: ["1", "2", "3"],
      help: LocalizedText(en: "The texts entered in the three fields.", ja: "3つのテキストフィールドに入力する文字列。")),
    Parameter(
      "big", .list(of: .text(longest: 1_000), count: 3...3), default: ["9223372036854775807", "1", "-5"],
      help: LocalizedText(en: "Three texts for the claims about big sums.", ja: "大きな合計の記述を確かめるための3つの文字列。")))

  let texts: [String]
  let big: [String]

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if the asynchronous sequences do not answer in time.
  func run() async throws -> Table {
    let orders = CombineLatestOrders.orders(of: texts.map { [$0] })
    return Claim.table(
      [each(orders), fieldsEach(orders), atOnce, nothingBefore(orders), digits, exists, anyOrder]
        + [try await agreement(orders), try await endless])
  }

  private func tuples(_ events: [CombineLatestEvent], _ start: CombineLatestStart) -> [Int] {
    CombiningOperator.combineLatest.signals(events, from: start).map(\.count)
  }

  private func each(_ orders: [[CombineLatestEvent]]) -> Claim {
    let counts = orders.map { tuples($0, .subjects).dropFirst().reduce(0, +) }
    return Claim(
      .author,
      LocalizedText(
        en: "whenever any of the sequences gives an element, there is a tuple (いずれかが要素を生成するたびに)",
        ja: "シーケンスのいずれかが要素を生成するたびに、タプルが流れる"),
      computed: LocalizedText(
        en: "bare subjects: \(counts.max() ?? 0) for 3 elements", ja: "サブジェクトでは、3つの要素に対して\(counts.max() ?? 0)つ"),
      counts.allSatisfy { $0 == 3 })
  }

  private func fieldsEach(_ orders: [[CombineLatestEvent]]) -> Claim {
    let counts = orders.map { tuples($0, .fields).dropFirst().reduce(0, +) }
    return Claim(
      .expectation, LocalizedText(en: "the same of the article's fields", ja: "記事のテキストフィールドでは、要素が流れるたびにタプルが流れる"),
      computed: LocalizedText(en: "\(counts.min() ?? 0) for 3 elements", ja: "3つの要素に対して\(counts.min() ?? 0)つ"),
      counts.allSatisfy { $0 == 3 })
  }

  private var atOnce: Claim {
    let first = CombiningOperator.combineLatest.signals([], from: .fields)[0]
    let labels = first.map { signal -> LocalizedText in
      if case .value(let texts) = signal { FieldSum(texts, .trap).label } else { signal.words }
    }
    return Claim(
      .expectation, LocalizedText(en: "the label is empty until something is typed", ja: "何か入力するまで、ラベルは空である"),
      computed: LocalizedText(
        en: "on subscription it shows \(labels.joined(.comma))", ja: "購読した時点で\(labels.joined(.comma))と表示される"),
      first.isEmpty)
  }

  private func nothingBefore(_ orders: [[CombineLatestEvent]]) -> Claim {
    let firsts = Set(orders.map { tuples($0, .subjects).firstIndex { $0 > 0 } ?? 0 }).sorted()
    let events = firsts.map { LocalizedText("\($0)") }.joined(.comma)
    return Claim(
      .expectation,
      LocalizedText(en: "of bare subjects nothing comes until all three have a value", ja: "サブジェクトでは、3つとも値を持つまで何も流れない"),
      computed: LocalizedText(
        en: "in \(orders.count) orders the first tuple is at event \(events)",
        ja: "\(orders.count)通りの順序で、最初のタプルは\(events)番目のイベントで流れる"),
      firsts == [3])
  }

  private var digits: Claim {
    let text = String(texts[0].map(Self.fullWidth))
    return Claim(
      .expectation,
      LocalizedText(en: "a number typed in full-width digits counts as that number", ja: "全角の数字も、その数として数えられる"),
      computed: LocalizedText(
        en: "\(text) counts \(FieldSum.count(text))", ja: "\(text)は\(FieldSum.count(text))と数えられる"),
      FieldSum.count(text) == FieldSum.count(texts[0]))
  }

  /// Returns the full-width form of a digit; other characters are unchanged.
  private static func fullWidth(_ character: Character) -> Character {
    guard let digit = character.wholeNumberValue, character.isASCII, let scalar = Unicode.Scalar(0xFF10 + digit) else {
      return character
    }
    return Character(scalar)
  }

  private var exists: Claim {
    let sum = FieldSum(big, .trap)
    return Claim(
      .expectation,
      LocalizedText(en: "three numbers that fit into Int have a sum on the label", ja: "Intに収まる3つの数なら、合計がラベルに表示される"),
      computed: LocalizedText(
        en: "\(big.joined(separator: " + ")): \(sum.label)", ja: "\(big.joined(separator: " + ")) → \(sum.label)"),
      sum != .trapped)
  }

  private var anyOrder: Claim {
    let orders = Permutations.all(of: big)
    let traps = orders.count { FieldSum($0, .trap) == .trapped }
    return Claim(
      .expectation,
      LocalizedText(en: "which number stands in which field makes no difference", ja: "どの数をどのテキストフィールドに入れても同じである"),
      computed: LocalizedText(
        en: "\(traps) of \(orders.count) orders trap", ja: "\(orders.count)通りのうち\(traps)通りでトラップする"),
      traps == 0 || traps == orders.count)
  }

  private func agreement(_ orders: [[CombineLatestEvent]]) async throws -> Claim {
    var same = 0
    for start in CombineLatestStart.allCases {
      for events in orders {
        let async = try await AsyncCombineLatest.steps(events, from: start).map(\.signals)
        same += async == CombiningOperator.combineLatest.signals(events, from: start) ? 1 : 0
      }
    }
    let count = orders.count * CombineLatestStart.allCases.count
    return Claim(
      .expectation,
      LocalizedText(
        en: "asynchronous sequences hand over the same, if nobody is slow and none ends",
        ja: "遅い相手がなく、どの元も終わらなければ、非同期シーケンスでも同じ結果になる"),
      computed: LocalizedText(en: "the same in \(same) of \(count) runs", ja: "\(count)回のうち\(same)回で一致"),
      same == count)
  }

  private var endless: Claim {
    get async throws {
      let events = [CombineLatestEvent(source: .a, content: .done, time: 0)]
      let combine = CombiningOperator.combineLatest.signals(events, from: .subjects)[1]
      let async = try await AsyncCombineLatest.steps(events, from: .subjects)[1].signals
      func words(_ signals: [CombineLatestSignal]) -> LocalizedText {
        signals.first?.words ?? LocalizedText(en: "goes on", ja: "続く")
      }
      return Claim(
        .expectation,
        LocalizedText(
          en: "when a source ends without a value, both do the same", ja: "元の1つが値を流さずに終わったとき、どちらも同じ動作をする"),
        computed: LocalizedText(
          en: "OpenCombine: \(words(combine)); async sequences: \(words(async))",
          ja: "OpenCombine:\(words(combine))。非同期シーケンス:\(words(async))"),
        combine == async)
    }
  }
}
