import LessonKit
import LessonRunner
import Results
import SourceText
import SwiftCells
import TestSupport
import Testing

@Suite("Files of set-ups")
struct SetupFileTests {
  private static func nearest(_ document: String, _ files: [String]) throws -> String? {
    let folder = try TemporaryFolder()
    for file in files + [document] { _ = try folder.write("\(file)\n", to: file) }
    let found = SetupFile.nearest(to: "\(folder.path)/\(document)", in: .current)
    return found.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test(
    "The nearest file above a document is taken, up to the top of its package",
    arguments: [
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/lesson-setup.swift"], "docs/lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/a/lesson-setup.swift"], "docs/a/lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "Package.swift"], "lesson-setup.swift"),
      ("docs/a/guide.md", ["lesson-setup.swift", "docs/Package.swift"], nil),
      ("Sources/A/A.docc/a.md", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/x.swift", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/b/x.swift", ["Sources/A/A.docc/lesson-setup.swift"], "Sources/A/A.docc/lesson-setup.swift"),
      ("Sources/A/README.md", ["Sources/A/A.docc/lesson-setup.swift", "Package.swift"], nil),
      ("a.md", ["Package.swift"], nil),
    ] as [(String, [String], String?)])
  func nearest(_ document: String, _ files: [String], _ expected: String?) throws {
    #expect(try Self.nearest(document, files) == expected)
  }

  @Test("A set-up that does not compile is reported at its line, and the listings are skipped")
  func broken() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("let one = 1\nlet two: Int = \"2\"\n", to: SetupFile.name)
    let path = try folder.write("```swift\nprint(one)\n```\n\n```swift\nprint(2)\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.couldNotRun, .skipped])
    #expect(outcome.allFindings.first?.place.line == 2)
    #expect(outcome.allFindings.first?.place.file.hasSuffix("/\(SetupFile.name)") == true)
  }

  @Test("A set-up whose declarations are still comments changes nothing")
  func unfilled() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("// let client: <#type#> = <#value#>\n", to: SetupFile.name)
    let path = try folder.write("```swift\nprint(1) // Prints \"1\"\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.agrees])
  }

  @Test("The listings of a document use the names of its set-up, and may declare them again")
  func used() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("struct Client { func get() -> Int { 5 } }\nlet client = Client()\n", to: SetupFile.name)
    let path = try folder.write(
      """
      ```swift
      print(client.get()) // Prints "6"
      ```

      ```swift
      let client = 7
      print(client) // Prints "7"
      ```

      """, to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.differs, .agrees])
    #expect(outcome.cells.first?.differences.map(\.found) == ["5"])
  }

  @Test(
    "Variables with a type but without a value end the program when they are read",
    arguments: [
      ("let db: Database", "var db: Database { fatalError() }", ["db"]),
      ("let a: [Int: String]? // none\nlet b = 1", "var a: [Int: String]? { fatalError() } // none\nlet b = 1", ["a"]),
      ("var a: Int", "var a: Int { get { fatalError() } set { fatalError() } }", ["a"]),
      (
        "let a: [\n  Int\n]\nvar b: Int?\nlet c: Array<\nInt>",
        "var a: [\n  Int\n] { fatalError() }\nvar b: Int?\nlet c: Array<\nInt>", ["a"]
      ),
      ("let f: (Int) -> Void\nlet g: Int = 2", "var f: (Int) -> Void { fatalError() }\nlet g: Int = 2", ["f"]),
      ("var n: Int { 3 }\nvar m: Int\n{ 4 }\nlet k: Int =\n5", nil, []),
      ("struct S {\n  let a: Int\n}\nlet z", nil, []),
      ("let x: Int, y: [Int]", "var x: Int { fatalError() }; var y: [Int] { fatalError() }", ["x", "y"]),
      (
        "let r: Result<Int, Never>, n = max(1, 2),\n  z: Int // last",
        "var r: Result<Int, Never> { fatalError() }; let n = max(1, 2); var\n  z: Int { fatalError() } // last",
        ["r", "z"]
      ),
      ("var a = 1, b: Int?, c = b", nil, []),
      ("let x, y: Int", "var x: Int { fatalError() }; var y: Int { fatalError() }", ["x", "y"]),
      (
        "var n = 1, x, y: [Int: (Int) -> Int]",
        """
        var n = 1; var x: [Int: (Int) -> Int] { get { fatalError() } set { fatalError() } }; \
        var y: [Int: (Int) -> Int] { get { fatalError() } set { fatalError() } }
        """, ["x", "y"]
      ),
      ("var x, y: Int?", nil, []),
      ("let (x, y): (Int, Int)", nil, []),
      (
        "let x: Result<[Int], Array<Int>>, y: Int",
        "var x: Result<[Int], Array<Int>> { fatalError() }; var y: Int { fatalError() }", ["x", "y"]
      ),
      ("public let r: Int", "public var r: Int { fatalError() }", ["r"]),
      ("@MainActor let r: Int", "@MainActor var r: Int { fatalError() }", ["r"]),
      (
        "nonisolated(unsafe) var r: Int",
        "nonisolated(unsafe) var r: Int { get { fatalError() } set { fatalError() } }", ["r"]
      ),
    ] as [(String, String?, Set<String>)])
  func withoutValues(_ source: String, _ compiled: String?, _ names: Set<String>) {
    let setup = SetupFile(path: "lesson-setup.swift", source: source)
    #expect(setup.compiledSource == compiled ?? source)
    #expect(Set(setup.linesWithoutValues.keys) == names)
  }

  @Test(
    "Listings that use a variable without a value are compiled, but not run",
    arguments: [
      (
        "print(store.count)",
        "agrees (compiled-only): it is compiled, but not run, since the set-up gives no value to `store`"
      ),
      ("let store = Store()\nprint(store.count) // Prints \"7\"", "agrees (compared)"),
      ("use { store in print(store.count) } // Prints \"7\"", "agrees (compared)"),
      (
        "use { store in print(store.count) }\nprint(store.count)",
        "agrees (compiled-only): it is compiled, but not run, since the set-up gives no value to `store`"
      ),
      (
        "extension Int { func f() -> Int { store.count } }\nprint(1.f())",
        "skipped (fragment): a fragment: it needs `store`, to which the set-up gives no value"
      ),
      (
        "print(store.size)",
        "skipped (does-not-compile): it does not compile: value of type 'Store' has no member 'size' (its line 1)"
      ),
      ("print(1) // Prints \"1\"", "agrees (compared)"),
      (
        "print(size())",
        "agrees (compiled-only): it is compiled, but not run, since the set-up gives no value to `store`"
      ),
      ("total = 3\nprint(7)", "agrees (compiled-only)"),
    ])
  func compiledOnly(_ listing: String, _ told: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write(
      """
      struct Store { var count = 7 }
      func use(_ f: (Store) -> Void) { f(Store()) }
      let store: Store
      func size() -> Int { store.count }
      var total: Int

      """,
      to: SetupFile.name)
    let path = try folder.write("```swift\n\(listing)\n```\n\n```swift\nprint(2) // Prints \"2\"\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    let lines = ListingHarness.told(outcome).split(separator: "\n")
    #expect(lines.first.map(String.init)?.hasPrefix("1: \(told)") == true)
    #expect(lines.last?.hasSuffix(": agrees (compared)") == true)
  }

  @Test(
    "A listing that uses what a listing that is only compiled changes or declares again is not compared",
    arguments: [
      ("var sum = 1", "sum += store", "sum // 1"), ("let x = 1", "let x = store", "x // 1"),
      ("var all = [1]", "all.append(store)", "all // [1]"),
      ("func f() -> Int { 1 }", "func f() -> Int { 2 }\nstore", "f() // 1"),
    ])
  func changed(_ first: String, _ second: String, _ third: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("let store: Int\n", to: SetupFile.name)
    let path = try folder.write(
      [first, second, third].map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"), to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    let lines = ListingHarness.told(outcome).split(separator: "\n")
    #expect(lines.contains { $0.contains("compiled, but not run") })
    #expect(!lines.contains { $0.contains("(compared)") })
  }

  @Test(
    "A listing that must fail cannot show it without a value", arguments: ["trap", "throws"])
  func failing(_ word: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("let store: Int\n", to: SetupFile.name)
    let path = try folder.write("```swift \(word)\nprint([1][store])\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(ListingHarness.told(outcome).hasPrefix("1: skipped (fragment)"))
  }

  @Test("A set-up that ends the program is reported, and nothing runs without it")
  func ending() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    _ = try folder.write("let one = 1\nprecondition(one == 2, \"not two\")\n", to: SetupFile.name)
    let path = try folder.write("```swift\nprint(one)\n```\n\n```swift\nprint(2)\n```\n", to: "a.md")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(outcome.cells.map(\.status) == [.couldNotRun, .skipped])
    #expect(outcome.allFindings.first?.message.description.contains("not two") == true)
  }
}
