import SourceText
import SwiftSource
import Testing

@Suite("New spellings of names")
struct SwiftRenamingTests {
  private static func renamed(_ source: String, _ names: [String], members: Set<String> = []) -> String {
    let spellings = Dictionary(uniqueKeysWithValues: names.map { ($0, $0 + "1") })
    return SwiftRenaming(source, names: spellings, members: members).text
  }

  @Test(
    "Argument labels stay the same, and the parameters of operators, subscripts and closures have no labels",
    arguments: [
      ("func f(x: Int) { x }", "func f(x x1: Int) { x1 }"),
      ("func f(x y: Int) { x }", "func f(x y: Int) { x1 }"),
      ("f(x: x)", "f(x: x1)"),
      ("f(x:)", "f(x:)"),
      ("f { (x: Int) in x }", "f { (x1: Int) in x1 }"),
      ("struct A { subscript(x: Int) -> Int { x } }", "struct A { subscript(x1: Int) -> Int { x1 } }"),
      ("struct A { static func + (x: A, y: A) -> A { x } }", "struct A { static func + (x1: A, y: A) -> A { x1 } }"),
      ("func == (x: A, y: A) -> Bool { x.x }", "func == (x1: A, y: A) -> Bool { x1.x }"),
      ("func f(@Builder x: () -> Int) { x() }", "func f(@Builder x x1: () -> Int) { x1() }"),
      ("a ? x : \"\\(x)\"", "a ? x1 : \"\\(x1)\""),
    ])
  func labels(_ source: String, _ text: String) {
    #expect(Self.renamed(source, ["x"]) == text)
  }

  @Test("An attribute before a parameter is renamed like any other name")
  func attribute() {
    #expect(Self.renamed("func f(@A x: Int) {}", ["A"]) == "func f(@A1 x: Int) {}")
  }

  @Test(
    "Implicit names such as `error` and `newValue` stay the same within their braces",
    arguments: [
      ("do {} catch { f { \"\\(error)\" } }\nerror", "do {} catch { f { \"\\(error)\" } }\nerror1"),
      ("var a: Int { get { 1 } set { b = newValue } }", "var a: Int { get { 1 } set { b = newValue } }"),
      (
        "var a = 0 { willSet { newValue } didSet { oldValue } }",
        "var a = 0 { willSet { newValue } didSet { oldValue } }"
      ),
      ("do {} catch let e { error }", "do {} catch let e { error1 }"),
      ("oldValue + newValue", "oldValue1 + newValue1"),
    ])
  func implicitNames(_ source: String, _ text: String) {
    #expect(Self.renamed(source, ["error", "newValue", "oldValue"]) == text)
  }

  @Test(
    "Words that begin accessors are not renamed",
    arguments: [
      ("var a: Int { get { 1 } set { b = get } }", "var a: Int { get { 1 } set { b = get1 } }"),
      ("var a = 0 {\n  willSet {}\n  didSet {}\n}", "var a = 0 {\n  willSet {}\n  didSet {}\n}"),
      ("struct A { var a: Int { mutating get { 1 } } }", "struct A { var a: Int { mutating get { 1 } } }"),
      (
        "protocol P { var a: Int { get set }\n  var b: Int { get } }",
        "protocol P { var a: Int { get set }\n  var b: Int { get } }"
      ),
      ("set.insert(get)", "set1.insert(get1)"),
    ])
  func accessors(_ source: String, _ text: String) {
    #expect(Self.renamed(source, ["get", "set", "willSet", "didSet"]) == text)
  }

  @Test("Member names stay the same only within the braces of types")
  func members() {
    let source = "extension Array { var isLong: Bool { count > 10 } }\nprint(count)"
    let text = "extension Array { var isLong: Bool { count > 10 } }\nprint(count1)"
    #expect(Self.renamed(source, ["count"], members: ["count"]) == text)
  }

  @Test(
    "The members that types declare are found, without generic arguments",
    arguments: [
      ("struct A { let m: Dictionary<Key, Point>, n: Int }", ["m", "n"]),
      ("struct A { let m: B<C<D, E>, F>, n = 1 }", ["m", "n"]),
      ("struct A { let m = a < b, n = a > b; var o = 1 }", ["m", "n", "o"]),
      ("enum A { case a, b(Int)\n  func f() -> (Int, B) {} }", ["a", "b", "f"]),
    ])
  func memberNames(_ source: String, _ names: [String]) {
    #expect(SwiftOutline(source).memberNames == Set(names))
  }

  @Test("Scope marks tell all numbers apart and can be removed again")
  func marks() {
    let marks = (0..<100).map(ScopeMark.mark)
    #expect(Set(marks).count == marks.count)
    for mark in marks { #expect("a\(mark).数\(mark)b".withoutScopeMarks == "a.数b") }
  }
}
