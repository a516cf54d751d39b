import LessonRunner
import SourceText
import Subprocess

/// Asks git which files were changed.
enum GitChanges {
  /// What git may say at most.
  private static let mostBytes = 64 << 20

  /// Whether a word names a revision.
  static func isRevision(_ word: String, _ folder: WorkingFolder) async -> Bool {
    await git(["rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"], folder) != nil
  }

  /// The files that differ from where a revision and the present one parted, and those that git does not know and does not ignore.
  ///
  /// - Parameters:
  ///   - revision: a branch, a tag or a commit.
  ///   - folder: where relative paths start.
  ///   - common: files and folders that every document depends on.
  /// - Returns: the files.
  /// - Throws: a ``SourceText/Finding`` where there is no git, no repository, or no such revision.
  static func files(since revision: String, _ folder: WorkingFolder, common: [String]) async throws(Finding)
    -> ChangedFiles
  {
    guard let top = await git(["rev-parse", "--show-toplevel"], folder)?.withoutLineFeed,
      let prefix = await git(["rev-parse", "--show-prefix"], folder)?.withoutLineFeed
    else {
      throw Finding(
        Place(file: "--changed"), "There is no git repository here.", help: "Leave out '--changed' to run all.")
    }
    guard await isRevision(revision, folder),
      let changed = await git(
        ["diff", "--merge-base", "--name-only", "--no-renames", "--no-ext-diff", "-z", revision, "--"], folder),
      let new = await git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"], folder)
    else {
      throw Finding(
        Place(file: "--changed"), "git knows no revision `\(revision)` that has to do with the present one.",
        help: "Name a branch, a tag or a commit, as in `--changed=main`; a CI program has to fetch it.")
    }
    let names = (changed + new).split(separator: "\0").map { "\(top)/\($0)" }
    return ChangedFiles(Set(names), in: RelativePath.join(top, prefix), common: common)
  }

  private static func git(_ words: [String], _ folder: WorkingFolder) async -> String? {
    let path = folder.resolve("")
    let result = try? await Subprocess.run(
      .name("git"), arguments: .init(["-c", "core.fsmonitor=false", "-C", path.isEmpty ? "." : path] + words),
      output: .string(limit: mostBytes), error: .discarded)
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }
}

extension String {
  fileprivate var withoutLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
