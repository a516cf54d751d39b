import Results
import SourceText
import SwiftCells
import TestSupport
import Testing

@Suite("Modules that cells import", .enabled(if: toolchain != nil))
struct ModuleTests {
  private func module(_ name: String, _ files: [(String, String)]) -> LessonModule {
    LessonModule(name: name, files: files.map { LessonModule.File(name: $0, content: Array($1.utf8)) })
  }

  @Test("A document's module is a library: its enumerations may grow, and its internal declarations are hidden")
  func lessonModule() async throws {
    let oven = module(
      "Oven",
      [
        ("Heat.swift", "public enum Heat { case low, high }\npublic let now = Heat.high\nlet hidden = secret()"),
        ("Secret.swift", "func secret() -> Int { 1 }"),
      ])
    let found = try await outcomes(
      [
        SwiftCell(
          1, "import Oven\nswitch now {\ncase .low: print(1)\ncase .high: print(2)\n@unknown default: print(3)\n}"),
        SwiftCell(2, "switch now {\ncase .low: print(1)\ncase .high: print(2)\n}", use: .warning),
        SwiftCell(3, "print(hidden)", use: .error),
      ], modules: [oven])
    #expect(found[0] == .printed(["2"]))
    guard case .diagnostics(let warning) = found[1], case .diagnostics(let error) = found[2] else {
      Issue.record("\(found)")
      return
    }
    #expect(
      warning.all[0].message.description.contains(
        "switch covers known cases, but 'Heat' may have additional unknown values"))
    #expect(error.all[0].message.description.contains("cannot find 'hidden' in scope"))
  }

  @Test("A module that does not compile is reported once")
  func brokenModule() async throws {
    let found = try await outcomes(
      cells("import Oven\nprint(1)", "print(2)"), modules: [module("Oven", [("A.swift", "let x: Int = \"\"")])])
    #expect(
      found[0].problems == [
        "The module `Oven` does not compile: A.swift:1:14: error: cannot convert value of type 'String' to specified type 'Int'"
      ])
    #expect(found[1] == .skipped("it is compiled together with the Swift cell above that failed"))
  }

  @Test("Cells can import the libraries of this package", .enabled(if: PackageModules(program: program) != nil))
  func packageModules() async throws {
    let found = try await outcomes(
      cells(
        "import NumberFormats\nimport ExactNumbers\nprint(ExactInteger(2) * ExactInteger(21))", "import Experiments",
        "import LessonKit\nprint(\"int5-table\".isKebabCase)"))
    #expect(found == [.printed(["42"]), .printed([]), .printed(["true"])])
  }

  @Test("A document's module can import these libraries too", .enabled(if: PackageModules(program: program) != nil))
  func packageModulesInModule() async throws {
    let source = "import ExactNumbers\npublic func twentyOne() -> String { \"\\(ExactInteger(21))\" }"
    let found = try await outcomes(
      cells("import Numbers\nprint(twentyOne())"), modules: [module("Numbers", [("Numbers.swift", source)])])
    #expect(found == [.printed(["21"])])
  }

  @Test("Cells that import the package's libraries are skipped with a reason if these are not installed")
  func notInstalled() async throws {
    let found = try await outcomes(
      cells("import NumberFormats\nlet one = 1", "print(2)", "print(one)") + [SwiftCell(4, "print(one)", use: .error)],
      packageModules: nil)
    let below = SwiftCellOutcome.skipped("it builds on Swift cell 1 above, which was skipped")
    #expect(
      found == [
        .skipped("the module `NumberFormats` of this package is not installed next to `lesson`"), .printed(["2"]),
        below, below,
      ])
  }
}
