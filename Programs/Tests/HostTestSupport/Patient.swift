import Testing
import TimeLimits

/// A trait that gives experiments on real parts the time that they need next to many other tests.
public struct PatientTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with more patience.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Patience.$limit.withValue(.seconds(1200)) { try await function() }
  }
}

extension Trait where Self == PatientTrait {
  /// The trait that waits for real parts as long as a busy machine needs.
  public static var patient: Self { PatientTrait() }
}
