import Results
import SourceText
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
      extension Constraint { func weigh(depth: Int) {} }
      extension Constraint { public struct Sequence { var depth = 1 } }
      // A `chain` of ``Constraint``.
      """
    try folder.write(source, to: "Two words/Constraint.swift")
    try folder.write("", to: "built/Modules/Shop.swiftmodule")
    let path = "\(folder.path)/Two words/Constraint.swift".replacing(" ", with: "\\ ")
    try folder.write("Shop.swiftmodule : \(path)\n", to: "built/Shop.build/Shop.emit-module.d")
    let members = ModuleMembers(
      importedBy: ["Shop"], try BuiltModules(path: "\(folder.path)/built"),
      try await #require(toolchain).description())
    #expect(members.names(of: "Constraint") == ["Sequence", "authority", "weigh"])
    #expect(members.callable == ["Constraint", "Sequence", "chain"])
    #expect(members.publicNames == ["Constraint", "chain"])
    #expect(members.hiddenLabels == ["weigh": [["depth"]]])
    #expect((members.own, members.files) == (["Shop"], ["Constraint"]))
    #expect((members.prose.mentioned, members.prose.linked) == (["chain"], ["Constraint"]))
    // The type within the library's own is not the protocol of the standard library.
    #expect(members.names(of: "Constraint.Sequence<Int>") == ["depth"])
    #expect(members.names(of: "Sequence").contains("map"))
  }

  @Test(
    "The folders of the headers of a C module can be read",
    arguments: [
      ("umbrella header \"/c/include/Zip.h\"", ["/c/include"]), ("umbrella \"/c/include\"", ["/c/include"]),
      ("header \"/a/A.h\"\n  header \"/b/B.h\"", ["/a", "/b"]), ("header \"Zip.h\"", []),
    ])
  func headers(line: String, folders: [String]) throws {
    let folder = try TemporaryFolder()
    let built = "\(folder.path)/built"
    try folder.write("", to: "built/Modules/Shop.swiftmodule")
    try folder.write("module Zip {\n  \(line)\n  export *\n}\n", to: "built/Zip.build/module.modulemap")
    try folder.write("Shop.o : \(built)/Zip.build/module.modulemap\n", to: "built/Shop.build/Shop.emit-module.d")
    let search = try BuiltModules(path: built).search(importing: "Shop")
    #expect(zip(search, search.dropFirst()).filter { $0.0 == "-I" }.dropFirst().map(\.1) == folders)
  }

  @Test(
    "A protocol of a built module that a listing shows is the library's",
    arguments: [
      ("protocol Priced { var price: Int { get } }", true), ("public protocol Priced {}\nprotocol Sold {}", true),
      ("protocol Priced {}\nprint(1)", false), ("protocol Priced {}\nextension Priced { var a: Int { 1 } }", false),
      ("protocol Other {}", false), ("protocol Priced {}\nstruct Plum: Priced {}", false),
    ])
  func quoted(source: String, isQuoted: Bool) {
    var members = ModuleMembers([])
    members.protocols = ["Priced", "Sold"]
    let listing = SwiftListing(SwiftCell(1, source), place: "on line 1")
    let judge = ListingJudge(listings: [listing], modules: Deferred { [members] in members })
    let outcome = judge.obstacle(listing, ListingSource(source), missing: [])
    guard isQuoted else { return #expect(outcome == nil) }
    guard case .skipped(.interface, _)? = outcome else {
      Issue.record("The outcome is \(String(describing: outcome)).")
      return
    }
  }

  @Test(
    "Labels that only a declaration within the module has show nothing about the library",
    arguments: [
      ("extra_argument_named", "extra argument 'flags' in call", "d.make(sql: 1, flags: 2)", "make"),
      ("extra_argument_named", "extra argument 'flags' in call", "d.make(flags: 2, other: 3)", nil),
      ("extra_argument_named", "extra argument 'flag' in call", "d.make(flag: 2)", nil),
      ("extra_argument_labels", "extraneous argument label 'flags:' in call", "make(flags: 2)", "make"),
      (
        "wrong_argument_labels", "incorrect argument labels in call (have 'sql:flags:', expected 'sql:options:')",
        "make(sql: 1, flags: 2)", "make"
      ),
      ("cannot_convert_argument_value", "cannot convert value of type 'A' to 'B'", "make(flags: 2)", nil),
    ] as [(String, String, String, String?)])
  func hiddenLabels(id: String, message: String, source: String, name: String?) {
    var members = ModuleMembers([])
    members.hiddenLabels = ["make": [["sql", "flags"], ["options"]]]
    let listing = SwiftListing(SwiftCell(1, source), place: "on line 1")
    let judge = ListingJudge(listings: [listing], modules: Deferred { [members] in members })
    #expect(judge.hiddenCall(Diagnostic(.error, message, id: id), in: listing) == name)
  }
}
