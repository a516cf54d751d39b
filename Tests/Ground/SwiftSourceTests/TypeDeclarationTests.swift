import SwiftSource
import Testing

@Suite("Types and their members")
struct TypeDeclarationTests {
  private func declarations(_ source: String) -> [String] {
    SwiftOutline(source).typeDeclarations.map {
      "\($0.name): \($0.inherited.sorted().joined(separator: " ")): \($0.members.sorted().joined(separator: " "))"
    }
  }

  @Test(
    "A type has exactly the members that its braces declare",
    arguments: [
      ("struct A { var b = 1; func c() { let d = 2; func e() {} } }", ["A: : b c"]),
      ("extension Swift.Array : Swift.Sequence, P where Element : Q { static func f() {} }", ["Array: P Sequence: f"]),
      ("enum E: Int { case a, b\n  case c(Int) }", ["E: Int: a b c"]),
      ("struct Outer { struct Inner { var x: Int } var y: Int }", ["Outer: : Inner y", "Inner: : x"]),
      ("public protocol P<T> : Q where Self : R { associatedtype T\n  var x: T { get } }", ["P: Q: T x"]),
      ("class A { class func make() {} ; class var x: Int { 1 } }", ["A: : make x"]),
      ("func f() { struct Local { var x = 1 } }", []),
      ("final class A<B: C>: D {}", ["A: D: "]),
      ("struct", []), ("struct A {", ["A: : "]), ("}{", []), ("extension {}", []),
    ])
  func types(_ source: String, _ expected: [String]) { #expect(declarations(source) == expected) }
}
