import CLibrary
import Hosts
import LessonKit
import SourceText

/// The data of a group of documents that is cached from run to run.
struct KeptGroup: Sendable {
  /// The verdict on the group as long as it is unchanged; nil if it has to run each time.
  var verdict: KeptVerdict?
  /// The state of the hosts that the results and the verdict depend on.
  var hosts: [HostEvidence] = []
  /// The replies of experiments, by their name and their parameters as written.
  var results: [String: ArraySlice<UInt8>] = [:]

  /// Whether the group holds nothing to cache.
  var isEmpty: Bool { verdict == nil && results.isEmpty }
}

/// The verdict on a group of documents, together with everything that it depends on.
struct KeptVerdict: Sendable {
  /// The largest number of bytes of files in a verdict; a larger verdict is not cached.
  private static let mostBytes = 8 << 20

  /// A file that was read.
  struct File: Sendable {
    var path: String
    /// The content of the file; nil if it could not be read.
    var bytes: ArraySlice<UInt8>?
  }

  /// A folder that was read.
  struct Folder: Sendable {
    var path: String
    /// The names in it; nil if it could not be read.
    var names: [String]?
  }

  /// The verdicts on the documents, in their order.
  var documents: [DocumentVerdict]
  /// The files that were read, including the documents.
  var files: [File]
  /// The folders that were read.
  var folders: [Folder]
  /// The existing files and folders that the documents name; nil if nothing looked for them.
  var named: [String]?
  /// The identity of everything else that Swift cells depend on; nil if there are none.
  var swift: String?

  /// Whether the verdict is small enough to be cached.
  var isSmall: Bool { files.reduce(0) { $0 + ($1.bytes?.count ?? 0) } <= Self.mostBytes }

  /// Whether all files and folders are unchanged.
  var isCurrent: Bool {
    files.allSatisfy(\.isCurrent) && folders.allSatisfy { FolderNames.of($0.path) == $0.names }
      && (named ?? []).allSatisfy(PathKind.exists)
  }
}

extension KeptVerdict.File {
  /// Whether the content of the file is unchanged.
  fileprivate var isCurrent: Bool {
    guard let now = try? TextFile.read(path) else { return bytes == nil }
    return bytes?.isSame(as: now) ?? false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are equal to an array, compared eight and more at a time.
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
