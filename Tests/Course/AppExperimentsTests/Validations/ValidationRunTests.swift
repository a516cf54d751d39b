import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("validation.run")
struct ValidationRunTests {
  @Test("The table of the form's machine has no flaws")
  func flaws() {
    #expect(ValidationMachine.form.flaws.isEmpty)
  }

  @Test("The article's comparison treats every field as the one with the rules")
  func article() async throws {
    let script = "events: [begin name, type Chi, type yo, begin email, type c@d.jp, end]"
    #expect(
      try await run("validation.run", script).text(.english) == [
        "begin name: idle → editing", "type Chi: editing", "  name: \"Chi\"", "type yo: editing", "  name: \"Chiyo\"",
        "begin email: editing → editing", "  name === name: true", "  label: empty", "type c@d.jp: editing",
        "  email: \"c@d.jp\"", "end: editing → idle", "  email === email: true",
        "  label: \"英語大文字小文字のみで入力してください。\"",
      ])
    #expect(
      try await run("validation.run", "code: corrected\n\(script)").text(.japanese).suffix(3)
        == ["end: 編集中 → 待機中", "  email === name: false", "  ラベル: なし"])
  }

  @Test(
    "An impossible event is refused",
    arguments: [
      ("end", "end: refused (idle)", "  no field is being edited"),
      ("type a", "type a: refused (idle)", "  no field is being edited"),
      ("begin nam", "begin nam: refused (idle)", "  there is no such field"),
    ])
  func refused(_ events: String, _ line: String, _ reason: String) async throws {
    #expect(try await run("validation.run", "events: [\(events)]").text(.english) == [line, reason])
  }

  static let rules = "The rules are: `required`, `length MIN MAX`, `letters`, `email`, `name`."
  static let mistakes = [
    ("letter", "unknown rule `letter`", "Did you mean `letters`? \(rules)"), ("unique", "unknown rule `unique`", rules),
    ("required 3", "nothing can follow `required`", "Write `required`."),
    ("length 8", "`length` takes two whole numbers from 0 to 1000", "Write `length 1 8`."),
    ("length 8 1", "no text has 8 characters or more and 1 or fewer", "Write the smaller number first: `length 1 8`."),
    ("length 5 9", "it contradicts `length 1 4`", "Change one of them: no text can satisfy both."),
    ("length 0 0", "it contradicts `email`", "Change one of them: no text can satisfy both."),
    ("name", "it contradicts `email`", "Change one of them: no text can satisfy both."),
    ("email", "it is already in the list", "Remove one of the two."),
  ]

  @Test("A rule that is wrong, or contradicts another, is reported at its line", arguments: mistakes)
  func mistake(_ rule: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("validation.results", "rules:\n- email\n- length 1 4\n- \(rule)")
        == ["cell:4: The parameter `rules` cannot contain `\(rule)`: \(reason). \(help)"])
  }

  @Test("Wrong scripts and fields are refused, and so are more orders than a page can show")
  func others() throws {
    #expect(
      try refusals("validation.run", "{fields: [a, a], events: [end]}")
        == ["cell:1: Two fields have the same name. Give each field its own name."])
    #expect(
      try refusals("validation.run", "events:\n- begin\n- end now\n- tipe a") == [
        "cell:2: The parameter `events` cannot contain `begin`: `begin` takes one field. Write `begin FIELD`.",
        "cell:3: The parameter `events` cannot contain `end now`: nothing can follow `end`. Write `end`.",
        "cell:4: The parameter `events` cannot contain `tipe a`: unknown event `tipe`. Did you mean `type`? "
          + "The events are: `begin FIELD`, `type TEXT`, `end`.",
      ])
    #expect(
      try refusals("validation.order", "rules: [required, length 1 8, length 1 9, length 2 8, letters]")
        == ["cell:1: There are too many orders of 5 rules. List at most 4."])
  }
}
