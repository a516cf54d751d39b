import SwiftSource
import Testing

@testable import SwiftCells

@Suite("The members of a module's types")
struct ModuleMembersTests {
  @Test("A type has its inherited members, even from extensions and protocols, except for names that begin with `_`")
  func inherited() {
    let members = ModuleMembers([
      SwiftOutline("struct A: P { var own = 1; var _hidden = 2 }\nextension A: Q {}"),
      SwiftOutline("protocol P: R {}\nextension P { func ofP() {} }\nprotocol R: P { func ofR() }"),
      SwiftOutline("extension M.Q { func ofQ() {} }"),
    ])
    #expect(members.names(of: "M.A<Int>.Type") == ["own", "ofP", "ofR", "ofQ"])
    #expect(members.names(of: "B") == [])
  }

  @Test(
    "Types are found by the names that compilers write",
    arguments: [
      ("Int", "Int"), ("[Int]", "Array"), ("[[Int]]", "Array"), ("[String : Int]", "Dictionary"), ("Int?", "Optional"),
      ("Module.Outer.Inner", "Inner"), ("Set<Module.A>", "Set"), ("any Module.P", "P"), ("Int.Type", "Int"), ("", ""),
    ])
  func plainNames(_ written: String, _ name: String) { #expect(ModuleMembers.plainName(written) == name) }

  @Test("The standard library's interface is read with the inherited members of each type")
  func standardLibrary() async throws {
    let description = try await #require(toolchain).description()
    let members = ModuleMembers(importedBy: [], nil, description)
    #expect(members.names(of: "[Int]").isSuperset(of: ["append", "sorted", "map", "first", "firstIndex", "count"]))
    #expect(members.names(of: "String").isSuperset(of: ["uppercased", "hasPrefix", "utf8", "dropLast"]))
    #expect(!members.names(of: "Int").contains("append"))
  }
}
