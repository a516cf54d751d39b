import SourceText
import SwiftSource
import Testing

@testable import SwiftCells

@Suite("The names of listings in one program")
struct ListingNamesTests {
  /// Returns the sources of listings with the marks of their names as digits, from 0.
  private static func sources(_ listings: [String], _ variants: [Int: ListingVariant] = [:]) -> [String] {
    let all = listings.enumerated().map {
      SwiftListing(SwiftCell($0 + 1, $1), place: "\($0 + 1)")
    }
    let names = ListingNames(all, variants)
    return all.map { listing in
      (0...9).reduce(names.source(of: listing)) { text, digit in
        // Longer marks begin like shorter ones.
        text.split(separator: "a" + ScopeMark.mark(9 - digit), omittingEmptySubsequences: false)
          .joined(separator: "a\(9 - digit)")
      }
    }
  }

  @Test("Each listing means the newest declaration above it, and the last declaration has no mark")
  func newest() {
    #expect(
      Self.sources(["print(a)", "let a = 1", "print(a)", "let a = 2", "print(a)"])
        == ["print(a0)", "let a1 = 1", "print(a1)", "let a = 2", "print(a)"])
  }

  @Test("A name that a listing takes from a library has no mark there, and each declaration has one")
  func outside() {
    var variant = ListingVariant()
    variant.outside = ["a"]
    #expect(
      Self.sources(["print(a)", "let a = 1", "print(a)"], [1: variant]) == ["print(a)", "let a1 = 1", "print(a1)"])
  }

  @Test("Names that types inherit from the standard library stay unchanged within types")
  func inherited() {
    let sources = Self.sources(["let count = 1", "extension Array { var a: Bool { count > 1 } }", "let count = 2"])
    #expect(sources[1] == "extension Array { var a: Bool { count > 1 } }")
  }
}
