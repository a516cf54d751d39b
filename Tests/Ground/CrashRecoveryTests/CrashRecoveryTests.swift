import CLibrary
import CrashRecovery
import Synchronization
import Testing
import TimeLimits

@Suite("Work that may crash")
struct CrashRecoveryTests {
  @Test("Work that crashes runs again apart, and all other work has its result")
  func crashes() async {
    await #expect(processExitsWith: .exitCode(17)) {
      CrashRecovery.install()
      let endings = await withTaskGroup(of: (Int, Bool).self) { group in
        for number in 0..<20 {
          group.addTask {
            await CrashRecovery.run { isApart in
              if !isApart, number.isMultiple(of: 5) { fatalError("crash \(number)") }
              try? await Task.sleep(for: .milliseconds(number))
              return (number, isApart)
            }
          }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      let areApart = [0, 5, 10, 15].allSatisfy { endings[$0] == true }
      exit(endings.count == 20 && areApart && CrashRecovery.hasCrashed ? 17 : 1)
    }
  }

  @Test("A crash outside of guarded work ends the program with its signal")
  func endsElsewhere() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      CrashRecovery.install()
      abort()
    }
  }

  @Test("Work has its result, its error, and the values of its task")
  func returns() async throws {
    struct Refusal: Error {}
    #expect(await CrashRecovery.run { _ in 6 * 7 } == 42)
    #expect(try await CrashRecovery.run(within: .seconds(60)) { _ in Self.word } == "outside")
    let inside = try await Self.$word.withValue("inside") {
      try await CrashRecovery.run(within: .seconds(60)) { _ in Self.word }
    }
    #expect(inside == "inside")
    await #expect(throws: Refusal.self) { try await CrashRecovery.run(within: .seconds(60)) { _ in throw Refusal() } }
  }

  @TaskLocal private static var word = "outside"

  @Test("Work that waits for too long is canceled, and work that computes for too long is abandoned")
  func exceedsTheLimit() async {
    await #expect(throws: TimeLimitExceeded.self) {
      try await CrashRecovery.run(within: .milliseconds(50)) { _ in try await Task.sleep(for: .seconds(600)) }
    }
    let isWanted = Box(Atomic(true))
    await #expect(throws: TimeLimitExceeded.self) {
      try await CrashRecovery.run(within: .milliseconds(50)) { _ in
        while isWanted.value.load(ordering: .relaxed) { usleep(1_000) }
      }
    }
    #expect(CrashRecovery.hasAbandonedWork)
    #expect(await CrashRecovery.run { _ in true })
    isWanted.value.store(false, ordering: .relaxed)
  }

  private final class Box: Sendable {
    let value: Atomic<Bool>
    init(_ value: consuming Atomic<Bool>) { self.value = value }
  }
}
