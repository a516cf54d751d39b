import Foundation
import LessonKit
import LessonReport
import SourceText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests of the machine-readable reports of a run.
@Suite("Machine-readable reports")
struct FormatTests {
  private static let hostile =
    "a\u{1B}[2K\u{202E}\u{9B}\u{0}\u{FFFE}<b> & \"c\" ]]> 100%, x: #1 \\ \u{301}\r\n::error::z"

  private static func sample(_ text: String) throws -> RunRecord {
    let finding =
      "{\"place\": {\"file\": \(text.json), \"line\": 3}, \"message\": \(text.json), \"help\": \(text.json)}"
    return try record(
      document(
        text, findings: finding, cells: cell(.agrees, name: "good"), cell(.skipped, "\"reason\": \(text.json)"),
        cell(.noTranscript, line: 20),
        cell(
          .differs, name: text,
          differences: """
            {"line": 14, "character": 7, "row": 2, "column": \(text.json), "expected": \(text.json), "found": "6"},
            {"line": 15, "found": "7"}
            """),
        cell(.couldNotRun, line: 30, findings: finding)),
      document("b.ja.md"), findings: finding)
  }

  /// A result of an XML parser: elements with their attributes, and their own text.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }
  }

  private static func junit(_ record: RunRecord, _ rules: FailureRules = FailureRules()) throws -> Reading {
    let parser = XMLParser(data: Data(JUnitReport.text(record, rules).utf8))
    let reading = Reading()
    parser.delegate = reading
    try #require(parser.parse(), "\(parser.parserError.debugDescription)")
    return reading
  }

  @Test("A JUnit report has a suite for each document and a case for each cell, and correct counts")
  func junit() throws {
    let reading = try Self.junit(try Self.sample("lessons/a.b/lesson.ja.md"))
    let root = reading.elements[0]
    #expect(root.name == "testsuites" && root.attributes["tests"] == "7")
    #expect(root.attributes["failures"] == "1" && root.attributes["errors"] == "3")
    let suites = reading.elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["lesson run", "lessons/a.b/lesson.ja.md", "b.ja.md"])
    #expect(suites[1].attributes["tests"] == "6" && suites[1].attributes["skipped"] == "2")
    for name in ["failure", "error", "skipped"] {
      let told = suites.reduce(0) { $0 + (Int($1.attributes[name == "skipped" ? name : name + "s"] ?? "") ?? 0) }
      #expect(reading.elements.count { $0.name == name } == told)
    }
    let cases = reading.elements.filter { $0.name == "testcase" }
    #expect(cases.dropFirst().allSatisfy { $0.attributes["classname"] == "lessons.a-b.lesson-ja" })
    #expect(cases.map { $0.attributes["name"] ?? "" }.contains("line 20: integer.table"))
    let failure = try #require(reading.elements.first { $0.name == "failure" })
    #expect(failure.attributes["type"] == "differs")
    #expect(
      failure.text == """
        lessons/a.b/lesson.ja.md:14:7: error: row 2, column lessons/a.b/lesson.ja.md differs.
          expected  "lessons/a.b/lesson.ja.md"
          found     "6"
        lessons/a.b/lesson.ja.md:15:1: error: Something is missing here.
          expected  nothing
          found     "7"
        lesson run lessons/a.b/lesson.ja.md#lessons/a.b/lesson.ja.md
        """)
  }

  @Test("A JUnit report has only attributes and elements of junit-10.xsd")
  func schema() throws {
    let allowed: [String: Set<String>] = [
      "testsuites": ["name", "time", "tests", "failures", "errors"],
      "testsuite": [
        "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id", "package",
        "file", "log", "url", "version",
      ], "testcase": ["name", "time", "classname", "group"], "failure": ["type", "message"],
      "error": ["type", "message"], "skipped": ["type", "message"],
    ]
    let required = ["testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name"]]
    for element in try Self.junit(try Self.sample(Self.hostile)).elements {
      let names = try #require(allowed[element.name], "\(element.name)")
      #expect(names.isSuperset(of: element.attributes.keys), "\(element)")
      #expect((required[element.name] ?? []).allSatisfy { element.attributes[$0] != nil }, "\(element)")
    }
  }

  @Test("A JUnit report shows text unchanged, including its markup")
  func junitText() throws {
    let reading = try Self.junit(try Self.sample(Self.hostile))
    let shown = Self.hostile.shown
    #expect(reading.elements.contains { $0.name == "testcase" && $0.attributes["name"] == shown })
    #expect(reading.elements.contains { $0.name == "failure" && $0.text.contains("\"\(shown)\"") })
  }

  @Test("Every report shows a warning of a lesson, which fails only a strict run")
  func warnings() throws {
    let warning = #"{"place": {"file": "a/lesson.md", "line": 3, "column": 2}, "message": "`b.md` leads to nothing."}"#
    let record = try record(document("a/lesson.md", warnings: warning), document("b.md", warnings: warning))
    let told = "a/lesson.md:3:2: warning: `b.md` leads to nothing."
    for isStrict in [false, true] {
      let rules = FailureRules(isStrict: isStrict)
      var verdict = RunVerdict(rules)
      verdict.take(record)
      #expect(verdict.ending == (isStrict ? .failed : .good))
      let junit = try Self.junit(record, rules).elements
      #expect(junit[0].attributes["failures"] == (isStrict ? "1" : "0"))
      #expect(junit.filter { $0.name == "failure" }.map(\.text) == (isStrict ? [told] : []))
      #expect(junit.filter { $0.name == "system-out" }.map(\.text) == [told, told].suffix(isStrict ? 1 : 2))
      #expect(
        GitHubReport.lines(record, rules).prefix(2) == [
          "::\(isStrict ? "error" : "warning") file=a/lesson.md,line=3,col=2,title=warning::`b.md` leads to nothing.",
          "::warning file=a/lesson.md,line=3,col=2,title=warning::`b.md` leads to nothing.",
        ])
      let tap = TAPReport.lines(record, rules)
      #expect(tap.contains("not ok 1 - a/lesson.md") == isStrict && tap.contains("ok 2 - b.md"))
      #expect(tap.filter { $0 == "    # \(told)" }.count == (isStrict ? 1 : 2))
    }
    #expect(report(record).contains("\n## Warnings\n\n- **a/lesson.md:3**: `b.md` leads to nothing.\n"))
  }

  @Test("Reports contain no control characters")
  func controls() throws {
    let record = try Self.sample(Self.hostile)
    for text in [
      JUnitReport.text(record), GitHubReport.lines(record).joined(separator: "\n"),
      TAPReport.lines(record).joined(separator: "\n"),
    ] {
      #expect(text.unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" }, "\(text.debugDescription)")
    }
  }

  @Test("A GitHub report has a line for each failure and error, with its place and title, and the counts at the end")
  func github() throws {
    let lines = GitHubReport.lines(try Self.sample("a.md"))
    #expect(
      lines.dropLast() == [
        "::error file=a.md,line=3,col=1,title=error::a.md a.md",
        "::error file=a.md,line=3,col=1,title=error::a.md a.md",
        "::error file=a.md,line=14,col=7,title=a.md#a.md differs::a.md:14:7: error: row 2, column a.md differs.%0A"
          + "  expected  \"a.md\"%0A  found     \"6\"%0Aa.md:15:1: error: Something is missing here.%0A  expected  nothing%0A  found     \"7\"",
        "::error file=a.md,line=3,col=1,title=a.md%3A30 could not run::a.md a.md",
      ])
    #expect(lines.last?.hasPrefix("2 documents, 7 cells") == true)
  }

  @Test("Text in a GitHub report cannot end a command, a property or a title")
  func githubEscapes() throws {
    let grammar = /::error file=[^:,\r\n]*(,line=\d+,col=\d+)?,title=[^:,\r\n]*::[^\r\n]*/
    for line in GitHubReport.lines(try Self.sample(Self.hostile)).dropLast() {
      #expect(line.wholeMatch(of: grammar.matchingSemantics(.unicodeScalar)) != nil, "\(line)")
      // `actions/toolkit` would read exactly the text that was written.
      let message = line.ranges(of: "::").dropFirst().first.map { line[$0.upperBound...] } ?? ""
      #expect(message.replacing(/%(25|0D|0A)/, with: "").contains("%") == false, "\(line)")
    }
  }

  @Test("A TAP report has a subtest for each document, correct plans, and directives and diagnostics in their places")
  func tap() throws {
    let lines = TAPReport.lines(try Self.sample("a#b.md"))
    #expect(lines.prefix(3) == ["TAP version 13", "1..3", "not ok 1 - a\\#b.md:3"])
    #expect(lines.contains("# Subtest: a#b.md") && lines.contains("    1..6") && lines.contains("not ok 2 - a\\#b.md"))
    #expect(lines.contains("    ok 2 - good") && lines.contains("    ok 3 - line 12: integer.table # SKIP a#b.md"))
    #expect(lines.contains("    ok 4 - line 20: integer.table # SKIP it has no transcript"))
    let start = try #require(lines.firstIndex(of: "    not ok 5 - a\\#b.md"))
    #expect(
      lines[(start + 1)...].prefix(8) == [
        "      ---", "      message: \"row 2, column a#b.md: expected \\\"a#b.md\\\", found \\\"6\\\", and 1 more\"",
        "      severity: fail", "      at:", "        file: \"a#b.md\"", "        line: 14", "        column: 7",
        "      status: differs",
      ])
    #expect(lines[start + 9].hasPrefix("      details: \"") && lines[start + 10] == "      ...")
    #expect(lines.suffix(3).first == "    1..0 # SKIP no cells" && lines.contains("ok 3 - b.ja.md"))
  }

  @Test("Text in a TAP report cannot begin a directive or end diagnostics")
  func tapEscapes() throws {
    for line in TAPReport.lines(try Self.sample(Self.hostile)) {
      let content = line.drop { $0 == " " }
      #expect(
        [
          "TAP", "1..", "ok ", "not", "#", "---", "...", "mes", "sev", "at:", "fil", "lin", "col", "sta", "det", "hel",
        ]
        .contains { content.hasPrefix($0) }, "\(line)")
      let plain = content.unicodeScalars.map(String.init).joined(separator: "|").replacing("\\|\\", with: "")
      if content.hasPrefix("not ok") { #expect(!plain.replacing("\\|#", with: "").contains("#"), "\(line)") }
    }
  }

  @Test("With `--strict`, cells that were not compared fail, but cells that a run tolerated do not")
  func rules() throws {
    let rules = FailureRules(isStrict: true)
    var record = try Self.sample("a.md")
    var root = try Self.junit(record, rules).elements[0].attributes
    #expect(root["failures"] == "3" && root["errors"] == "3")
    let index = try #require(record.documents[0].cells.firstIndex { $0.line == 20 })
    record.documents[0].cells[index].verdict = .tolerated
    root = try Self.junit(record, rules).elements[0].attributes
    #expect(root["failures"] == "2")
  }

  @Test("An empty record makes a valid report in every format")
  func nothing() throws {
    let reading = try Self.junit(RunRecord())
    #expect(reading.elements.map(\.name) == ["testsuites"])
    #expect(TAPReport.lines(RunRecord()) == ["TAP version 13", "1..0 # SKIP no documents", "# 0 documents, 0 cells"])
    #expect(GitHubReport.lines(RunRecord()) == ["0 documents, 0 cells"])
  }
}
