import ExperimentKit
import Hosts
import LessonReport
import LessonRunner

/// Shell completions for the arguments of `lesson try` and similar options.
///
/// The program of a host is started only if it is trusted, and only after the topic of one of its experiments is typed.
enum ExperimentCompletion {
  /// Returns the names of experiments; for those of hosts, only the topics until one of them is typed.
  static func names(_ words: [String], _ index: Int, _ prefix: String) async -> [String] {
    let experiments = Session.current.experiments
    let own = Session.current.catalogue.entries.map(\.name)
    guard prefix.contains(".") else {
      let hosts = experiments.hostsSource(near: "")?.file.hosts ?? []
      return own + Set(hosts.flatMap(\.topics)).sorted().map { "\($0)." }
    }
    return await experiments.experiments(named: [prefix], near: "").catalogue.entries.map(\.name)
  }

  /// Returns the values of `--only`: the kinds of cells, and the names of experiments.
  static func filters(_ words: [String], _ index: Int, _ prefix: String) async -> [String] {
    let kinds = ["experiment", "swift", "console", "listing", "prediction", "exercise"]
    return await names(words, index, prefix) + kinds
  }

  /// Returns the remaining values of `--fail-on`, each after the values already typed.
  static func failures(_ words: [String], _ index: Int, _ prefix: String) async -> [String] {
    let written = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = written.map { "\($0)," }.joined()
    return FailureKind.all.map(\.word).filter { !written.contains(Substring($0)) }.map { start + $0 }
  }

  /// Returns the experiment's parameters, each as `name=`, without those already typed; after a name, its values.
  static func parameters(_ words: [String], _ index: Int, _ prefix: String) async -> [String] {
    guard let entry = await experiment(in: words) else { return [] }
    let place = ParameterPlace(words, index, prefix)
    guard let name = place.name else {
      return entry.parameters.filter { !place.written.contains($0.name) }.map { "\($0.name)=" }
    }
    guard let parameter = entry.parameters.first(where: { $0.name == name }) else { return [] }
    return parameter.domain.completions(of: place.value).map { place.isCutAtEquals ? $0 : "\(name)=\($0)" }
  }

  /// Returns the experiment that a command line names.
  private static func experiment(in words: [String]) async -> CatalogueEntry? {
    let named = words.drop { $0 != "try" }.dropFirst().first { $0.contains(/^[a-z][a-z0-9-]*\.[a-z0-9-]+$/) }
    guard let named else { return nil }
    return await Session.current.experiments.experiments(named: [named], near: "").catalogue[named]
  }
}

/// The parameter to complete.
private struct ParameterPlace {
  /// The name, if an equals sign follows it.
  var name: String?
  /// The text from the equals sign to the cursor.
  var value = ""
  /// Whether the shell takes the text after the equals sign for a separate word, as bash does.
  var isCutAtEquals = false
  /// The names of the other parameters.
  private(set) var written: Set<String> = []

  init(_ words: [String], _ index: Int, _ prefix: String) {
    let other = words.indices.filter { $0 != index }
    for place in other {
      if words[place] == "=", place > 0 { written.insert(words[place - 1]) }
      if let equals = words[place].firstIndex(of: "=") { written.insert(Self.plain(words[place][..<equals])) }
    }
    if prefix == "=", index > 0 {
      (name, isCutAtEquals) = (words[index - 1], true)
    } else if index > 1, index <= words.count, words[index - 1] == "=" {
      (name, value, isCutAtEquals) = (words[index - 2], Self.plain(prefix), true)
    } else if let equals = prefix.firstIndex(of: "=") {
      name = Self.plain(prefix[..<equals])
      value = Self.plain(prefix[prefix.index(after: equals)...])
    }
  }

  /// Returns a word without the quotation marks and backslashes that protect it from the shell.
  private static func plain(_ word: some StringProtocol) -> String {
    String(word.filter { !"'\"\\".contains($0) })
  }
}

extension ParameterDomain {
  /// Returns the values to offer after a prefix: words, and in brackets only the words that are not there yet.
  fileprivate func completions(of prefix: String) -> [String] {
    guard case .list(let element, let count) = self else { return offeredWords }
    guard prefix.hasPrefix("["), let end = prefix.lastIndex(where: { "[, ".contains($0) }) else {
      return element.offeredWords
    }
    let written = prefix[...end].split { "[, ".contains($0) }.map(String.init)
    let open = prefix[...end]
    return element.offeredWords.filter { !written.contains($0) }.flatMap { word in
      ["\(open)\(word)]"] + (written.count + 1 < count.upperBound ? ["\(open)\(word),"] : [])
    }
  }

  private var offeredWords: [String] {
    switch self {
    case .choice(let words): words.map(\.word)
    case .truth: ["true", "false"]
    case .notation(_, let words): words
    default: []
    }
  }
}
