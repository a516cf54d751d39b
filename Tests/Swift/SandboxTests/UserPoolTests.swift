import CLibrary
import Foundation
import Testing

@testable import Sandbox

@Suite struct UserPoolTests {
  @Test(arguments: [
    ("         0          0 4294967295\n", true), ("0 100000 65536\n", false), ("0 1000 1\n", false), ("", false),
    ("0 0 1000\n2100000000 5 47000001\n", true), ("2100000000 5 47000000\n", false), ("nonsense 0 -\n", false),
  ])
  func `Numbers that a namespace does not have are not taken`(_ map: String, _ isHeld: Bool) {
    #expect(IdentityMap.holds(2_100_000_000...2_147_000_000, map: map) == isHeld)
  }

  #if os(Linux)
    @Test(.enabled(if: Isolation.isRoot, "Root alone has users for runs."))
    func `A user has no process, is none of a service, and is locked`() throws {
      let users = try (0..<5).map { _ in try UserPool.take() }
      defer { users.forEach(UserPool.giveBack) }
      #expect(Set(users).count == users.count)
      #expect(!users.contains { (61184...65519).contains($0) || ProcessUsers.include($0) })
      for user in users {
        let folders = ["/run", FileManager.default.temporaryDirectory.path]
        let locks = folders.map { open("\($0)/swift-lessons-users/\(user)", O_RDWR) }.filter { $0 >= 0 }
        #expect(!locks.isEmpty)
        for lock in locks {
          #expect(flock(lock, LOCK_EX | LOCK_NB) != 0)
          close(lock)
        }
      }
    }

    @Test(.enabled(if: Isolation.isRoot, "Root alone starts processes of other users."))
    func `A process is found by its user`() async throws {
      let (user, words) = (2_099_999_999, ["--regid=2099999998", "--clear-groups", "sleep", "60"])
      #expect(!ProcessUsers.include(uid_t(user)))
      let service = Process()
      service.executableURL = URL(filePath: "/usr/bin/setpriv")
      service.arguments = ["--reuid=\(user)"] + words
      try service.run()
      defer { service.terminate() }
      // `setpriv` changes the user before the group.
      for _ in 0..<500 where !ProcessUsers.include(uid_t(user)) || !ProcessUsers.include(uid_t(user - 1)) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(ProcessUsers.include(uid_t(user)) && ProcessUsers.include(uid_t(user - 1)))
      #expect(ProcessUsers.include(0) && !ProcessUsers.include(uid_t(user - 2)))
    }
  #endif
}
