import SwiftSource
import Testing

@Suite("Kinds of fragments")
struct FragmentKindTests {
  @Test(
    "Declarations are members, of the type that their words show",
    arguments: [
      ("var count = 0\nfunc go() {}", .members), ("static let zero = 0", .members),
      ("init(a: Int) {\n  self.a = a\n}", .members), ("@Published var count: Int", .members),
      ("@Option(help: \"a\")\nvar name: String", .members), ("private(set) var a = 1", .members),
      ("subscript(i: Int) -> Int { i }", .members), ("func a(\n  b: Int\n) -> Int {\n  b\n}", .members),
      ("import A\nmutating func go() {}", .members), ("struct A {}\ninit() {}", .members),
      ("case north, south", .cases), ("indirect case a(Int)\nvar b: Int { 1 }", .cases),
      ("override func go() {}", .membersOfClass), ("deinit {}", .membersOfClass),
      ("class func go() {}", .membersOfClass),
      ("weak var a: A?", .membersOfClass), ("convenience init() { self.init(a: 1) }", .membersOfClass),
      ("print(1)", .statements), ("let a = 1\nreturn a", .statements), ("case .north: print(1)", .statements),
      ("case 3...: print(1)", .statements), ("case let x where x > 1: print(x)", .statements),
      ("self.a = 1", .statements), ("a.b { c in\n  c\n}", .statements),
      ("#warning(\"a\")", .statements), ("", .statements),
    ] as [(String, FragmentKind)])
  func kind(_ source: String, _ kind: FragmentKind) {
    #expect(SwiftOutline(source).fragmentKind == kind, "\(source)")
  }

  @Test(
    "A property without a body, or with a value, is stored",
    arguments: [
      ("var a: Int", true), ("let a = 1", true), ("var a: Int { 1 }", false), ("static var a = 1", false),
      ("func a() {}", false), ("var a = 1 { didSet {} }", true), ("lazy var a = b()", true),
    ])
  func stored(_ source: String, _ stores: Bool) {
    #expect(SwiftOutline(source).storesProperties == stores, "\(source)")
  }

  @Test("The types around a line are known from the inside out, after the type that is documented there")
  func around() {
    let source = """
      extension A.B {
        struct C {
          /// Line 2
          func go() { class D {} }
          /// Line 4
          public final class E: F {}
        }
        class func x() {}
        /// Line 8
      }
      """
    let outline = SwiftOutline(source)
    #expect(outline.typeNames(aroundLine: 2) == ["C", "B"])
    #expect(outline.typeNames(aroundLine: 4) == ["E", "C", "B"])
    #expect(outline.typeNames(aroundLine: 8) == ["B"])
    #expect(SwiftOutline("").typeNames(aroundLine: 3).isEmpty)
  }
}
