import Testing

@testable import Sandbox

@Suite struct MountTableTests {
  private static let table = MountTable(
    """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    30 22 0:5 / /usr rw,nosuid,relatime - ext4 /dev/sda2 rw
    31 30 0:6 / /usr/src/app rw,relatime shared:2 master:1 - ext4 /dev/sda3 rw
    32 31 0:7 / /usr/src/app/deep\\040er rw,nosuid,nodev,noexec,noatime - tmpfs tmpfs rw
    33 30 0:8 / /usr/closed ro,nosuid - tmpfs tmpfs rw
    34 33 0:9 / /usr/closed/open rw,nodev - tmpfs tmpfs rw
    35 22 0:10 / /usrlocal rw - tmpfs tmpfs rw
    36 30 0:11 /file /usr/one\\134\\011\\012 rw - ext4 /dev/sda1 rw
    37 31 0:12 / /usr/src/app rw,noexec - tmpfs tmpfs rw
    38 22 0:13 / /etc/é rw - tmpfs tmpfs rw
    broken

    """)

  @Test(arguments: [
    ("/usr", ["src/app noexec", "src/app/deep er nosuid,nodev,noexec", "closed/open nodev", "one\\\t\n "]),
    ("/usr/src", ["app noexec", "app/deep er nosuid,nodev,noexec"]), ("/usr/src/app", ["deep er nosuid,nodev,noexec"]),
    ("/usr/closed", ["open nodev"]), ("/etc", ["é "]), ("/usrlocal", []), ("/usr/src/app/deep er", []), ("/none", []),
  ])
  func `What is mounted below a folder and can be written is found, with what it forbids`(
    _ folder: String, _ expected: [String]
  ) {
    let found = Self.table.writable(below: folder).map { "\($0.rest) \($0.options.joined(separator: ","))" }
    #expect(found == expected)
  }
}
