import ExperimentKit
import Experiments
import LessonCommands
import LessonRunner
import Rasters
import SourceText
import Terminal
import TestSupport
import Testing

/// Figures of notebooks, with a host that draws the same square for each of them.
@Suite("Pixels of the figures in notebooks")
struct NotebookPixelsTests {
  private let folder: TemporaryFolder
  private let png: String

  init() throws {
    folder = try TemporaryFolder()
    folder.allow(0o755, "")
    png = Base64.text(of: try Raster(width: 4, height: 2, filledWith: Raster.Pixel(1, 2, 3)).png())
    try folder.write(
      #"{"id":"1","version":"4","catalogue":[{"name":"figure.pixels","summary":"x","result":"figure","parameters":"#
        + #"[{"name":"figure","help":"x","takes":{"type":"text"}},"#
        + #"{"name":"language","help":"x","takes":{"type":"choice","words":["en","ja"]}}]}]}"# + "\n",
      to: "lessons/catalogue.json")
    try declare(#"{"kind":"figure","alt":"a square","png":"\#(png)"}"#)
    try folder.write(
      """
      ---
      title: T
      ---

      # T

      ```experiment integer.ring name=ring
      encoding: unsigned
      bits: 3
      ```
      """, to: "lessons/a/lesson.md")
    for name in ["lessons", "lessons/host.sh"] { folder.allow(0o755, name) }
  }

  /// Writes the host, which records each request in `lessons/log`.
  private func declare(_ result: String) throws {
    try folder.write(
      """
      while read -r line; do
        printf '%s\\n' "$line" >>log
        id=${line#*'"id":"'}; id=${id%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*) echo '{"id":"'$id'","result":\(result)}' ;;
        esac
      done
      """, to: "lessons/host.sh")
    try folder.write("shell: {command: [sh, host.sh], topics: [figure]}\n", to: "lessons/hosts.yml")
    folder.allow(0o644, "lessons/hosts.yml")
  }

  private func lesson(trusting: Bool, _ words: String...) async -> CommandLineRun {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard, output: output, messages: messages,
      folder: WorkingFolder.current.folder(of: folder.path + "/"),
      trustFolder: trusting ? nil : folder.path + "/state")
    let status = await LessonTool.run(words, in: session)
    return CommandLineRun(output: output.content, messages: messages.content, status: status)
  }

  /// Exports the lesson, and returns the notebook.
  private func notebook(trusting: Bool = true) async throws -> String {
    #expect(await lesson(trusting: trusting, "update", "lessons/a/lesson.md").status == 0)
    let run = await lesson(
      trusting: trusting, "export", "lessons/a/lesson.md", "--to", "ipynb", "--answers", "--output", "notebooks")
    #expect(run.status == 0, "\(run.messages)")
    return try folder.text("notebooks/a.ipynb")
  }

  @Test("A figure has pixels next to its shapes if a trusted host draws them, from the figure and its language")
  func drawn() async throws {
    let notebook = try await notebook()
    #expect(notebook.contains("\"image/png\": \"\(png)\"") && notebook.contains("\"text/html\""))
    let requests = try folder.text("lessons/log")
    #expect(requests.contains(#""experiment":"figure.pixels""#) && requests.contains(#""language":"en""#))
    #expect(requests.contains(#"\"kind\":\"figure\""#))
  }

  @Test("A host that is not trusted is not started, and the figure has shapes only")
  func untrusted() async throws {
    let notebook = try await notebook(trusting: false)
    #expect(!notebook.contains("image/png") && notebook.contains("\"text/html\""))
    #expect(try !folder.names(in: "lessons").contains("log"))
  }

  @Test("A host that fails, or returns something else, leaves the figure without pixels")
  func failing() async throws {
    for result in [#"{"kind":"lines","lines":["no"]}"#, #"{"kind":"figure","alt":"a","png":"-"}"#] {
      try declare(result)
      #expect(try await !notebook().contains("image/png"), "\(result)")
    }
  }
}
