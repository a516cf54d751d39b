import Testing

/// Run-time errors; each case begins at line 1 of its cell.
enum TrapProgram {
  static let source = """
    __lessonCell(1)
    #sourceLocation(file: "cell-1.swift", line: 1)
    import Glibc
    let name = String(cString: getenv("CASE"))
    let zero = name.isEmpty ? 1 : 0
    let one = 1 - zero
    func element(_ index: Int) -> Int {
      [1, 2, 3][index]
    }
    struct Wrong: Error { var reason = "because" }
    enum Kind: Error { case bad(Int) }
    func fail() throws { throw Kind.bad(7) }
    class Animal { var age = 1 }
    class Dog: Animal {}
    class Cat: Animal {}
    final class Node { unowned let other: Animal; init(_ other: Animal) { self.other = other } }
    func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + deep(n + 2) }
    func change(_ a: inout Int, _ body: () -> Void) { body() }
    var shared = 1
    #sourceLocation()
    __lessonCell(2)
    switch name {
    \(cases.map { "case \"\($0.name)\":\n#sourceLocation(file: \"/machine/path/cell-2.swift\", line: 1)\n\($0.source)" }
      .joined(separator: "\n"))
    default: break
    }
    #sourceLocation()
    __lessonCell(3)
    __lessonCell(0)

    """

  /// A run-time error and the line that reports it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var line: String

    init(_ name: String, _ source: String, _ line: String) {
      (self.name, self.source, self.line) = (name, source, line)
    }

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case("index", "print(1)\nlet list = [1]\nprint(list[one + 4])", "[trap in line 3: Index out of range]"),
    Case("other cell", "print(element(9))", "[trap in line 6 of cell 1: Index out of range]"),
    Case("overflow", "print(Int8(127 - zero) + Int8(one))", "[trap in line 1: arithmetic overflow]"),
    Case(
      "conversion", "print(\n  UInt8(255 + one))", "[trap in line 2: Not enough bits to represent the passed value]"),
    Case("negative", "print(UInt8(zero - 1))", "[trap in line 1: Negative value is not representable]"),
    Case("division", "print(7 / zero)", "[trap in line 1: Division by zero]"),
    Case(
      "nil", "let x: Int? = zero == 1 ? 1 : nil\nprint(x!)",
      "[trap in line 2: Unexpectedly found nil while unwrapping an Optional value]"),
    Case(
      "implicit", "let x: Int! = zero == 1 ? 1 : nil\nlet y: Int = x",
      "[trap in line 2: Unexpectedly found nil while implicitly unwrapping an Optional value]"),
    Case("fatalError", "fatalError(\"no way: \\(one)\")", "[trap in line 1: no way: 1]"),
    Case("fatalError empty", "fatalError()", "[trap in line 1: Fatal error]"),
    Case("fatalError lines", "fatalError(\"first\\nsecond\")", "[trap in line 1: first]"),
    Case(
      "precondition", "precondition(zero == 1, \"must be one\")", "[trap in line 1: Precondition failed: must be one]"),
    Case("precondition empty", "precondition(zero == 1)", "[trap in line 1: Precondition failed]"),
    Case("assert", "assert(zero == 1, \"must be one\")", "[trap in line 1: Assertion failed: must be one]"),
    Case("assert empty", "assert(zero == 1)", "[trap in line 1: Assertion failed]"),
    Case("try", "try! fail()", "[trap in line 1: 'try!' expression unexpectedly raised an error: Program.Kind.bad(7)]"),
    Case("uncaught", "print(1)\ntry fail()", "[trap: Error raised at top level: Program.Kind.bad(7)]"),
    Case(
      "cast", "let a: Animal = Dog()\nprint(a as! Cat)",
      "[trap: Could not cast value of type 'Program.Dog' to 'Program.Cat'.]"),
    Case(
      "cast any", "let a: Any = 1\nprint(a as! String)",
      "[trap: Could not cast value of type 'Swift.Int' to 'Swift.String'.]"),
    Case(
      "unowned", "var a: Animal? = Animal()\nlet n = Node(a!)\na = nil\nprint(n.other.age)",
      "[trap: Attempted to read an unowned reference but the object was already destroyed]"),
    Case(
      "exclusivity", "change(&shared) { shared += 1 }",
      "[trap: Simultaneous accesses, but modification requires exclusive access.]"),
    Case("stack", "print(deep(zero))", "[trap in line 15 of cell 1: stack overflow]"),
    Case("range", "print(one...zero)", "[trap in line 1: Range requires lowerBound <= upperBound]"),
    Case(
      "empty", "var l: [Int] = []\nl.removeLast()",
      "[trap in line 2: Can't remove last element from an empty collection]"),
    Case(
      "dictionary", "print(Dictionary(uniqueKeysWithValues: [(1, one), (1, 2)]))",
      "[trap in line 1: Duplicate values for key: '1']"),
    Case("shift", "print(UInt(one) << 3 - 9 * UInt(one))", "[trap in line 1: arithmetic overflow]"),
    Case("pointer", "print(UnsafePointer<Int>(bitPattern: one)!.pointee)", "[trap in line 1: bad memory access]"),
    Case(
      "string", "let s = \"abc\"\nprint(s[s.index(s.startIndex, offsetBy: 9)])",
      "[trap in line 2: String index is out of bounds]"),
    Case(
      "double", "print(Int(Double.nan + Double(one)))",
      "[trap in line 1: Double value cannot be converted to Int because it is either infinite or NaN]"),
  ]
}
