import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file that stores the progress of a learner: one JSON object per line, to which lines are only added.
///
/// Each line is written to the disk before its result is shown, so that a killed process loses no answer. A line that
/// was cut short is not a record, and the next record begins on a new line.
package struct LearnerLog: Sendable {
  package let path: String
  /// The stored records, from the oldest on.
  package private(set) var records: [LearnerRecord] = []

  /// Creates a log from its file; a missing file counts as an empty one.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a file that cannot be read.
  package init(path: String) throws(Finding) {
    self.path = path
    guard PathKind.identity(path) != nil else { return }
    let decoder = JSONDecoder()
    for line in try TextFile.read(path).split(separator: UInt8(ascii: "\n")) {
      if let record = try? decoder.decode(LearnerRecord.self, from: Data(line)) { records.append(record) }
    }
  }

  /// Returns the path of the file in a folder for application state.
  package static func path(in folder: String) -> String { "\(folder)/next.jsonl" }

  /// Adds a record, and waits until it is on the disk.
  ///
  /// - Throws: a ``/SourceText/Finding`` if it cannot be saved; until the end of the process it counts nevertheless.
  package mutating func append(_ record: LearnerRecord) throws(Finding) {
    records.append(record)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of these types always has a form in JSON.
    guard let line = try? encoder.encode(record) else { return }
    let folder = RelativePath.folder(of: path)
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var last: UInt8 = 0x0A
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0 { _ = pread(descriptor, &last, 1, size - 1) }
    let start: [UInt8] = last == 0x0A ? [] : [0x0A]
    guard writeAll(start + line + [0x0A], to: descriptor), fsync(descriptor) == 0 else { throw failure() }
  }

  private func failure() -> Finding {
    let reason = String(cString: strerror(errno))
    return Finding(
      Place(file: path), "Your answers cannot be saved: \(reason).", help: "Choose another file with `--state`.")
  }

  // MARK: A course

  /// The course of the last record; nil if there is none.
  package var lastCourse: String? { records.last?.course }

  /// Returns the last record of a stop since its course was last begun.
  package func record(of stop: String, in course: String) -> LearnerRecord? { records(of: stop, in: course).last }

  /// Returns the records of a stop since its course was last begun, from the oldest on.
  package func records(of stop: String, in course: String) -> [LearnerRecord] {
    let own = records.filter { $0.course == course && ($0.stop == stop || $0.event == .restart) }
    let start = own.lastIndex { $0.event == .restart }.map { $0 + 1 } ?? 0
    return Array(own[start...])
  }
}
