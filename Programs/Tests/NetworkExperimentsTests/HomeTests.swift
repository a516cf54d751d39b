import Foundation
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("The files of the host in the home folder of its user")
struct HomeTests {
  @Test("A session leaves nothing in the home folder")
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
