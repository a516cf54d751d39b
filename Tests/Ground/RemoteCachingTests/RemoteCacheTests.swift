import RemoteCaching
import Synchronization
import Testing
import TimeLimits

/// A cache saves time or does nothing: whatever its server does, a value is the stored one or nil.
@Suite struct RemoteCacheTests {
  @Test func whatWasStoredIsFound() async {
    let server = Server()
    let first = cache(server)
    #expect(await first.value(for: "key") == nil)
    first.store(Array("value".utf8), for: "key")
    await first.finish()
    let second = cache(server)
    #expect(await second.value(for: "key") == Array("value".utf8))
    #expect(await second.value(for: "another") == nil)
    #expect((second.counts.asked, second.counts.found, second.troubles.isEmpty) == (2, 1, true))
    #expect((first.counts.sent, first.troubles.isEmpty) == (1, true))
  }

  @Test func readOnlySendsNothing() async {
    let server = Server()
    let cache = cache(server, isReadOnly: true)
    cache.store([1], for: "key")
    await cache.finish()
    #expect(server.requests == 0)
    #expect(server.entries.isEmpty)
  }

  @Test func nothingIsOpenedBeforeTheFirstQuestion() async {
    let cache = RemoteCache(isReadOnly: false) { () throws(CacheTrouble) in throw .noProgram }
    await cache.finish()
    #expect(cache.troubles.isEmpty)
    #expect(await cache.value(for: "key") == nil)
    cache.store([1], for: "key")
    #expect(await cache.value(for: "key") == nil)
    #expect(cache.troubles == [.noProgram])
  }

  @Test func wrongBytesAreAMissAndAreReplaced() async {
    let server = Server()
    server.entries[RemoteEntry.name(for: "key")] = Array("poison".utf8)
    let cache = cache(server)
    #expect(await cache.value(for: "key") == nil)
    #expect(cache.counts.damaged == 1)
    cache.store([7], for: "key")
    await cache.finish()
    #expect(await self.cache(server).value(for: "key") == [7])
  }

  @Test func theEntryOfAnotherKeyIsAMiss() async {
    let server = Server()
    server.entries[RemoteEntry.name(for: "key")] = RemoteEntry.bytes([7], for: "other")
    #expect(await cache(server).value(for: "key") == nil)
  }

  @Test(arguments: [500, 502, 302, 400]) func afterThreeFailuresNothingMoreIsAsked(status: Int) async {
    let server = Server()
    server.answer = .status(status, [])
    let cache = cache(server)
    for _ in 0..<10 { #expect(await cache.value(for: "key") == nil) }
    #expect(server.requests == 3)
    #expect(cache.troubles == [.failing("status \(status)")])
    #expect(server.isStopped)
  }

  @Test func aFailureBetweenAnswersIsForgotten() async {
    let server = Server()
    let cache = cache(server)
    for round in 0..<12 {
      server.answer = round % 3 == 2 ? nil : .status(503, [])
      #expect(await cache.value(for: "key") == nil)
    }
    #expect(server.requests == 12)
    #expect(cache.troubles.isEmpty)
  }

  @Test func aServerThatIsNotReachedIsAskedOnce() async {
    let server = Server()
    server.answer = .nothing("Could not connect to server", isInVain: true)
    let cache = cache(server)
    for _ in 0..<5 { #expect(await cache.value(for: "key") == nil) }
    #expect(server.requests == 1)
    #expect(cache.troubles == [.unreachable("Could not connect to server")])
  }

  /// Many requests wait in parallel: all end when the first one times out, and no later request waits.
  @Test func aSilentServerIsWaitedForOnce() async {
    let server = Server()
    server.isSilent = true
    var limits = RemoteCache.Limits()
    limits.answer = .milliseconds(50)
    let cache = cache(server, limits: limits)
    await withTaskGroup(of: [UInt8]?.self) { group in
      for number in 0..<100 { group.addTask { await cache.value(for: "\(number)") } }
      for await value in group { #expect(value == nil) }
    }
    let asked = server.requests
    #expect(await cache.value(for: "later") == nil)
    #expect(server.requests == asked)
    #expect(cache.troubles == [.silent(.milliseconds(50))])
  }

  @Test func theEndWaitsForASilentServerNoLongerThanAllowed() async {
    let server = Server()
    server.isSilent = true
    var limits = RemoteCache.Limits()
    limits.end = .milliseconds(50)
    let cache = cache(server, limits: limits)
    for number in 0..<10 { cache.store([1], for: "\(number)") }
    await cache.finish()
    #expect(cache.counts.sent == 0)
    #expect(server.isStopped)
    #expect(cache.troubles == [.silent(.milliseconds(50))])
  }

  @Test(arguments: [401, 403, 405, 501]) func aServerThatTakesNothingIsStillAsked(status: Int) async {
    let server = Server()
    server.entries[RemoteEntry.name(for: "known")] = RemoteEntry.bytes([7], for: "known")
    server.answerToPut = .status(status, [])
    let cache = cache(server)
    cache.store([1], for: "key")
    #expect(await reached { cache.troubles == [.takesNothing(status)] })
    cache.store([2], for: "other")
    #expect(await cache.value(for: "known") == [7])
    #expect(server.requests == 2)
    await cache.finish()
    #expect(cache.troubles == [.takesNothing(status)])
  }

  @Test func credentialsThatAreWantedAreSaidOnce() async {
    let server = Server()
    server.answer = .status(401, [])
    let cache = cache(server)
    for _ in 0..<3 { #expect(await cache.value(for: "key") == nil) }
    #expect(server.requests == 1)
    #expect(cache.troubles == [.forbidden])
  }

  /// A bucket answers "forbidden" for a missing entry, so it is a trouble only if there was no other answer and no
  /// accepted entry.
  @Test func forbiddenIsAMiss() async {
    let server = Server()
    server.answer = .status(403, [])
    let cache = cache(server)
    for _ in 0..<5 { #expect(await cache.value(for: "key") == nil) }
    #expect(server.requests == 5)
    #expect(cache.troubles == [.forbidden])
    server.answer = .status(404, [])
    #expect(await cache.value(for: "key") == nil)
    #expect(cache.troubles.isEmpty)
  }

  @Test func aServerThatForbidsEverythingIsToldAtTheEnd() async {
    let server = Server()
    server.answer = .status(403, [])
    let cache = cache(server)
    for _ in 0..<5 { #expect(await cache.value(for: "key") == nil) }
    await cache.finish()
    #expect(cache.troubles == [.forbidden])
  }

  @Test func anEmptyBucketThatTakesEntriesIsNoTrouble() async {
    let server = Server()
    server.answer = .status(403, [])
    let cache = cache(server)
    #expect(await cache.value(for: "key") == nil)
    cache.store([1], for: "key")
    await cache.finish()
    #expect(cache.counts.sent == 1)
    #expect(cache.troubles.isEmpty)
  }

  private func cache(
    _ server: Server, isReadOnly: Bool = false, limits: RemoteCache.Limits = RemoteCache.Limits()
  ) -> RemoteCache {
    RemoteCache(isReadOnly: isReadOnly, limits: limits) { () throws(CacheTrouble) in Carrier(server: server) }
  }

  private func reached(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<5_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
    return condition()
  }
}

/// A cache server in memory.
private final class Server: Sendable {
  private struct State {
    var entries: [String: [UInt8]] = [:]
    var answer: CacheAnswer?
    var answerToPut: CacheAnswer?
    var isSilent = false
    var isStopped = false
    var requests = 0
  }
  private let state = Mutex(State())

  var entries: [String: [UInt8]] {
    get { state.withLock(\.entries) }
    set { state.withLock { $0.entries = newValue } }
  }
  /// The answer to every request; nil to answer with the stored entries.
  var answer: CacheAnswer? {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
  }
  var answerToPut: CacheAnswer? {
    get { state.withLock(\.answerToPut) }
    set { state.withLock { $0.answerToPut = newValue } }
  }
  var isSilent: Bool {
    get { state.withLock(\.isSilent) }
    set { state.withLock { $0.isSilent = newValue } }
  }
  var isStopped: Bool {
    get { state.withLock(\.isStopped) }
    set { state.withLock { $0.isStopped = newValue } }
  }
  var requests: Int { state.withLock(\.requests) }

  func answer(to request: CacheRequest) -> CacheAnswer {
    state.withLock { state in
      state.requests += 1
      switch request {
      case .get(let name):
        if let answer = state.answer { return answer }
        return state.entries[name].map { .status(200, $0) } ?? .status(404, [])
      case .put(let name, let bytes):
        if let answer = state.answerToPut { return answer }
        state.entries[name] = bytes
        return .status(201, [])
      }
    }
  }
}

private struct Carrier: CacheCarrier {
  let server: Server

  func answer(to request: CacheRequest) async -> CacheAnswer {
    let answer = server.answer(to: request)
    while server.isSilent, !server.isStopped, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
    return server.isSilent ? .nothing("stopped", isInVain: true) : answer
  }

  func stop() { server.isStopped = true }
}
