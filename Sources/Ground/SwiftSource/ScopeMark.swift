/// Invisible characters after a name that tell apart declarations of the same name, as if each had its own scope.
///
/// Swift treats them as parts of names, and prints them in the names of types.
public enum ScopeMark {
  private static let start: [UInt8] = Array("\u{2063}\u{2062}".utf8)
  private static let digits = ["\u{2061}", "\u{2064}"].map { Array($0.utf8) }

  /// Returns the mark with a number, from 0.
  public static func mark(_ number: Int) -> String {
    let digits = String(number, radix: 2).utf8.flatMap { Self.digits[$0 == UInt8(ascii: "1") ? 1 : 0] }
    return String(decoding: start + digits, as: UTF8.self)
  }

  fileprivate static func remove(from bytes: [UInt8]) -> [UInt8] {
    var rest: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == start[0], bytes[index...].starts(with: start) else {
        rest.append(bytes[index])
        index += 1
        continue
      }
      index += start.count
      while digits.contains(where: { bytes[index...].starts(with: $0) }) { index += digits[0].count }
    }
    return rest
  }
}

extension String {
  /// The text without scope marks.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public var withoutScopeMarks: String {
    guard utf8.contains(0xE2) else { return self }
    return String(decoding: ScopeMark.remove(from: Array(utf8)), as: UTF8.self)
  }
}
