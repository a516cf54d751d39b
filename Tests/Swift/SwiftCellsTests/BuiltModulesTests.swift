import TestSupport
import Testing

@testable import SwiftCells

@Suite("Modules that were built")
struct BuiltModulesTests {
  @Test(
    "A backslash keeps a space in the name of a file",
    arguments: [
      ("a.swiftmodule : b.swift c.swift\n", ["a.swiftmodule", ":", "b.swift", "c.swift"]),
      ("/p/Two\\ words/b.swift c.swift", ["/p/Two words/b.swift", "c.swift"]),
      ("a\\\n b\\\\c\r\n\td", ["a", "b\\c", "d"]), ("", []),
    ])
  func words(text: String, words: [String]) { #expect(BuiltModules.words(text) == words) }

  @Test("Types and functions of files in folders with spaces are known", .enabled(if: toolchain != nil))
  func sources() async throws {
    let folder = try TemporaryFolder()
    let source = """
      public enum Constraint { case authority(depth: Int) }
      public func chain(_ text: String) -> String { text }
      """
    try folder.write(source, to: "Two words/Constraint.swift")
    try folder.write("", to: "built/Modules/Shop.swiftmodule")
    let path = "\(folder.path)/Two words/Constraint.swift".replacing(" ", with: "\\ ")
    try folder.write("Shop.swiftmodule : \(path)\n", to: "built/Shop.build/Shop.emit-module.d")
    let members = ModuleMembers(
      importedBy: ["Shop"], try BuiltModules(path: "\(folder.path)/built"),
      try await #require(toolchain).description())
    #expect(members.names(of: "Constraint") == ["authority"])
    #expect(members.callable == ["Constraint", "chain"])
  }
}
