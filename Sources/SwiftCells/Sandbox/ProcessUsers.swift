/// The users and groups that processes of the machine have.
enum ProcessUsers {
  /// Those of all processes: the real ones, the effective ones, those that they can take again, and those of their groups.
  static var current: Set<UInt32> {
    var users: Set<UInt32> = []
    for name in RunFolder.names("/proc") where name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      let status = RunFolder.bytes(of: "/proc/\(name)/status", atMost: 1 << 14)
      users.formUnion(numbers(String(decoding: status, as: UTF8.self)))
    }
    return users
  }

  /// Those that the text of a process's `status` names.
  static func numbers(_ status: String) -> [UInt32] {
    status.split(separator: "\n").flatMap { line in
      ["Uid:", "Gid:", "Groups:"].contains { line.hasPrefix($0) }
        ? line.split { $0 == "\t" || $0 == " " }.dropFirst().compactMap { UInt32($0) } : []
    }
  }
}
