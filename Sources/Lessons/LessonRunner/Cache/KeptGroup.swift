import CLibrary
import Hosts
import LessonKit
import SourceText

/// What is kept of a group of documents from run to run.
struct KeptGroup: Sendable {
  /// What the group comes to as long as it is unchanged; nil if it has to be run each time.
  var verdict: KeptVerdict?
  /// What the results of hosts depend on, and the verdict with them.
  var hosts: [HostEvidence] = []
  /// The replies of experiments, by their name and their parameters as written.
  var results: [String: ArraySlice<UInt8>] = [:]

  /// Whether nothing would be kept.
  var isEmpty: Bool { verdict == nil && results.isEmpty }
}

/// What a group of documents comes to as long as nothing changes that it depends on.
struct KeptVerdict: Sendable {
  /// More bytes of files are not kept.
  private static let mostBytes = 8 << 20

  /// A file that was read.
  struct File: Sendable {
    var path: String
    /// What it held; nil if it could not be read.
    var bytes: ArraySlice<UInt8>?
  }

  /// A folder that was looked into.
  struct Folder: Sendable {
    var path: String
    /// The names in it; nil if it could not be read.
    var names: [String]?
  }

  /// What is known of the documents, in their order.
  var documents: [DocumentVerdict]
  /// The files that were read, the documents among them.
  var files: [File]
  /// The folders that were looked into.
  var folders: [Folder]
  /// The files and folders that the documents name and that exist; nil if nobody looked whether they do.
  var named: [String]?
  /// What Swift cells depend on beside these; nil if there are none.
  var swift: String?

  /// Whether it is small enough to be kept.
  var isSmall: Bool { files.reduce(0) { $0 + ($1.bytes?.count ?? 0) } <= Self.mostBytes }

  /// Whether all files and folders are as they were.
  var isCurrent: Bool {
    files.allSatisfy(\.isCurrent) && folders.allSatisfy { FolderNames.of($0.path) == $0.names }
      && (named ?? []).allSatisfy(PathKind.exists)
  }
}

extension KeptVerdict.File {
  /// Whether the file holds what it held.
  fileprivate var isCurrent: Bool {
    guard let now = try? TextFile.read(path) else { return bytes == nil }
    return bytes?.isSame(as: now) ?? false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are those of an array, compared eight and more at a time.
  func isSame(as other: [UInt8]) -> Bool {
    count == other.count
      && withUnsafeBytes { left in
        other.withUnsafeBytes { right in
          guard let left = left.baseAddress, let right = right.baseAddress else { return true }
          return memcmp(left, right, other.count) == 0
        }
      }
  }
}
