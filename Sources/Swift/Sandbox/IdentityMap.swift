/// The numbers of users and groups that there are in the namespace of this process.
enum IdentityMap {
  /// Whether all numbers of a range are those of users, and of groups.
  static func holds(_ range: ClosedRange<UInt32>) -> Bool {
    ["uid_map", "gid_map"].allSatisfy { name in
      let bytes = RunFolder.bytes(of: "/proc/self/\(name)", atMost: 1 << 16)
      return bytes.isEmpty || holds(range, map: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether one line of a map holds a range: its first number here, that outside, and how many there are.
  static func holds(_ range: ClosedRange<UInt32>, map: String) -> Bool {
    map.split(separator: "\n").contains { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      return numbers.count == 3 && numbers[0] <= Int(range.lowerBound)
        && Int(range.upperBound) < numbers[0] + numbers[2]
    }
  }
}
