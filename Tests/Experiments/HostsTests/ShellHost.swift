import ExperimentKit
import Hosts
import Results
import SourceText
import TestSupport

/// A host as a shell script, which answers `catalogue` and then runs a test's commands for `run`.
struct ShellHost {
  let folder: TemporaryFolder
  let pool: HostPool
  var declaration: HostDeclaration

  /// The commands that answer with the request itself as lines.
  static let echo =
    #"printf '{"id":"%s","result":{"kind":"lines","lines":["%s"]}}\n' "$id" "$(echo "$line" | tr -d '"\\{}')""#

  /// The catalog of one experiment `shell.lines` with a parameter `text`.
  static let catalogue =
    #"{"id":"1","version":"4","catalogue":[{"name":"shell.lines","summary":"x","result":"lines","#
    + #""parameters":[{"name":"text","help":"x","takes":"a text","default":"x"}]}]}"#

  /// Writes the script.
  ///
  /// - Parameters:
  ///   - start: the commands before it reads the first line.
  ///   - catalogue: the answer to the first request.
  ///   - run: the commands for a request to run, whose id is in `$id` and whose line is in `$line`.
  /// - Throws: the error of writing the files.
  init(start: String = "", catalogue: String = Self.catalogue, run: String = "") throws {
    folder = try TemporaryFolder()
    try folder.write("\(catalogue)\n", to: "catalogue.json")
    let script = """
      \(start)
      while read -r line; do
        id=${line#*'"id":"'}
        id=${id%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*) \(run.isEmpty ? ":" : run) ;;
        *'"request":"cancel"'*) ;;
        esac
      done
      """
    try folder.write(script, to: "host.sh")
    declaration = HostDeclaration(
      name: "shell", command: ["sh", "host.sh"], topics: ["shell"], place: Place(file: "hosts.yml", line: 1))
    // A busy machine must not make a test fail that is not about time.
    (declaration.startLimit, declaration.timeLimit) = (.seconds(600), .seconds(600))
    pool = HostPool(HostProgram(program: "\(folder.path)/lesson", searchPath: "/usr/bin:/bin"), .all)
  }

  /// Returns the answer to a run: lines, or the error, as a reader sees it.
  func run(_ yaml: String = "") async -> String {
    do {
      let entries = try await pool.experiments(of: declaration, in: folder.path)
      guard let entry = entries.first(where: { $0.name == "shell.lines" }) else { return "no experiment" }
      let prepared = try entry.prepare(yaml: yaml, file: "cell").get()
      return try await prepared.run().text(.english).joined(separator: "|")
    } catch {
      return Self.words(error)
    }
  }

  /// Returns an error, as a reader sees it.
  static func words(_ error: any Error) -> String {
    if let unavailable = error as? Unavailable { return "skipped: \(unavailable.reason)" }
    return Findings(thrown: error, line: 1) { Place(file: "cell", line: $0) }.description
  }

  /// Ends the script and returns the text of a file that it wrote.
  func finish(reading name: String) async throws -> String {
    await pool.finish()
    return try folder.text(name)
  }
}
