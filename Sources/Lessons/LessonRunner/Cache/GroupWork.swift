import ExperimentKit
import Hosts
import LessonKit
import Results
import SourceText
import Synchronization

/// A record of everything that the run of a group of documents read, requested, and computed, for the cache.
final class GroupWork: Sendable {
  /// The time below which an experiment of this program is not cached, because a lookup takes as long.
  private let quick: Duration

  /// A host that received requests.
  private struct HostUse {
    var declaration: HostDeclaration
    var folder: String
    /// The evidence from an earlier run that still holds.
    var evidence: HostEvidence?
    /// Whether something was computed in this run.
    var hasRun = false
  }

  /// An experiment's reply, and the line that stores it.
  private struct Reply {
    var line: ArraySlice<UInt8>
    var result: CellResult
  }

  private struct State {
    var files: [String: ArraySlice<UInt8>?] = [:]
    var folders: [String: [String]?] = [:]
    /// The existing files and folders that the documents name; nil before the first lookup.
    var named: Set<String>?
    var hosts: [HostUse] = []
    /// The replies of experiments of this program, and of hosts by their positions.
    var replies: [Int?: [String: Reply]] = [:]
    /// Whether a file was read twice and changed in between.
    var isMoving = false
  }

  private let state = Mutex(State())
  /// Whether there are results to look up.
  ///
  /// Most documents have none, which saves the lookup.
  private let hasResults: Atomic<Bool>
  private let kept: KeptGroup?
  private let watch = StabilityWatch()

  /// Creates the work on a group, with the group's cached data if there is any.
  init(_ kept: KeptGroup?, quick: Duration) {
    self.quick = quick
    self.kept = kept
    hasResults = Atomic(!(kept?.results.isEmpty ?? true))
  }

  /// Performs the work.
  func run<Success>(_ work: () async -> Success) async -> Success {
    await StabilityWatch.$current.withValue(watch) { await work() }
  }

  /// Notes that a file was read, with nil if it could not be read.
  func didRead(_ path: String, _ bytes: [UInt8]?) {
    state.withLock { state in
      if let known = state.files.updateValue(bytes?[...], forKey: path), known != bytes?[...] { state.isMoving = true }
    }
  }

  /// Notes that a folder was read, with nil if it could not be read.
  func didLook(into path: String, _ names: [String]?) {
    state.withLock { state in
      if let known = state.folders.updateValue(names, forKey: path), known != names { state.isMoving = true }
    }
  }

  /// Notes existing files and folders that a document names, in addition to those that are read anyway.
  func didFind(_ paths: Set<String>) {
    state.withLock { $0.named = ($0.named ?? []).union(paths) }
  }

  /// Notes that a host is about to receive a request.
  ///
  /// If its experiments are known, the host does not have to list them.
  func willUse(_ host: HostDeclaration, in folder: String, of pool: HostPool) async {
    if state.withLock({ $0.hosts.contains { $0.declaration == host && $0.folder == folder } }) { return }
    var evidence = kept?.hosts.first { $0.isOf(host, in: folder) }
    if let known = evidence, await !pool.trust(known, of: host, in: folder) { evidence = nil }
    state.withLock { $0.hosts.append(HostUse(declaration: host, folder: folder, evidence: evidence)) }
  }

  /// Returns the result of an experiment from this run or an earlier one.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - parameters: its parameters as written.
  ///   - isOwn: whether it is an experiment of this program.
  ///   - run: a function that computes the result.
  /// - Returns: the result.
  /// - Throws: the error of the experiment, which is never cached.
  func result(
    of name: String, _ parameters: String, isOwn: Bool, run: () async throws -> CellResult
  ) async throws -> CellResult {
    let host = isOwn ? nil : position(ofHostOf: name)
    guard isOwn || host != nil else { return try await run() }
    if hasResults.load(ordering: .acquiring), let known = known(key(name, parameters), host) { return known }
    let start = ContinuousClock.now
    let result = try await run()
    guard host != nil || ContinuousClock.now - start > quick else { return result }
    let line = HostReply.result(result).line(id: "0")[...]
    let isWhole = Self.result(of: line) == result
    state.withLock { state in
      if let host { state.hosts[host].hasRun = true }
      if isWhole { state.replies[host, default: [:]][key(name, parameters)] = Reply(line: line, result: result) }
    }
    hasResults.store(true, ordering: .releasing)
    return result
  }

  /// Excludes an experiment's result from the cache, because it differs each time.
  func forget(_ name: String, _ parameters: String) {
    state.withLock { state in
      for host in state.replies.keys { state.replies[host]?[key(name, parameters)] = nil }
    }
  }

  private func key(_ name: String, _ parameters: String) -> String { "\(name)\n\(parameters)" }

  private static func result(of line: ArraySlice<UInt8>) -> CellResult? {
    if case .result(let result)? = try? HostReply.read(Array(line)).message { result } else { nil }
  }

  /// Returns a known result of this run or an earlier one, which is read once for all its cells.
  private func known(_ key: String, _ host: Int?) -> CellResult? {
    let (reply, line) = state.withLock { state -> (Reply?, ArraySlice<UInt8>?) in
      if let reply = state.replies[host]?[key] { return (reply, nil) }
      return (nil, host.map { state.hosts[$0].evidence != nil } ?? true ? kept?.results[key] : nil)
    }
    if let reply { return reply.result }
    guard let line, let result = Self.result(of: line) else { return nil }
    state.withLock { $0.replies[host, default: [:]][key] = Reply(line: line, result: result) }
    return result
  }

  private func position(ofHostOf name: String) -> Int? {
    let topic = name.prefix { $0 != "." }
    return state.withLock { $0.hosts.firstIndex { $0.declaration.topics.contains { $0 == topic } } }
  }

  /// Collects the data to cache.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of the documents.
  ///   - swift: the identity of everything that Swift cells depend on; nil if there are none.
  ///   - isKnown: whether everything that the outcomes depend on is known.
  ///   - pool: the hosts; nil for none.
  /// - Returns: the data to cache, which may be empty.
  func group(
    _ outcomes: [DocumentOutcome], swift: String?, isKnown: Bool, _ pool: HostPool?
  ) async -> KeptGroup {
    let done = state.withLock { $0 }
    var group = KeptGroup()
    if done.isMoving { return group }
    var isKnown = isKnown && watch.isStable
    group.results = done.replies[nil]?.mapValues(\.line) ?? [:]
    for (position, use) in done.hosts.enumerated() {
      guard let evidence = await evidence(use, pool) else {
        isKnown = false
        continue
      }
      group.hosts.append(evidence)
      group.results.merge(done.replies[position]?.mapValues(\.line) ?? [:]) { first, _ in first }
    }
    let documents = outcomes.compactMap { DocumentVerdict($0) }
    guard isKnown, documents.count == outcomes.count else { return group }
    let verdict = KeptVerdict(
      documents: documents,
      files: done.files.sorted { $0.key < $1.key }.map { KeptVerdict.File(path: $0.key, bytes: $0.value) },
      folders: done.folders.sorted { $0.key < $1.key }.map { KeptVerdict.Folder(path: $0.key, names: $0.value) },
      named: done.named.map { $0.filter { done.files[$0] == nil }.sorted() }, swift: swift)
    if verdict.isSmall { group.verdict = verdict }
    return group
  }

  private func evidence(_ use: HostUse, _ pool: HostPool?) async -> HostEvidence? {
    guard use.hasRun || use.evidence == nil else { return use.evidence }
    guard var now = await pool?.evidence(of: use.declaration, in: use.folder) else { return nil }
    if let earlier = use.evidence { now.add(earlier) }
    return now
  }
}

extension GroupWork: Hashable {
  static func == (left: GroupWork, right: GroupWork) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
