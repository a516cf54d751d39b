import SourceText
import Testing

@testable import LessonRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Links to symbols")
struct SymbolLinkTests {
  private func tree() throws -> SymbolTree {
    func symbol(_ path: [String], _ kind: String, _ precise: String) -> String {
      let names = path.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(precise)"}, "pathComponents": [\(names)]}
        """
    }
    func graph(_ symbols: [String], _ relations: String = "") throws -> SymbolGraph {
      let text = "{\"symbols\": [\(symbols.joined(separator: ","))], \"relationships\": [\(relations)]}"
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    }
    let own = try graph(
      [
        symbol(["Shop"], "struct", "s:4Shop"), symbol(["Shop", "buy(_:)"], "method", "s:buyInt"),
        symbol(["Shop", "buy(_:)"], "method", "s:buyString"), symbol(["Shop", "price"], "property", "s:price"),
        symbol(["Shop", "price"], "type.property", "s:prices"), symbol(["Seller"], "protocol", "s:Seller"),
        symbol(["Seller", "sell()"], "method", "s:sell"), symbol(["Seller", "sell()"], "method", "s:default"),
      ], #"{"kind": "defaultImplementationOf", "source": "s:default", "target": "s:sell"}"#)
    let other = try graph([symbol(["Array", "total()"], "method", "s:total")])
    return SymbolTree("Market", own, extensions: [other])
  }

  @Test(
    "A link to a symbol of the module, of another module, or of an extension is right",
    arguments: [
      "Shop", "Market/Shop", "/Market/Shop", "Shop/price-property", "Shop/price-swift.type.property", "Market",
      "Seller/sell()", "Array/total()", "Swift/Array/total()", "Array/map(_:)", "String", "/Other/Shop",
      "Shop/buy(_:)-(Int)", "Shop-struct",
    ])
  func reached(_ link: String) throws {
    #expect(try tree().target(of: link) == .reached)
  }

  @Test("A link from a symbol's documentation starts at the symbol, then at its parents")
  func context() throws {
    #expect(try tree().target(of: "sell()", from: ["Seller"]) == .reached)
    #expect(try tree().target(of: "price-property", from: ["Shop", "buy(_:)"]) == .reached)
  }

  @Test("A link to a missing member is unknown, and similar members are named")
  func unknown() throws {
    #expect(
      try tree().target(of: "Shop/bux(_:)") == .unknown(name: "bux(_:)", place: "Market/Shop", similar: ["buy(_:)"]))
    #expect(try tree().target(of: "Shop/buy()") == .unknown(name: "buy()", place: "Market/Shop", similar: ["buy(_:)"]))
    #expect(try tree().target(of: "Market/Stall") == .unknown(name: "Stall", place: "Market", similar: []))
    #expect(try tree().target(of: "Sellers") == .reached)
    #expect(try tree().target(of: "Selelr") == .unknown(name: "Selelr", place: "Market", similar: ["Seller"]))
  }

  @Test("A link to several symbols is ambiguous, and names the suffixes that choose one")
  func ambiguous() throws {
    #expect(try tree().target(of: "Shop/price") == .ambiguous(suffixes: ["property", "type.property"]))
    guard case .ambiguous(let sums) = try tree().target(of: "Shop/buy(_:)") else {
      Issue.record("the link is not ambiguous")
      return
    }
    #expect(sums.count == 2)
    for sum in sums { #expect(try tree().target(of: "Shop/buy(_:)-\(sum)") == .reached) }
    #expect(
      try tree().target(of: "Shop/buy(_:)-zzzz")
        == .unknown(name: "buy(_:)-zzzz", place: "Market/Shop", similar: sums.map { "buy(_:)-\($0)" }))
  }

  @Test("Links are found outside of code, in two backticks or after `doc:`")
  func found() {
    let lines = [
      "See ``Shop/buy(_:)`` and `` `code` ``, ```` ``not this`` ````, <doc:Article>, and [text](doc:Other#Part).",
      "```", "``Code``", "```", "A backslash: \\``Shop``.", "", "In code: `<doc:Code>`.",
    ]
    let found = SymbolLink.all(in: lines.enumerated().map { ($0 + 1, $1) })
    #expect(found.map(\.number) == [1, 1, 1])
    #expect(found.map(\.link.path) == ["Shop/buy(_:)", "Article", "Other#Part"])
  }

  @Test("An article's finding names its line, and articles of the catalog are known")
  func article() throws {
    let check = SymbolLinkCheck(try tree(), articles: ["A.docc/Getting Started.md", "A.docc/Tour.tutorial"])
    let text = "# ``Market/Shop``\n\n``buy(_:)-(Int)``, <doc:Getting-Started>, <doc:Tour>, ``price``\n<doc:Shop/none>\n"
    let findings = check.findings(in: SourceFile(path: "A.docc/Shop.md", bytes: Array(text.utf8)))
    #expect(findings.map(\.place.line) == [3, 4])
    #expect(
      "\(findings[1])"
        == "A.docc/Shop.md:4: The link `Shop/none` leads nowhere: `Market/Shop` has no `none`. Correct the link.")
  }
}
