import ArgumentParser
import LessonKit
import LessonReport
import LessonRunner
import SourceText
import Terminal

/// `lesson report`: renders saved outcomes, and merges several of them.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", _superCommandName: "lesson",
    abstract: "Show saved outcomes in any format, and join the outcomes of several runs, without running anything.",
    discussion: """
      Outcomes are saved by `lesson run --format json`. The outcomes of shards are joined in the order of the whole \
      run. Missing shards, damaged files and contradictory outcomes are reported, in the report too.

      Example: lesson report shard-*.json --format junit --output lessons.xml
      Example: lesson report lessons.json --report lesson-report
      """)

  @Argument(
    help: ArgumentHelp("Files with saved outcomes.", valueName: "outcomes"), completion: .file(extensions: ["json"]))
  var paths: [String] = []
  @OptionGroup var outcomes: OutcomeOptions
  @Flag(help: "Treat cells without a transcript, skipped cells and warnings in lessons as failures.")
  var strict = false
  @Flag(help: "Omit details that differ between machines.")
  var reproducible = false
  @Flag(help: "Print the JSON Schema of saved outcomes.")
  var schema = false

  func validate() throws {
    if schema {
      guard paths.isEmpty else { throw ValidationError.usage("Use '--schema' on its own. Remove the other arguments.") }
    } else if paths.isEmpty {
      throw ValidationError.usage("Name the files with saved outcomes, such as `lesson report lessons.json`.")
    }
  }

  func run() async throws {
    let session = Session.current
    if schema { return session.output.write(text: RunSchema.text) }
    var inputs: [RecordMerge.Input] = []
    var unread: [Finding] = []
    for path in paths {
      do throws(Finding) {
        inputs.append(
          RecordMerge.Input(path: path, record: try RecordReader.read(try session.folder.read(path), path: path)))
      } catch {
        unread.append(error)
      }
    }
    var record = RecordMerge.joined(inputs)
    record.findings = unread + record.findings
    if reproducible { record.provenance = nil }
    let rules = FailureRules(isStrict: strict)
    var verdict = RunVerdict(rules)
    verdict.take(record)
    if outcomes.printed == .text { OutcomePrinter(session).print(record, rules) }
    OutcomePrinter(session).print(record.findings)
    try outcomes.finish(record, rules, session)
    try ExitStatus.end(verdict)
  }
}
