import Foundation
import TestSupport
import Testing

@testable import AppExperiments

@Suite("Globs")
struct GlobPatternTests {
  /// Returns the files in a folder that the C library's `glob` finds.
  private func real(_ pattern: String, in folder: String) -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob("\(folder)/\(pattern)", GLOB_BRACE, nil, &result) == 0 else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { result.gl_pathv[$0].map { String(cString: $0) } }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(
    "Without `**`, a glob finds the same as glob(3), in random folders with random patterns",
    arguments: [1 as UInt64, 2, 3])
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["a", "b", "ab", ".a", "a.png", "b.PNG", "c.png"]
    let patterns = ["*", "a", "?", "[ab]", "[!a]", "a*", "*.png", "*.{png,PNG}", "{a,b}", ".*", "{a,b/a}*", "*b*"]
    let folder = try TemporaryFolder()
    for _ in 0..<20 {
      let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(names) }
      _ = try? folder.write("", to: path.joined(separator: "/"))
    }
    for _ in 0..<100 {
      let pattern = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(patterns) }.joined(
        separator: "/")
      let found = Set(try GlobPattern(pattern).paths(in: folder.path)).subtracting([".", ".."])
      let expected = Set(
        real(pattern, in: folder.path).filter { path in
          !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
        })
      #expect(found == expected, "seed \(seed): \(pattern)")
    }
  }

  @Test(
    "`**/` matches any number of folders that do not begin with a dot",
    arguments: [
      ("**/*.png", ["x.png", "a/x.png", "a/b/x.png"]), ("a/**/*.png", ["a/x.png", "a/b/x.png"]),
      ("**/b/*", ["a/b/x.png"]), ("a/**", ["a/b", "a/x.png"]), ("../*/x.png", []), ("**/.c/*", [".c/x.png"]),
      ("**/{x,y}.png", ["x.png", "a/x.png", "a/b/x.png"]), ("a/./x.png", ["a/./x.png"]),
    ])
  func doubleStar(_ pattern: String, _ expected: [String]) throws {
    let folder = try TemporaryFolder()
    for file in ["x.png", "a/x.png", "a/b/x.png", ".c/x.png"] { try folder.write("", to: "in/\(file)") }
    let found = try GlobPattern(pattern).paths(in: "\(folder.path)/in")
    #expect(found == expected || pattern == "../*/x.png" && found == ["../in/x.png"])
  }

  @Test("Braces match every choice, in order")
  func braces() throws {
    #expect(
      try GlobPattern("a{b,{c,d}e,}f{1,2}").alternatives == [
        "abf1", "abf2", "acef1", "acef2", "adef1", "adef2", "af1", "af2",
      ])
    #expect(try GlobPattern("a,b").alternatives == ["a,b"])
  }
}
