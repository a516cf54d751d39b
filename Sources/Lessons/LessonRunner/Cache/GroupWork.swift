import ExperimentKit
import Hosts
import LessonKit
import Results
import SourceText
import Synchronization

/// What the run of a group of documents read, asked and computed, so that it can be kept.
final class GroupWork: Sendable {
  /// An experiment of this program that takes less time is computed again, as looking it up takes as long.
  private let quick: Duration

  /// A host that was asked.
  private struct HostUse {
    var declaration: HostDeclaration
    var folder: String
    /// Evidence from an earlier run that still holds.
    var evidence: HostEvidence?
    /// Whether something was computed in this run.
    var hasRun = false
  }

  /// What an experiment answered, and the line in which that is kept.
  private struct Reply {
    var line: ArraySlice<UInt8>
    var result: CellResult
  }

  private struct State {
    var files: [String: ArraySlice<UInt8>?] = [:]
    var folders: [String: [String]?] = [:]
    /// What the documents name and exists; nil as long as nobody looked.
    var named: Set<String>?
    var hosts: [HostUse] = []
    /// The replies of experiments of this program, and of hosts by their positions.
    var replies: [Int?: [String: Reply]] = [:]
    /// Whether a file was read twice and had changed meanwhile.
    var isMoving = false
  }

  private let state = Mutex(State())
  /// Whether there are results to be found; most documents have none, and then none is looked for.
  private let hasResults: Atomic<Bool>
  private let kept: KeptGroup?
  private let watch = StabilityWatch()

  /// Begins work on a group of which something may have been kept.
  init(_ kept: KeptGroup?, quick: Duration) {
    self.quick = quick
    self.kept = kept
    hasResults = Atomic(!(kept?.results.isEmpty ?? true))
  }

  /// Does the work.
  func run<Success>(_ work: () async -> Success) async -> Success {
    await StabilityWatch.$current.withValue(watch) { await work() }
  }

  /// Notes that a file was read; nil for one that could not be.
  func didRead(_ path: String, _ bytes: [UInt8]?) {
    state.withLock { state in
      if let known = state.files.updateValue(bytes?[...], forKey: path), known != bytes?[...] { state.isMoving = true }
    }
  }

  /// Notes that a folder was looked into; nil for one that could not be.
  func didLook(into path: String, _ names: [String]?) {
    state.withLock { state in
      if let known = state.folders.updateValue(names, forKey: path), known != names { state.isMoving = true }
    }
  }

  /// Notes what a document names and exists, beside what is read anyway.
  func didFind(_ paths: Set<String>) {
    state.withLock { $0.named = ($0.named ?? []).union(paths) }
  }

  /// Notes that a host is about to be asked, and spares asking it for its experiments where they are known.
  func willUse(_ host: HostDeclaration, in folder: String, of pool: HostPool) async {
    if state.withLock({ $0.hosts.contains { $0.declaration == host && $0.folder == folder } }) { return }
    var evidence = kept?.hosts.first { $0.isOf(host, in: folder) }
    if let known = evidence, await !pool.trust(known, of: host, in: folder) { evidence = nil }
    state.withLock { $0.hosts.append(HostUse(declaration: host, folder: folder, evidence: evidence)) }
  }

  /// What an experiment gives, or gave in an earlier run.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - parameters: its parameters as written.
  ///   - isOwn: whether it is one of this program.
  ///   - run: computes the result.
  /// - Returns: the result.
  /// - Throws: what the experiment throws, which is never kept.
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

  /// Lets what an experiment gave not be kept, as it gives something else each time.
  func forget(_ name: String, _ parameters: String) {
    state.withLock { state in
      for host in state.replies.keys { state.replies[host]?[key(name, parameters)] = nil }
    }
  }

  private func key(_ name: String, _ parameters: String) -> String { "\(name)\n\(parameters)" }

  private static func result(of line: ArraySlice<UInt8>) -> CellResult? {
    if case .result(let result)? = try? HostReply.read(Array(line)).message { result } else { nil }
  }

  /// A result of this run or an earlier one, which is read once however many cells have it.
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

  /// Collects what is to be kept.
  ///
  /// - Parameters:
  ///   - outcomes: what the documents came to.
  ///   - swift: what Swift cells depend on; nil if there are none.
  ///   - isKnown: whether all is known that the outcomes depend on.
  ///   - pool: the hosts; nil for none.
  /// - Returns: what is to be kept, which may be nothing.
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
