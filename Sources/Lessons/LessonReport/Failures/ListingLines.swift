import LessonKit
import Results
import SourceText

/// The lines of a cell and its transcript as short checksums, which identify the cell in a baseline.
///
/// White space does not count, so that a table with wider columns stays the same.
struct ListingLines: Hashable {
  /// The checksum of each line; 0 for one without text.
  package let lines: [UInt16]

  private static let digits = 4

  /// Takes the lines of a cell from a file.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the lines.
  ///   - file: the file.
  init(_ numbers: [Int], of file: SourceFile) {
    lines = numbers.map { number in
      let words = file.line(number).split { $0 == 0x20 || $0 == 0x09 }
      guard !words.isEmpty else { return 0 }
      let sum = Array(words.joined(separator: [0x20])).withUnsafeBytes(Checksum.of)
      return max(1, UInt16(truncatingIfNeeded: sum ^ sum >> 16 ^ sum >> 32 ^ sum >> 48))
    }
  }

  /// Reads the lines from the text in a baseline; nil for other text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count % Self.digits == 0 else { return nil }
    var lines: [UInt16] = []
    for start in stride(from: 0, to: bytes.count, by: Self.digits) {
      let word = String(decoding: bytes[start..<(start + Self.digits)], as: UTF8.self)
      guard let line = UInt16(word, radix: 16), !word.hasPrefix("+") else { return nil }
      lines.append(line)
    }
    self.lines = lines
  }

  /// The lines as text in a baseline: four digits for each line.
  var text: String {
    lines.map { line in
      let digits = String(line, radix: 16)
      return String(repeating: "0", count: Self.digits - digits.count) + digits
    }.joined()
  }

  /// Returns the number of nonempty lines that another cell has, too; nil if they are less than half.
  func common(with other: ListingLines) -> Int? {
    var counts: [UInt16: Int] = [:]
    for line in other.lines where line != 0 { counts[line, default: 0] += 1 }
    var common = 0
    for line in lines where counts[line, default: 0] > 0 {
      counts[line, default: 0] -= 1
      common += 1
    }
    return common > 0 && common * 2 >= lines.count(where: { $0 != 0 }) ? common : nil
  }

  /// Returns the positions of these lines in another cell, which may have more or fewer lines.
  func positions(in other: ListingLines) -> [Int: Int] {
    let pairs = Alignment.pairs(lines.count, other.lines.count) { lines[$0] == other.lines[$1] }
    var positions: [Int: Int] = [:]
    for pair in pairs {
      guard let own = pair.expected, let found = pair.found, lines[own] == other.lines[found] else { continue }
      positions[own] = found
    }
    return positions
  }
}
