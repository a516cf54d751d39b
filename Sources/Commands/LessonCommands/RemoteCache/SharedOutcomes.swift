import Hosts
import RemoteCaching
import SourceText
import Terminal
import TimeLimits

/// The remote cache through which a command shares outcomes with other machines.
struct SharedOutcomes {
  private let session: Session
  private let address: RemoteCacheAddress?
  private let isReadOnly: Bool

  /// Takes the options of the command, or else the settings of the project.
  ///
  /// A malicious cache could return false outcomes, even of other documents, and learn credentials. So the cache in a
  /// `lesson.yml` counts only if the user has trusted that file.
  init(_ options: RemoteCacheOptions, _ configuration: RunConfiguration, _ session: Session) {
    self.session = session
    isReadOnly = options.remoteCacheReadOnly || configuration.isRemoteCacheReadOnly
    if let address = options.remoteCache {
      self.address = try? RemoteCacheAddress(address)
      return
    }
    guard let address = configuration.remoteCache, let source = configuration.source else {
      self.address = nil
      return
    }
    let isTrusted = session.hosts.trusts(source)
    self.address = isTrusted ? address : nil
    if !isTrusted, !session.isConsoleCell {
      session.tell(
        """
        The remote cache in `\(source.name)` is not used, because you have not trusted that file: run `lesson trust \
        \(ShellText.words([source.name])[0])`.
        """)
    }
  }

  /// Runs a command in a session that shares outcomes, if there is a cache to use.
  ///
  /// Afterwards it waits until everything is sent, and reports what went wrong.
  func share(_ work: (Session) async throws -> Void) async throws {
    guard let address, session.swift.cacheFolder != nil, !session.isConsoleCell else { return try await work(session) }
    var session = session
    let cache = session.remoteCache(address, isReadOnly: isReadOnly)
    session.swift.remoteCache = cache
    let result: Result<Void, any Error>
    do { result = .success(try await work(session)) } catch {
      result = .failure(session.told(error))
    }
    await cache.finish()
    session.tell(of: cache, at: address)
    try result.get()
  }
}

extension Session {
  fileprivate func remoteCache(_ address: RemoteCacheAddress, isReadOnly: Bool) -> RemoteCache {
    let limits = RemoteCache.Limits()
    return RemoteCache(isReadOnly: isReadOnly, limits: limits) { () throws(CacheTrouble) in
      guard let program = hosts.programs.path("lesson-cache") else { throw .noProgram }
      return try CacheLink(
        program, address: address.description, limit: limits.answer, header: RemoteCacheHeader.value)
    }
  }

  /// Reports each trouble of a cache once; a missing answer changes no outcome.
  fileprivate func tell(of cache: RemoteCache, at address: RemoteCacheAddress) {
    for trouble in cache.troubles { tell(trouble.words(at: address)) }
    let counts = cache.counts
    if counts.damaged > 0 {
      tell(
        "Damaged entries from the remote cache `\(address)`: \(counts.damaged). Their results were computed instead.")
    }
  }
}

extension CacheTrouble {
  fileprivate func words(at address: RemoteCacheAddress) -> TerminalText {
    switch self {
    case .noProgram:
      """
      The program `lesson-cache` is not installed next to `lesson`, so no remote cache is used: run `scripts/install`, \
      or build the hosts.
      """
    case .unreachable(let reason):
      "Cannot reach the remote cache `\(address)` (\(reason)). Missing results are computed here."
    case .silent(let limit):
      """
      The remote cache `\(address)` timed out after \(limit.timeLimitText) and is no longer used. Missing results are \
      computed here.
      """
    case .failing(let reason):
      """
      The remote cache `\(address)` failed repeatedly (\(reason)) and is no longer used. Missing results are computed \
      here.
      """
    case .forbidden:
      """
      The remote cache `\(address)` requires credentials: write them into `~/.netrc`, or a header field into the \
      variable `\(RemoteCacheHeader.variable)`. Missing results are computed here.
      """
    case .takesNothing(let status):
      "The remote cache `\(address)` does not accept entries (status \(status)): with `--remote-cache-read-only`, none are sent."
    }
  }
}
