import Testing
import TimeLimits

/// Gives experiments on real parts the time that they need beside many other tests.
public struct PatientTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a test with more patience.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Patience.$limit.withValue(.seconds(1200)) { try await function() }
  }
}

extension Trait where Self == PatientTrait {
  /// Real parts are waited for as long as a busy machine needs.
  public static var patient: Self { PatientTrait() }
}
