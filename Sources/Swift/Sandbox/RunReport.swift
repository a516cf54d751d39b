/// The report of a running program about itself: which cells began, where in its outputs, and when.
package struct RunReport: Sendable, Hashable {
  /// The beginning of a cell.
  package struct Beginning: Sendable, Hashable {
    /// The offset in standard output.
    var offset: Int
    /// The offset in standard error.
    var errorOffset: Int
    /// The time on the monotonic clock, in nanoseconds.
    var time: Int
  }

  /// The environment variable that names the word of the first record and the folder of the pipes.
  ///
  /// The program removes it.
  package static let variable = "LESSON_REPORT"

  /// The beginnings of cell 1, cell 2 and so on, as far as the program ran.
  package private(set) var beginnings: [Beginning] = []
  /// Whether the program reached the end of the last cell.
  package private(set) var isFinished = false
  /// Whether the program called `exit`, even at its own end.
  package private(set) var didExit = false
  /// Whether the report contains anything that the program's own calls do not write.
  package private(set) var isForged = false

  /// Reads the file of the report, which the program may be writing, and may have filled with anything.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - word: the word that begins each record.
  ///   - cells: the number of cells of the program.
  package init(_ bytes: [UInt8], word: String, cells: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() where !isForged {
      take(String(decoding: line, as: UTF8.self).split(separator: " "), word: word, cells: cells)
    }
    if let rest = lines.last, rest.count > 128 { isForged = true }
  }

  private mutating func take(_ fields: [Substring], word: String, cells: Int) {
    guard
      fields.count == 5, fields[0] == word, let offset = Int(fields[2]), let errorOffset = Int(fields[3]),
      let time = Int(fields[4]), time >= 0, !didExit
    else {
      isForged = true
      return
    }
    if fields[1] == "exit" {
      didExit = true
    } else if isFinished {
      isForged = true
    } else if fields[1] == "0", beginnings.count == cells {
      isFinished = true
    } else if Int(fields[1]) == beginnings.count + 1, beginnings.count < cells {
      // The offset is -1 if the cell before has closed a file that the report needs.
      beginnings.append(
        Beginning(
          offset: max(offset, beginnings.last?.offset ?? 0),
          errorOffset: max(errorOffset, beginnings.last?.errorOffset ?? 0), time: time))
    } else {
      isForged = true
    }
  }

  /// Returns the standard output of each cell that began.
  package func outputs(_ output: [UInt8]) -> [[UInt8]] { parts(of: output, from: beginnings.map(\.offset)) }

  /// Returns the standard error of each cell that began.
  package func errors(_ errors: [UInt8]) -> [[UInt8]] { parts(of: errors, from: beginnings.map(\.errorOffset)) }

  private func parts(of output: [UInt8], from offsets: [Int]) -> [[UInt8]] {
    let starts = offsets.map { min($0, output.count) }
    return starts.indices.map { index in
      let start = index == 0 ? 0 : starts[index]
      return Array(output[start..<(index + 1 < starts.count ? starts[index + 1] : output.count)])
    }
  }
}
