import Results
import SourceText
import Testing

@testable import SwiftCells

@Suite("Functions and types that the library ought to have")
struct FormerNameTests {
  @Test(
    "Prose has names in links, in code, and as titles",
    arguments: [
      ("Use ``Till/add(_:)``, ``Mini/Tray`` and ``Mini``.", ["Till", "Tray"], [], []),
      ("/// Use `load(_:)`, `Tray.add`, `@Kept` and `a b`, `1`, `x`", [], ["Kept", "Tray", "load", "x"], []),
      ("# `diff`\n## Till\n/// ### load(_:)\n# Two words\n#if DEBUG", [], ["diff"], ["Till", "diff", "load"]),
      ("An `open code and ``a link", [], [], []), ("`` ` ``", [], [], []), ("", [], [], []),
    ] as [(String, Set<String>, Set<String>, Set<String>)])
  func prose(text: String, linked: Set<String>, mentioned: Set<String>, titles: Set<String>) {
    let names = NamesInProse(text, modules: ["Mini"])
    #expect(names.linked == linked)
    #expect(names.mentioned == mentioned)
    #expect(names.titles == titles)
  }

  /// The outcome of a listing that uses an unknown name, in a package with the module `Mini`.
  private func reason(_ source: String, lacks name: String, id: String = "cannot_find_in_scope", prose: String)
    -> String?
  {
    var members = ModuleMembers([])
    members.own = ["Mini"]
    members.files = ["Mini", "Scale", "Weigh"]
    members.publicNames = ["saluteAll", "MiniTray"]
    let listing = SwiftListing(SwiftCell(1, source), place: "on line 1")
    var judge = ListingJudge(listings: [listing], modules: Deferred { [members] in members })
    judge.prose = NamesInProse(prose, modules: ["Mini"])
    let message = id == "unknown_attr_name" ? "unknown attribute '\(name)'" : "cannot find '\(name)' in scope"
    let error = Diagnostic(.error, at: .init(line: 1, column: 1), message, id: id)
    guard case .uncompiled(.noSuchAPI, let reason, let lines, _)? = judge.formerName(listing, [error]) else {
      return nil
    }
    #expect(lines == [1])
    return reason.description
  }

  @Test(
    "A name is the library's if the text or the library treats it as such",
    arguments: [
      ("Till()", "Till", "``Till``", true), ("add(1)", "add", "# `add`", true),
      ("add { 1 }", "add", "## add(_:)", true),
      ("Scale(1)", "Scale", "", true), ("scale(1)", "scale", "", true), ("weigh(1)", "weigh", "", true),
      ("let a: MiniPlate", "MiniPlate", "A `MiniPlate`", true), ("let a: MiniPlate", "MiniPlate", "", false),
      ("let a: Minimum", "Minimum", "A `Minimum`", false), ("mini(1)", "mini", "Call `mini(_:)`.", true),
      ("salute(1)", "salute", "", true), ("allSalute(1)", "allSalute", "", false), ("Mini()", "Tray", "", false),
      ("print(client)", "client", "# client", false), ("fetch(1)", "fetch", "Call `fetch`.", false),
      ("Player()", "Player", "A `Player`", false), ("func add() {}\nadd(1)", "add", "``add``", false),
      ("NSLog(1)", "NSLog", "``NSLog``", false), ("Date()", "Date", "``Date``", false),
    ])
  func ought(source: String, name: String, prose: String, isFormer: Bool) {
    #expect((reason(source, lacks: name, prose: prose) != nil) == isFormer)
  }

  @Test("The message has a similar name of the library")
  func similar() {
    #expect(
      reason("salute(1)", lacks: "salute", prose: "")
        == "its library has no such API: cannot find 'salute' in scope; did you mean `saluteAll`? (its line 1)")
    #expect(
      reason("@Kept var a = 1", lacks: "Kept", id: "unknown_attr_name", prose: "``Kept``")
        == "its library has no such API: unknown attribute 'Kept' (its line 1)")
  }

  @Test("Without a package, unknown names show nothing about a library")
  func alone() {
    let listing = SwiftListing(SwiftCell(1, "Till()"), place: "on line 1")
    var judge = ListingJudge(listings: [listing], modules: Deferred { ModuleMembers([]) })
    judge.prose = NamesInProse("``Till``")
    let error = Diagnostic(
      .error, at: .init(line: 1, column: 1), "cannot find 'Till' in scope", id: "cannot_find_in_scope")
    #expect(judge.formerName(listing, [error]) == nil)
  }
}
