import Testing

@testable import SwiftCells

@Suite("Modules that were compiled for other cells")
struct CompiledLessonModulesTests {
  private struct Failure: Error {}

  private let modules = CompiledLessonModules()

  /// How often a module is compiled where it is asked for by each of some keys.
  private func compilations(_ keys: [String]) async throws -> Int {
    var count = 0
    for key in keys {
      let module = try await modules.module(key) {
        count += 1
        return CompiledLessonModule(takenFrom: "/none", name: key)
      }
      #expect(module.name == key)
    }
    return count
  }

  @Test("Each is compiled once for all that it depends on")
  func once() async throws {
    #expect(try await compilations(["a", "b", "a", "b", "a"]) == 2)
  }

  @Test("Only so many are kept that a server which runs for days stays small")
  func bounded() async throws {
    let many = (0..<64).map { "\($0)" }
    #expect(try await compilations(many + many) == 64)
    #expect(try await compilations(["another"]) == 1)
    #expect(try await compilations(["0"]) == 1)
    #expect(try await compilations(["63"]) == 0)
  }

  @Test("One that does not compile is compiled again")
  func failing() async throws {
    await #expect(throws: Failure.self) { try await modules.module("a") { throw Failure() } }
    #expect(try await compilations(["a"]) == 1)
  }
}
