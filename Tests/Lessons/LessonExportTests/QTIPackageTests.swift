import Foundation
import SourceText
import TestSupport
import Testing

@testable import LessonExport

@Suite("QTI")
struct QTIPackageTests {
  private static let items = [
    ExportedItem(
      name: "a/number", html: "<p>1 < 2 & \"3\"</p>",
      answer: .number(right: .init(forms: ["-3"], reason: ""), wrong: [.init(forms: ["29"], reason: "unsigned")]),
      explanation: "why"),
    ExportedItem(
      name: "a/text", html: "", answer: .text(right: .init(forms: ["x&y", "x & y"], reason: ""), wrong: []),
      explanation: ""),
    ExportedItem(
      name: "a/several", html: "",
      answer: .choice([
        .init(html: "1", isRight: true, reason: ""), .init(html: "2", isRight: true, reason: ""),
        .init(html: "3", isRight: false, reason: ""),
      ]), explanation: ""),
  ]

  private let xml = QTIAssessment(name: "a", title: "A & B", .english, items).xml

  @Test("The XML is well-formed, and its texts are those of the questions", .enabled(if: hasPython))
  func wellFormed() throws {
    let script = """
      import sys, xml.etree.ElementTree as tree
      for name in ('mattext', 'varequal'):
          print([e.text for e in tree.parse(sys.argv[1]).iter() if e.tag.endswith(name)])
      """
    let lines = try python(script, Array(xml.utf8)).split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"['<p>1 < 2 & "3"</p>', "#) == true && lines.last?.contains("'x & y'") == true)
  }

  @Test("A written answer with slips is a choice, since platforms count each answer that they know as right")
  func slips() throws {
    let item = try #require(xml.split(separator: "<item ").dropFirst().first.map(String.init))
    #expect(item.contains("<fieldentry>multiple_choice_question</fieldentry>"))
    #expect(item.contains("<fieldentry>SINGLE CHOICE QUESTION</fieldentry>"))
    #expect(!item.contains("response_str"))
    let wrong = try #require(item.firstMatch(of: /"response1">choice2<[\s\S]*?<\/respcondition>/))
    #expect(wrong.0.contains(">0</setvar>") && wrong.0.contains("linkrefid=\"choice2_fb\""))
    #expect(
      item.contains("<itemfeedback ident=\"choice2_fb\">") && item.contains("<itemfeedback ident=\"general_fb\">"))
  }

  @Test("An answer without slips is written, in each of its forms; several right choices add up")
  func forms() {
    #expect(xml.contains("<varequal respident=\"response1\" case=\"No\">x&amp;y</varequal>"))
    #expect(xml.contains("short_answer_question") && xml.contains("CLOZE QUESTION"))
    #expect(xml.ranges(of: "action=\"Add\">1<").count == 2 && xml.contains("rcardinality=\"Multiple\""))
  }

  @Test("The package is a ZIP file that others read, and its bytes are always the same", .enabled(if: hasPython))
  func archive() throws {
    let package = QTIPackage(name: "a", title: "A", .english, Self.items)
    #expect(package.bytes == package.bytes)
    let script = """
      import sys, zipfile
      file = zipfile.ZipFile(sys.argv[1])
      print(file.testzip(), file.namelist(), file.infolist()[0].date_time)
      """
    #expect(try python(script, package.bytes) == "None ['imsmanifest.xml', 'a.xml'] (1980, 1, 1, 0, 0, 0)\n")
  }

  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  /// Returns the output of a script that gets the path of a file with the bytes.
  private func python(_ script: String, _ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "file")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script, path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
