import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of file inputs, and the tables made from it")
struct FileInputMachineTests {
  @Test("The table of the file-input machine has no flaws")
  func flaws() {
    #expect(FileInputMachine.page.flaws.isEmpty)
  }

  /// Whether the browser fails, by the events alone: two events before the error are enough to know.
  private func fails(_ events: [FileInputEvent]) -> Bool {
    var filled: Set<Int> = []
    for event in events {
      switch event {
      case .select(let number, _):
        if !filled.isEmpty { return true }
        filled.insert(number)
      case .cancel(let number): if filled.contains(number) { return true }
      case .submit: return false
      }
    }
    return false
  }

  @Test("Every sequence of up to five events fails on the plain page as defined, and never with the workaround")
  func exhaustive() {
    let sequences = FileInputSequence.all(inputs: 2, length: 1...5)
    #expect(sequences.count == 4 + 16 + 64 + 256 + 1024)
    let forms = FileInputPage.allCases.map { FileForm($0, on: .iphone, inputs: 2) }
    for sequence in sequences {
      #expect((sequence.failure(forms[0]) != nil) == fails(sequence.events))
      for form in forms.dropFirst() { #expect(sequence.failure(form) == nil) }
    }
  }

  @Test("The table of sequences has one row per sequence")
  func sequences() async throws {
    let table = try await table("file-input.sequences")
    #expect(table.ids == ["sequence", "plain", "article", "called", "corrected"])
    #expect(
      table.lines() == [
        "select 1, select 1|error at 2|safe|safe|safe", "select 1, cancel 1|error at 2|safe|safe|safe",
        "cancel 1, select 1|safe|safe|safe|safe", "cancel 1, cancel 1|safe|safe|safe|safe",
      ])
    let ipad = try await Self.ipad()
    #expect(ipad.column("plain") == ipad.column("called"))
    #expect(ipad.column("plain").contains("error at 3") && !ipad.column("corrected").contains("error at 3"))
    #expect(ipad.rows.count == 64)
  }

  private static func ipad() async throws -> Table {
    try await Catalogue.app.table("file-input.sequences", "{device: ipad, inputs: 2, length: 3}")
  }

  @Test("A function that is not called is true on every device, and one that is called misses the iPad")
  func devices() async throws {
    let table = try await table("file-input.devices")
    #expect(table.ids == ["device", "user-agent", "fails", "article", "called", "corrected"])
    #expect(table.column("fails") == ["yes", "yes", "yes", "no", "no"])
    #expect(table.column("article") == ["yes", "yes", "yes", "yes", "yes"])
    #expect(table.column("called") == ["yes", "yes", "no", "no", "no"])
    #expect(table.column("corrected") == table.column("fails"))
  }

  @Test("The claims hold or not, by page")
  func claims() async throws {
    let verdicts = try await FileInputPage.allCases.mapAwaiting {
      try await table("file-input.claims", "{page: \($0.rawValue), length: 3}").column("verdict")
    }
    #expect(
      verdicts == [
        ["false", "false", "false", "true", "false", "false"], ["true", "true", "false", "false", "false", "false"],
        ["true", "false", "false", "false", "false", "false"], ["true", "true", "true", "false", "false", "false"],
      ])
    let article = try await table("file-input.claims", "page: article")
    #expect(
      article.column("computed") == [
        "0 of 340 fail", "0 of 340 fail", "wrong on: Android, Mac", "ファイル未選択 (no file selected)", "list: a.jpg",
        "the input has no name: nothing is sent",
      ])
  }

  @Test("The diagram has the states of a page")
  func diagram() async throws {
    let lines = try await run("file-input.states").text(.japanese)
    #expect(lines.count { $0.hasPrefix("  open --> reloaded") } == 2)
    #expect(lines.count { $0.hasPrefix("  reloaded --> failed") } == 2)
    #expect(lines.contains { $0.contains(FileInputRunTests.first) })
  }
}
