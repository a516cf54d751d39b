import SourceText

/// The words of what gives something else with each run, with each region, or in another order.
enum VaryingWords {
  /// What gives something else with each run.
  private static let random: Set = [
    "random", "randomElement", "shuffle", "shuffled", "randomSample", "randomStableSample", "Date", "now", "UUID",
    "hashValue", "Hasher", "ObjectIdentifier", "SystemRandomNumberGenerator", "arc4random", "drand48", "ProcessInfo",
    "URLSession",
  ]

  /// What writes as the reader's region does.
  private static let regional: Set = [
    "NumberFormatter", "DateFormatter", "MeasurementFormatter", "ByteCountFormatter", "DateComponentsFormatter",
    "RelativeDateTimeFormatter", "ListFormatter", "PersonNameComponentsFormatter", "formatted",
  ]

  /// What runs beside something else.
  static let concurrent: Set = [
    "DispatchQueue", "OperationQueue", "Task", "TaskGroup", "Thread", "actor", "async", "await", "detach", "group",
    "withTaskGroup",
  ]

  /// What runs beside something else, or gives or goes through what has no order.
  private static let unordered = concurrent.union([
    "grouping", "intersection", "keys", "subtracting", "symmetricDifference", "union", "values",
  ])

  /// Whether a source gives something else with each run, or with each region that nobody names.
  static func isRandom(_ outline: SwiftOutline) -> Bool {
    let words = outline.words
    return !words.isDisjoint(with: random)
      || !words.isDisjoint(with: regional) && words.isDisjoint(with: ["Locale", "locale"])
  }

  /// Whether a source mentions what could have no order: a set, a dictionary, or what runs beside it.
  static func mayBeUnordered(_ outline: SwiftOutline) -> Bool {
    outline.words.contains { word in
      unordered.contains(word) || ["Set", "Dictionary", "Dispatch", "Hash", "Operation"].contains { word.contains($0) }
    } || outline.hasDictionary
  }
}
