import ExperimentKit
import Experiments
import LessonCommands
import LessonRunner
import Terminal
import TestSupport
import Testing

@Suite("Hosts with varying results")
struct HostRepetitionTests {
  /// Creates a folder with a lesson of a host, which returns the output of a shell command.
  private func folder(answering command: String, transcript: String = "x") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"id":"1","version":"4","catalogue":[{"name":"noted.lines","summary":"x","result":"lines","parameters":[]}]}

      """, to: "lessons/catalogue.json")
    try folder.write(
      """
      count=0
      while read -r line; do
        id=${line#*'"id":"'}; id=${id%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*)
          count=$((count + 1))
          echo '{"id":"'$id'","result":{"kind":"lines","lines":["'$(\(command))'"]}}' ;;
        esac
      done
      """, to: "lessons/host.sh")
    try folder.write(
      "noted: {command: [sh, host.sh], topics: [noted], start-limit: 10m, time-limit: 9m, depends-on: []}\n",
      to: "lessons/hosts.yml")
    try folder.write(
      "---\ntitle: T\n---\n\n# T\n\n```experiment noted.lines\n```\n\n```transcript\n\(transcript)\n```\n",
      to: "lessons/one/lesson.md")
    return folder
  }

  private func lesson(_ words: [String], in folder: TemporaryFolder) async -> (status: Int32, text: String) {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder.path + "/"),
      cacheFolder: folder.path + "/cache")
    let status = await LessonTool.run(words, in: session)
    return (status, messages.content + output.content)
  }

  @Test(
    "Varying results are never written, and `--twice` reports them even if one is cached",
    arguments: [
      "date +%s", "date +%H:%M:%S", "cat /proc/sys/kernel/random/uuid", "echo $$", "cat count; echo 1 >>count",
    ])
  func varying(_ command: String) async throws {
    let folder = try folder(answering: command)
    try folder.write("0", to: "lessons/count")
    let text = try folder.text("lessons/one/lesson.md")
    let updated = await lesson(["update", "lessons/one"], in: folder)
    #expect(updated.status == 2)
    #expect(
      updated.text.contains("lessons/one/lesson.md:7:1: error: This cell has a different result each time."),
      "\(updated.text)")
    #expect(try folder.text("lessons/one/lesson.md") == text)
    _ = await lesson(["run", "lessons/one"], in: folder)
    let twice = await lesson(["run", "lessons/one", "--twice"], in: folder)
    #expect(twice.status == 2 && twice.text.contains("This cell has a different result each time."), "\(twice.text)")
  }

  @Test(
    "A stable result is written, and agrees when it is computed twice", arguments: ["echo 7", "echo $count"])
  func steady(_ command: String) async throws {
    let folder = try folder(answering: command)
    let updated = await lesson(["update", "lessons/one"], in: folder)
    #expect(updated.status == 0, "\(updated.text)")
    let twice = await lesson(["run", "lessons/one", "--twice"], in: folder)
    #expect(twice.status == 0, "\(twice.text)")
    let again = await lesson(["update", "lessons/one", "--twice"], in: folder)
    #expect(again.status == 0 && again.text.contains("Nothing to update."), "\(again.text)")
  }
}
