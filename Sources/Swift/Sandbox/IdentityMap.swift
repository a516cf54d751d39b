/// The numbers of users and groups that exist in the namespace of this process.
enum IdentityMap {
  /// Whether all numbers of a range are numbers of users and of groups.
  static func holds(_ range: ClosedRange<UInt32>) -> Bool {
    ["uid_map", "gid_map"].allSatisfy { name in
      let bytes = RunFolder.bytes(of: "/proc/self/\(name)", atMost: 1 << 16)
      return bytes.isEmpty || holds(range, map: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether a line of a map contains a whole range.
  ///
  /// A line consists of its first number in this namespace, its first number outside, and the count of numbers.
  static func holds(_ range: ClosedRange<UInt32>, map: String) -> Bool {
    map.split(separator: "\n").contains { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      return numbers.count == 3 && numbers[0] <= Int(range.lowerBound)
        && Int(range.upperBound) < numbers[0] + numbers[2]
    }
  }
}
