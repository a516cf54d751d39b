import CLibrary
import SourceText
import Subprocess
import SwiftCells

/// The changes that git reports.
///
/// The settings of a repository name programs that git runs, and a repository may come with a stranger's documents.
/// None of these programs is run, and nothing is fetched. The settings of the user apply.
package enum GitChanges {
  /// The largest number of bytes that git may print.
  private static let mostBytes = 64 << 20
  /// The settings that prevent programs of the repository from running, whatever it says.
  private static let settings = [
    // Files that were only rewritten are compared, not taken for changed, whatever the user has set.
    "core.fsmonitor": "false", "core.hooksPath": "/dev/null", "diff.autoRefreshIndex": "true",
  ]

  /// The settings that versions before 2.31 accept, too, as they ignore those of the environment.
  private static let always = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]

  /// Whether a word names a revision.
  package static func isRevision(_ word: String, _ folder: WorkingFolder) async -> Bool {
    await git(["rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"], folder) != nil
  }

  /// Returns the files that differ from the point where a revision and the current one parted, and the new files.
  ///
  /// New files are those that git neither knows nor ignores.
  ///
  /// - Parameters:
  ///   - revision: a branch, a tag, or a commit.
  ///   - folder: the folder that relative paths start from.
  ///   - common: files and folders that every document depends on.
  ///   - readsCode: whether every document depends on the code of the package: on changed lines of its manifest and its
  ///     sources that are not comments.
  /// - Returns: the files.
  /// - Throws: a ``SourceText/Finding`` if there is no git, no repository, or no such revision.
  package static func files(
    since revision: String, _ folder: WorkingFolder, common: [String], readsCode: Bool = false
  ) async throws(Finding) -> ChangedFiles {
    guard let top = await git(["rev-parse", "--show-toplevel"], folder)?.withoutLineFeed,
      let prefix = await git(["rev-parse", "--show-prefix"], folder)?.withoutLineFeed
    else {
      throw Finding(
        Place(file: "--changed"), "There is no git repository here.", help: "To run all documents, remove '--changed'.")
    }
    guard let filters = await filters(folder) else {
      throw Finding(
        Place(file: "--changed"),
        "This git ignores settings from the environment, so `lesson` cannot turn off the repository's own programs.",
        help: "Use git 2.31 or later. To run all documents, remove '--changed'.")
    }
    guard await isRevision(revision, folder),
      let changed = await git(
        ["diff", "--merge-base", "--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty", "-z"]
          + [revision, "--"], folder, without: filters),
      let new = await git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"], folder)
    else {
      throw Finding(
        Place(file: "--changed"),
        "git does not know a revision `\(revision)` that shares history with the current one.",
        help: "Name a branch, a tag or a commit, as in `--changed=main`. In CI, fetch it first.")
    }
    let names = (changed + new).split(separator: "\0").map { "\(top)/\($0)" }
    // A set-up is of its folder alone.
    let isCode = { (name: Substring) in
      kindsOfCode.contains { name.hasSuffix($0) } && !name.contains("Tests/") && !name.hasSuffix(SetupFile.name)
    }
    var changesCode = readsCode && new.split(separator: "\0").contains(where: isCode)
    if readsCode, !changesCode {
      let paths = kindsOfCode.map { ":(top)*\($0)" } + ["*Tests/*", "*\(SetupFile.name)"].map { ":(top,exclude)\($0)" }
      let options = ["--merge-base", "--unified=0", "--no-color", "--no-renames", "--no-ext-diff", "--no-textconv"]
      changesCode =
        await git(["diff"] + options + [revision, "--"] + paths, folder, without: filters)
        .map(Self.hasCode) ?? true
    }
    return ChangedFiles(
      Set(names), in: RelativePath.join(top, prefix), common: common, changesCode: changesCode)
  }

  /// The ends of the names of files whose changes can change what documents print.
  private static let kindsOfCode = [".swift", ".c", ".cc", ".cpp", ".h", ".hpp", ".modulemap", "Package.resolved"]

  /// Whether a list of differences has a line that is neither empty nor a comment.
  static func hasCode(_ differences: String) -> Bool {
    differences.split(whereSeparator: \.isNewline).contains { line in
      guard line.hasPrefix("+") || line.hasPrefix("-"), !line.hasPrefix("+++ "), !line.hasPrefix("--- ") else {
        return false
      }
      let text = line.dropFirst().drop(while: \.isWhitespace)
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  /// Returns settings that switch off the filters declared by the repository, which git would run to read changed
  /// files.
  ///
  /// It is nil if git does not report its settings, or if its version is older than 2.31 and ignores settings of the
  /// environment.
  private static func filters(_ folder: WorkingFolder) async -> [String: String]? {
    guard let listed = await git(["config", "--show-scope", "--name-only", "-z", "--list"], folder) else { return nil }
    let words = listed.split(separator: "\0").map(String.init)
    let keys = Array(zip(words, words.dropFirst()))
    guard keys.contains(where: { $0 == ("command", "diff.autorefreshindex") }) else { return nil }
    var unset: [String: String] = [:]
    for (scope, key) in keys where ["local", "worktree"].contains(scope) {
      guard key.hasPrefix("filter."), let end = key.lastIndex(of: ".") else { continue }
      for (name, value) in [("clean", ""), ("process", ""), ("required", "false")] {
        unset["\(key[...end])\(name)"] = value
      }
    }
    return unset
  }

  private static func git(
    _ words: [String], _ folder: WorkingFolder, without filters: [String: String] = [:]
  ) async -> String? {
    let path = folder.resolve("")
    let result = try? await Subprocess.run(
      .name("git"), arguments: .init(["-C", path.isEmpty ? "." : path] + always + words),
      environment: .inherit.updating(variables(settings.merging(filters) { $1 })),
      output: .string(limit: mostBytes), error: .discarded)
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }

  /// Returns the environment variables for settings.
  ///
  /// They also forbid all transports, so that missing objects are not fetched.
  private static func variables(_ settings: [String: String]) -> [Environment.Key: String?] {
    let first = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
    var variables: [Environment.Key: String?] = [
      "GIT_ALLOW_PROTOCOL": "", "GIT_OPTIONAL_LOCKS": "0", "GIT_CONFIG_COUNT": "\(first + settings.count)",
    ]
    for (number, setting) in zip(first..., settings) {
      variables[Environment.Key(stringLiteral: "GIT_CONFIG_KEY_\(number)")] = setting.key
      variables[Environment.Key(stringLiteral: "GIT_CONFIG_VALUE_\(number)")] = setting.value
    }
    return variables
  }
}

extension String {
  fileprivate var withoutLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
