import ArgumentParser
import LessonRunner
import SourceText

/// The options that limit a run to a part of its documents.
struct NarrowingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Run only cells with this name, experiment or kind (experiment, swift, console, listing, prediction or exercise); \
      may be repeated.
      """, valueName: "what"), completion: .custom(ExperimentCompletion.filters))
  var only: [String] = []
  @Option(help: "Run only documents written in this language.")
  var writtenIn: Language?
  @Option(help: .hidden)
  var language: String?
  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Run only documents that changed in git since this revision, or whose pictures, modules or hosts changed.",
      valueName: "since"))
  var changed: String?
  @Option(
    help: ArgumentHelp(
      "Run only this part of several, such as 3/8; `lesson report` joins the outcomes of all parts.",
      valueName: "part/parts"))
  var shard: String?
  @Option(
    help: ArgumentHelp("A file of document times, which makes shards take equally long.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var times: String?
  @Flag(help: "Write the times of the documents that were run to the file of '--times'.")
  var writeTimes = false

  func validate() throws {
    if let language {
      throw ValidationError.usage(
        """
        '--language' sets the language of the command's words. To run only the documents in a language, use \
        '--written-in \(language)'.
        """)
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError.usage(
        "'--shard' takes a part and the number of parts, such as 3/8, from 1/1 to 10000/10000.")
    }
    if writeTimes, times == nil { throw ValidationError.usage("'--write-times' needs '--times FILE'.") }
  }

  /// Returns the part of the documents that these options leave.
  ///
  /// - Parameters:
  ///   - paths: the paths that were named.
  ///   - other: the paths to use if none was named; if this is empty too, the folder `lessons`.
  ///   - common: the files and folders that every document depends on.
  ///   - readsCode: whether every document depends on the code of a package.
  ///   - times: the times that documents took.
  ///   - session: the session.
  /// - Returns: the selection.
  /// - Throws: a ``SourceText/Finding`` if git fails.
  func selection(
    of paths: [String], default other: [String], common: [String], readsCode: Bool = false, times: DocumentTimes?,
    _ session: Session
  ) async throws(Finding) -> Selection {
    var narrowing = Narrowing()
    var paths = paths
    if !only.isEmpty { narrowing.only = CellFilter(words: only) }
    (narrowing.language, narrowing.shard) = (writtenIn, shard.flatMap { Shard($0) })
    narrowing.times = times?.milliseconds ?? [:]
    if var since = changed {
      // `--changed lessons` means the folder if no revision has that name.
      if PathKind.identity(session.folder.resolve(since)) != nil, await !GitChanges.isRevision(since, session.folder) {
        (since, paths) = ("HEAD", [since] + paths)
      }
      narrowing.changes = try await GitChanges.files(
        since: since, session.folder, common: common, readsCode: readsCode)
    }
    return session.selection(paths.isEmpty ? other : paths).narrowed(
      to: narrowing, finder: session.experiments)
  }
}
