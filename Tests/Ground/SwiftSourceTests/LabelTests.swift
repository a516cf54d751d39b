import SwiftSource
import Testing

@Suite("Labels of calls and of functions that only a module sees")
struct LabelTests {
  @Test(
    "Functions and initializers have hidden labels unless they are public",
    arguments: [
      (
        "public struct D { public func make(sql: String) {}\n func make(sql: String, flags f: Int) {} }",
        ["make flags sql"]
      ),
      ("public struct D { init(_ a: Int, b: Int) {} ; public init(c: Int) {} }", ["D b"]),
      ("extension M.D { @inlinable private init?(a: [Int: Int]) {} }", ["D a"]),
      ("public extension D { func a(b: Int) {}\n private func c(d: Int) {} }", ["c d"]),
      ("public protocol P { func a(b: Int) }\nprotocol Q { func c(d: Int) }", ["c d"]),
      ("open class C { open override class func a(b: Int) {} ; final func c(d: Int) {} }", ["c d"]),
      ("public func a(b: Int) { func inner(c: Int) {} }\nfunc d<T>(e: T) where T: P {}", ["d e"]),
      ("struct A { struct B { static func f(g: Int) {} } }\nfunc f(_: Int) {}", ["f ", "f g"]),
      ("func", []), ("init", []), ("struct A { init", []), ("}func f(", ["f "]),
    ])
  func hidden(_ source: String, _ expected: [String]) {
    let found = SwiftOutline(source).hiddenLabels.flatMap { name, all in
      all.map { "\(name) \($0.sorted().joined(separator: " "))" }
    }
    #expect(found.sorted() == expected)
  }

  @Test("Only public functions and types outside brackets are public names")
  func publicNames() {
    let source = """
      public func a() {}\nfunc b() {}\n@frozen public struct C { public struct D {} }\nopen class E {}
      public extension F { func g() {} }\npublic typealias H = Int\npublic let i = 1\npublic final class J {}
      """
    #expect(SwiftOutline(source).publicNames == ["C", "E", "H", "J", "a"])
  }

  @Test("Functions and properties have their types as the compiler writes them")
  func memberTypes() {
    let source = """
      struct A: P {
        func a(_ b: String, c d: [Int: Int] = [:]) async throws -> String? { func inner() {} ; return nil }
        func a() {}
        static let i: [Int: Int] = [:], j = 1
        var k: Mirror { let l: Int = 1 }
        static func e<T>(_ f: (T, T) -> Bool) -> Dictionary<T, Int> where T: Q { [:] }
      }
      extension A { func g(h: inout Int) { } }
      struct B { func a(x: Int) {} }
      func a(y: Int) {}
      protocol P { func a(z: Int) }
      """
    #expect(
      SwiftOutline(source).memberTypes(of: "A") == [
        "a": ["(String,[Int:Int])asyncthrows->String?", "()->()"], "e": ["((T,T)->Bool)->Dictionary<T,Int>"],
        "g": ["(inoutInt)->()"], "i": ["[Int:Int]"], "k": ["Mirror"],
      ])
  }

  @Test(
    "Declarations without bodies are recognized in types, too, but not in protocols",
    arguments: [
      ("func f() -> Int", true), ("class A {\n  func f()\n  func g() {}\n}", true),
      ("public struct A: P { public init(a: Int) }", true), ("struct A {\n  init() { self.init(1) }\n}", false),
      ("extension A {\n  func f(\n    a: Int\n  ) throws\n    -> Int\n  { 1 }\n}", false),
      ("protocol P {\n  func f()\n  init()\n}", false), ("struct A { var b = 1 }\nprint(1)", false), ("", false),
      ("struct A {\n  func f()", true),
    ])
  func bodies(source: String, lacks: Bool) { #expect(SwiftOutline(source).lacksBodies == lacks) }

  @Test("A call has the labels of its own arguments")
  func calls() {
    let outline = SwiftOutline("f(a: g(b: 1), { (c: Int) in c }, d: x ? y : z)\nlet f = o.f(\n  e: 1)\nf (h: 2)")
    #expect(outline.labels(ofCallsOf: "f") == [["a", "d"], ["e"], ["h"]])
    #expect(outline.labels(ofCallsOf: "g") == [["b"]])
    #expect(outline.names(calledOnLines: [0]) == ["f", "g"])
    #expect(outline.names(calledOnLines: [1]) == [])
  }

  @Test(
    "A call of print ends before the comment on its line",
    arguments: [
      ("print(1) // a", "print(1)"), ("{ print(f(x), to: &s); // a\n}", nil), ("f(); print(1) // a", nil),
      ("let x: A<B>\nprint(1) // a", "print(1)"),
      ("_ = print(1) // a", "print(1)"),
      ("{ x in print(x) // a\n}", "print(x)"), ("switch x { case 1: debugPrint(\n2) // a\n}", "debugPrint(\n2)"),
      ("f {\n  try await print(g()) // a\n}", "print(g())"), ("a\nprint(1) // a", "print(1)"),
      ("Swift.print(1) // a", "Swift.print(1)"), ("o.print(1) // a", nil), ("return\nprint(1) // a", "print(1)"),
      ("{ print(1).x // a\n}", nil),
      ("{ print(1) // a\n.x }", nil), ("func print(a: Int) // a\n{}", nil), ("f(print(1)) // a", nil),
      ("print(1)\n// a", nil), ("let x = 1 // a", nil), ("print // a", nil), ("print(1) + g(2) // a", nil),
      (") // a", nil), ("print() // a", "print()"),
    ] as [(String, String?)])
  func printing(_ source: String, _ expected: String?) throws {
    let outline = SwiftOutline(source)
    let bytes = Array(source.utf8)
    let call = outline.printingCall(before: try #require(outline.comments.last))
    let text = call.map { call in
      let range = outline.tokens[call.lowerBound].range.lowerBound..<outline.tokens[call.upperBound].range.upperBound
      return String(decoding: bytes[range], as: UTF8.self)
    }
    #expect(text == expected)
  }
}
