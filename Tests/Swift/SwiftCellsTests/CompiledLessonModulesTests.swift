import Testing

@testable import SwiftCells

@Suite("Compiled modules of documents")
struct CompiledLessonModulesTests {
  private struct Failure: Error {}

  private let modules = CompiledLessonModules()

  /// Returns the number of compilations if a module is requested with each of some keys.
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

  @Test("A module is compiled once for all that it depends on")
  func once() async throws {
    #expect(try await compilations(["a", "b", "a", "b", "a"]) == 2)
  }

  @Test("The number of stored modules is limited, so that a server stays small for days")
  func bounded() async throws {
    let many = (0..<64).map { "\($0)" }
    #expect(try await compilations(many + many) == 64)
    #expect(try await compilations(["another"]) == 1)
    #expect(try await compilations(["0"]) == 1)
    #expect(try await compilations(["63"]) == 0)
  }

  @Test("A module that does not compile is compiled again")
  func failing() async throws {
    await #expect(throws: Failure.self) { try await modules.module("a") { throw Failure() } }
    #expect(try await compilations(["a"]) == 1)
  }
}
