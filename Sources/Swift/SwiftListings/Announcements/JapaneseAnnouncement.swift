import Results

/// A Japanese sentence that may announce that code does not compile, or that it ends in a runtime error.
///
/// A sentence announces nothing if it could be about something else, if it denies the fault, or if the fault depends on
/// a condition.
package struct JapaneseAnnouncement {
  private let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }

  /// A place that names a fault.
  private struct Mention {
    package var fault: AnnouncedFault
    var range: Range<String.Index>
    /// Whether the mention is a verb, or becomes one with `する`.
    var isVerb: Bool
    var isWhole = false
  }

  /// Returns whether a text mentions a fault that it does not deny, under any condition.
  ///
  /// - Parameter isOfCompiler: whether to search for an error of the compiler instead of a runtime error.
  /// - Returns: whether the text mentions it.
  package func mentions(isOfCompiler: Bool) -> Bool {
    all.contains { mention in
      let fits = isOfCompiler ? mention.fault.allowsCompilerError : mention.fault.allowsRuntimeError
      return fits && isAffirmed(mention) && !Self.others.contains(where: rest(mention).hasPrefix)
    }
  }

  /// Whether the sentence is about errors of the compiler, even without announcing one.
  package var speaksOfCompilerErrors: Bool { all.contains { $0.fault == .compilerError && isAffirmed($0) } }

  /// The announcement of a comment about the code next to it.
  package var ofComment: FaultStatement? {
    guard let mention = first, !isDoubtful(mention) else { return nil }
    let head = sentence[..<mention.range.lowerBound]
    let isReason = ["ので", "ため", "から", "ので、", "ため、", "から、"].contains(where: head.hasSuffix)
    let isLabel = endsAsLabel(mention) && (head.isEmpty || isReason || mention.fault != .error)
    return isLabel || happens(mention) ? statement(mention, .either) : nil
  }

  /// Returns the announcement of a sentence in a paragraph.
  ///
  /// - Parameter leadsToCode: whether the sentence ends in a colon directly above the code.
  /// - Returns: the announcement; nil if the sentence is not about code next to it.
  package func ofProse(leadsToCode: Bool) -> FaultStatement? {
    guard let mention = first, !isDoubtful(mention) else { return nil }
    guard happens(mention) || mention.fault != .error && endsAsLabel(mention) else { return nil }
    let head = sentence[..<mention.range.lowerBound]
    let isBelow = ["次の", "次は", "以下", "下の", "続く"].contains(where: head.contains)
    let isAbove = ["上の", "前の", "先の", "直前", "上記"].contains(where: head.contains)
    let points = isBelow || isAbove || Self.deictic.contains(where: head.contains) || leadsToCode
    return points ? statement(mention, isBelow == isAbove ? .either : isBelow ? .below : .above) : nil
  }

  private func statement(_ mention: Mention, _ direction: FaultStatement.Direction) -> FaultStatement {
    let offset = sentence.distance(from: sentence.startIndex, to: mention.range.lowerBound)
    return FaultStatement(fault: mention.fault, direction: direction, offset: offset)
  }

  // MARK: - Naming faults

  private var first: Mention? { all.first }

  private var all: [Mention] {
    var found: [Mention] = []
    func add(_ words: [String], _ fault: AnnouncedFault, isVerb: Bool = false, isWhole: Bool = false) {
      for word in words {
        for range in sentence.ranges(of: word) where !found.contains(where: { $0.range.overlaps(range) }) {
          found.append(Mention(fault: fault, range: range, isVerb: isVerb, isWhole: isWhole))
        }
      }
    }
    add(Self.refusals, .compilerError, isWhole: true)
    add(Self.ofCompiler, .compilerError)
    add(Self.ofRun, .runtimeError)
    add(["クラッシュ", "トラップ", "異常終了", "強制終了"], .runtimeError, isVerb: true)
    add(["エラー"], .error)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: - Text around them

  private func rest(_ mention: Mention) -> Substring { sentence[mention.range.upperBound...] }

  /// Returns the text after a fault up to the next sign.
  private func clause(after mention: Mention) -> Substring {
    let clause = rest(mention).prefix { !Self.stops.contains($0) }
    let ends = Self.reasons.compactMap { clause.firstRange(of: $0)?.lowerBound }
    return clause[..<(ends.min() ?? clause.endIndex)]
  }

  private func endsAsLabel(_ mention: Mention) -> Bool {
    rest(mention).first.map(Self.stops.contains) ?? true
  }

  /// Whether a verb says that the fault happens.
  private func happens(_ mention: Mention) -> Bool {
    guard !isDenied(mention) else { return false }
    if mention.isWhole { return true }
    let rest = clause(after: mention)
    let verbs = mention.isVerb ? Self.verbs + Self.predicates : Self.predicates
    return verbs.contains(where: rest.hasPrefix)
  }

  /// Whether the sentence has a condition or a negation, or is about handling errors.
  private func isDoubtful(_ mention: Mention) -> Bool {
    let end = rest(mention).firstIndex { [":", "："].contains($0) } ?? sentence.endIndex
    let said = String(sentence[..<end])
    return Self.doubts.contains(where: said.contains) || said.contains(/Swift ?\d/) || hasCondition(said)
      || sentence.hasSuffix("？")
      || sentence.hasSuffix("?")
  }

  /// Whether a text says what something leads to: `消すと、…`.
  private func hasCondition(_ text: String) -> Bool {
    let plain = ["実行すると", "動かすと", "コンパイルすると", "ビルドすると", "走らせると"].reduce(text) {
      $0.replacing($1, with: "")
    }
    let signs = Array(plain)
    return signs.indices.dropFirst().contains { index in
      signs[index] == "と" && "うくぐすつぬぶむるい".contains(signs[index - 1])
    }
  }

  /// Whether no words after a fault deny it, or the fault is a denial itself: `コンパイルできない`.
  private func isAffirmed(_ mention: Mention) -> Bool { mention.isWhole || !isDenied(mention) }

  private func isDenied(_ mention: Mention) -> Bool {
    ["ない", "ません", "なく", "せず", "ならず", "防", "避け", "回避", "消え"].contains(where: clause(after: mention).contains)
  }

  // MARK: - Words

  /// The endings of a clause that gives the reason for the next one.
  private static let reasons = ["ので", "ため、", "から、", "ですから"]
  private static let stops: Set<Character> = [
    ":", "：", "。", "．", "！", "!", "、", "，", ",", "（", "(", "；", ";", "—", "…", "?", "？", ")", "）", "」",
  ]
  /// The name of a compiler, which documents write with or without its last long vowel.
  private static let compilers = ["コンパイラー", String("コンパイラー".dropLast())]
  private static let ofCompiler =
    [
      "コンパイルエラー", "コンパイル時エラー", "コンパイル時のエラー", "コンパイル・エラー", "ビルドエラー", "構文エラー", "型エラー", "文法エラー",
    ] + compilers.flatMap { ["\($0)エラー", "\($0)のエラー"] }
  private static let ofRun = [
    "実行時エラー", "実行時のエラー", "ランタイムエラー", "致命的エラー", "致命的なエラー", "オーバーフローエラー", "算術オーバーフロー", "アサーション失敗",
    "実行時に停止", "実行時に落ち",
  ]
  private static let refusals: [String] = ["コンパイルが", "コンパイルは", "コンパイルを", "コンパイルに", "コンパイル"].flatMap { start in
    ["できない", "できません", "できず", "されない", "されません", "失敗", "通らない", "通りません", "不可", "不能"].map { start + $0 }
  }
  private static let predicates = [
    "になる", "になり", "になっ", "となる", "となり", "で", "だ", "が発生", "が起き", "が起こ", "が出", "が生じ", "が返", "を起こ", "を引き起こ", "を発生", "を出",
    "を招", "を生",
  ]
  private static let verbs = ["する", "します", "し、", "して", "した", "させ"]
  /// The words that make a word for errors mean something else.
  private static let others = ["処理", "ハンドリング", "メッセージ", "コード", "型", "を投げ", "を処理", "を表示", "を出力", "を返す", "レポート"]
  /// Words that deny a fault, or limit it to some cases.
  private static let doubts = [
    "もし", "なら、", "ならば", "たら", "だら", "れば", "場合", "とき", "時は", "かもしれ", "可能性", "おそれ", "恐れ", "ことがあ", "ことはな", "でしょう", "だろう",
    "はず",
    "べき", "でなければ", "さもない", "以前", "古い", "処理", "ハンドリング", "捕捉", "捕まえ", "キャッチ", "投げ", "スロー", "メッセージ", "確認", "コメントを外",
    "コメントアウト",
    "を表示", "を出力", "防", "避け", "回避", "ように", "リリースビルド", "Xcode", "iOS", "Linux", "macOS",
    "なくなり", "のに",
  ]
  /// Words with which a sentence points at the code next to it.
  private static let deictic = [
    "この", "これ", "ここ", "それ", "その", "行目", "最後の", "最初の", "例では", "コードは", "コードを", "呼び出しは", "代入は", "文は", "番目",
  ]
}
