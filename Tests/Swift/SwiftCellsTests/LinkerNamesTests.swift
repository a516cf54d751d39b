import Testing

@testable import SwiftCells

@Suite struct LinkerNamesTests {
  @Test(arguments: [
    (#"@_cdecl("fwrite") func a() {}"#, "fwrite"),
    (#"@_cdecl("write") public func a(_ b: Int) -> Int { b }"#, "write"),
    (#"@c func fflush() {}"#, "fflush"),
    (#"@c(puts) public func a() {}"#, "puts"),
    (#"@_silgen_name("$ss5printyyF") func a() { let b = 1 }"#, "$ss5printyyF"),
    (#"@_silgen_name("swift_retain") func a() {}"#, "swift_retain"),
    ("@_silgen_name(\"ioctl\") func a()\n  throws -> Int\n  where Int: Sendable\n{ 1 }", "ioctl"),
    (#"@_expose(Cxx, "exit") public func a() {}"#, "exit"),
    (##"@_cdecl(#"open"#) func a() {}"##, "open"),
    ("struct A {\n  @_cdecl(\"read\") static func a() {}\n}", "read"),
  ])
  func `A function with the name of one of the system is found`(_ source: String, _ name: String) {
    #expect(LinkerNames(source).taken.map(\.name) == [name])
  }

  @Test(arguments: [
    #"@_cdecl("my_callback") func a() {}"#, #"@c func myCallback() {}"#, "func fwrite() {}",
    #"let a = "@_cdecl(\"write\")""#,
    #"// @_cdecl("write") func a() {}"#, #"@_silgen_name("write") func a(_ b: Int)"#,
    "@_silgen_name(\"write\") func a(_ b: Int)\nlet b = { 1 }",
    "@_silgen_name(\"ioctl\") func a() -> Int\nfor b in 1...2 {\n  print(b)\n}",
    "@discardableResult func write() -> Int { 1 }",
    "@_cdecl(",
    "@c", #"@_cdecl("write")"#,
  ])
  func `Others are left alone, and so is what mentions such a function alone`(_ source: String) {
    #expect(LinkerNames(source).taken.isEmpty)
  }

  @Test(arguments: ["@section(\".init_array\") @used let a = 1", "enum A { @_section(\"x\") static let a = 1 }"])
  func `What stands in a section of its own is found`(_ source: String) {
    #expect(LinkerNames(source).taken.first?.name.hasSuffix("section") == true)
  }

  @Test func `The line of the attribute is the place`() {
    #expect(LinkerNames("let a = 1\n\n@_cdecl(\"write\")\nfunc b() {}").taken == [.init(name: "write", line: 3)])
  }
}
