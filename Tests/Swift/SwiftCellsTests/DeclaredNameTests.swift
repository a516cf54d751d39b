import Foundation
import SourceText
import SwiftSource
import TestSupport
import Testing

@testable import Sandbox
@testable import SwiftCells

@Suite("The names that a source declares, judged by the compiler", .enabled(if: toolchain != nil))
struct DeclaredNameTests {
  /// Sources that are valid in a function, each with words that it declares and words that it only mentions.
  static let sources = [
    "var x = 1, y = 2",
    "let a: Int, b: String\na = 1; b = \"\"",
    "let m = max(1, 2), n = [1, 2], o = { (p: Int, q: Int) in p + q }",
    "let d: Dictionary<String, Array<Int>> = [:], e = 1",
    "let d: [String: Set<Int>]? = nil, e: Result<Int, any Error>? = nil, f = Array<Int>()",
    "let one = 1, two = 2\nlet less = one < two, more = two > one",
    "let one = 1, two = 2\nlet less = one<two, equal = one==two, more = two>one",
    "let (f, g) = (1, 2), h = 3",
    "let (f, (g, _)): (Int, (Int, Int)) = (1, (2, 3)), h = 3",
    "let (first: f, second: g) = (first: 1, second: 2)",
    "var x = 1,\n    y = 2,\n    z = 3",
    "let x =\n  [3, 1]\n  .sorted(), y = 2",
    "let x = 1\n  + 2, y = 3",
    "var text = \"\"\"\n  , no = 1\n  \"\"\", other = 1",
    "var x: Int { let inner = 1; return inner }\nvar y = 2, z = x",
    "lazy var late = 1, later = 2",
    "let c: (Int, Int) -> Int = { $0 + $1 }, k = 1",
    "let `in` = 1, `class` = 2",
    "let x = 1; let y = 2",
    "func call(a: Int, b: Int) { let local = a; _ = local + b }",
    "struct Point { var px = 1, py = 2 }\nenum Kind { case left, right }\ntypealias Number = Int\nclass Box {}",
    "if let k = Optional(1), let l = Optional(2) { _ = k + l }",
    "guard let k = Optional(1), let l = Optional(2), k < l else { return }",
    "guard case let (u, v)? = Optional((1, 2)), case .some(let w) = Optional(3), u < v else { return }\n_ = w",
    "guard let found = [1, 2].first(where: { let limit = 1; return $0 > limit }) else { return }",
    "while var w = Optional(1) { w += 1; _ = w; break }",
    "for case let item? in [Optional(1)] { _ = item }",
    "do { let inside = try [1].map { $0 }; _ = inside } catch let problem { _ = problem }",
    "switch 1 { case let value: _ = value }",
    "let number = 1 as Int?, flag = number is Int?, forced = number!\nlet after = forced",
  ]

  @Test("A word of a source counts as declared exactly if the compiler finds a declaration")
  func compilerAgrees() async throws {
    var program: [String] = []
    var asked: [Int: (source: String, word: String)] = [:]
    for (number, source) in Self.sources.enumerated() {
      program += ["func source\(number)() {"] + source.components(separatedBy: "\n")
      for word in SwiftOutline(source).words.sorted() where word.first?.isLetter == true || word.first == "`" {
        guard !Self.keywords.contains(word) else { continue }
        program.append("_ = `\(word.filter { $0 != "`" })`")
        asked[program.count] = (source, word.filter { $0 != "`" })
      }
      program.append("}")
    }
    let folder = try RunFolder()
    defer { folder.remove() }
    try program.joined(separator: "\n").write(toFile: "\(folder.path)/main.swift", atomically: true, encoding: .utf8)
    let compiler = try #require(toolchain).compiler
    let run = try await CompilerProcess.run(
      compiler, ["-typecheck", "-diagnostic-style=llvm", "main.swift"], in: folder.path)
    let missing = Set(
      run.output.split(separator: "\n").filter { $0.contains("error: cannot find '") }.compactMap {
        $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
      })
    #expect(!missing.isEmpty && missing.count < asked.count)
    for (line, (source, word)) in asked {
      #expect(SwiftOutline(source).declaredNames.contains(word) == !missing.contains(line), "\(word) in: \(source)")
    }
  }

  /// Words that cannot be names here: keywords, and names of the standard library, which need no declaration.
  static let keywords: Set = [
    "Any", "Array", "Bool", "Dictionary", "Error", "Int", "Optional", "Result", "Set", "String", "any", "as", "break",
    "case", "catch", "class", "didSet", "do", "else", "enum", "first", "for", "func", "guard", "if", "in", "is", "lazy",
    "let", "map", "max", "nil", "return", "some", "sorted", "struct", "switch", "try", "typealias", "var", "where",
    "while",
  ]
}
