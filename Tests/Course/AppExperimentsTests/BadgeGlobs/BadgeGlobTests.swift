import Foundation
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("badge-glob.files, badge-glob.compare, badge-glob.log and badge-glob.claim")
struct BadgeGlobTests {
  @Test("The default glob also finds the icons of fetched projects, and the narrowed one only the app's")
  func files() async throws {
    let table = try await table("badge-glob.files")
    #expect(table.ids == ["file", "default", "narrowed"])
    #expect(table.column("default") == ["badge", "badge", "", "badge", "badge", "", "badge"])
    #expect(table.column("narrowed", .japanese) == ["", "", "", "バッジ", "バッジ", "", ""])
  }

  @Test("The icons and the saved time are counted")
  func compare() async throws {
    let table = try await table(
      "badge-glob.compare", "{seconds: 3, globs: ['/**/*.appiconset/*.png', /App/**/*.PNG, App/**/*.png]}")
    #expect(table.ids == ["glob", "found", "own", "others", "seconds", "saved"])
    #expect(
      table.lines() == [
        "/**/*.appiconset/*.png|4|2|2|12|0", "/App/**/*.PNG|1|0|1|3|9", "App/**/*.png|0|0|0|0|12",
      ])
  }

  @Test("The log has the article's form, and the clock passes midnight")
  func log() async throws {
    let lines = try await run("badge-glob.log", "{glob: '/App/Carthage/**/*.png', start: '23:59:59', seconds: 61}")
    #expect(
      lines.text(.english) == [
        "[23:59:59]: Start adding badges...",
        "[23:59:59]: '../App/Carthage/Module/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-iTunes.png'",
        "[00:01:00]: '../App/Carthage/ModuleB/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-iTunes.png'",
      ])
  }

  @Test("A glob without a leading slash finds nothing, unless the current path ends in one")
  func slash() async throws {
    let yaml = "glob: App/Core/**/*.png\ncurrent-path: "
    #expect(
      try await run("badge-glob.log", yaml + "..").text(.english) == ["[13:50:07]: Could not find any app icons..."])
    #expect(try await run("badge-glob.log", yaml + "../").text(.english).count == 4)
    let claims = try await table("badge-glob.claim")
    #expect(claims.column("verdict") == ["true", "true", "true"])
    let other = try await claim("current-path: ../")
    #expect(other.column("verdict").last == "false")
  }

  private func claim(_ yaml: String) async throws -> Table {
    try await table("badge-glob.claim", yaml)
  }

  @Test("The folder exists during the search, and is removed afterward, even after an error")
  func removed() throws {
    struct Stop: Error {}
    var seen = ""
    try ProjectTree(files: ["a/b.png"]).inFastlane { folder in
      seen = folder
      #expect(FileManager.default.fileExists(atPath: "\(folder)/../a/b.png"))
    }
    #expect(seen.hasSuffix("/fastlane") && !FileManager.default.fileExists(atPath: "\(seen)/.."))
    #expect(throws: Stop.self) {
      try ProjectTree(files: []).inFastlane { folder in
        seen = folder
        throw Stop()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: seen))
  }

  static let refused = [
    RejectedParameters(
      "badge-glob.log", "glob: /*.{png",
      "cell:1: The parameter `glob` cannot contain `/*.{png`: its braces do not match. Close each `{` with a `}`, as "
        + "in `*.{png,PNG}`."),
    RejectedParameters(
      "badge-glob.log", "glob: /{..,a}/x",
      "cell:1: The parameter `glob` cannot contain `/{..,a}/x`: it leads out of the project. Remove `..`."),
    RejectedParameters(
      "badge-glob.log", "glob: /\(String(repeating: "{a,b}", count: 30))",
      "cell:1: The parameter `glob` cannot contain `/\(String(repeating: "{a,b}", count: 7)){a,b… (151 characters)`: "
        + "it stands for more than 100 patterns. Use fewer braces."),
    RejectedParameters(
      "badge-glob.files", "tree:\n- a/b.png\n- c\n- a",
      "cell:4: The parameter `tree` cannot contain `a`: together with `a/b.png`, one of the two is both a file and a folder. Rename one of the two."
    ),
    RejectedParameters(
      "badge-glob.files", "tree: [a, a]",
      "cell:1: The parameter `tree` cannot contain `a`: it is a duplicate. Keep one of them."),
    RejectedParameters(
      "badge-glob.files", "tree: [/a, ../b, a//b]",
      "cell:1: The parameter `tree` cannot contain `/a`: it is not a path inside the project. Separate names with `/`, as in `App/Core/icon.png`.",
      "cell:1: The parameter `tree` cannot contain `../b`: it is not a path inside the project. Separate names with `/`, as in `App/Core/icon.png`.",
      "cell:1: The parameter `tree` cannot contain `a//b`: it is not a path inside the project. Separate names with `/`, as in `App/Core/icon.png`."
    ),
    RejectedParameters(
      "badge-glob.files", "tree: []", "cell:1: The project has no files. Add some, such as `tree: [App/Core/icon.png]`."
    ),
    RejectedParameters(
      "badge-glob.log", "start: 25:00:00",
      "cell:1: The parameter `start` cannot contain `25:00:00`: it is not a time of day. Write hours, minutes and seconds, as in "
        + "`'13:50:07'`."),
    RejectedParameters(
      "badge-glob.claim", "glob: App/*.png",
      "cell:1: `App/*.png` does not begin with `/`. Start it with `/`; one row of the table shows it without."),
  ]

  @Test("Invalid parameters are reported at their lines", arguments: refused)
  func isRefused(_ refusal: RejectedParameters) throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
