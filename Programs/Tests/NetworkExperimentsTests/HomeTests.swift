import Foundation
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("What the host of these experiments leaves in the home of its user")
struct HomeTests {
  @Test("A session leaves nothing there")
  func nothing() async {
    await #expect(processExitsWith: .success) {
      let home = try TemporaryFolder()
      setenv("HOME", home.path, 1)
      keepNothingAtHome()
      try await withURLSession { _ in }
      #expect(try home.names().isEmpty)
    }
  }
}
