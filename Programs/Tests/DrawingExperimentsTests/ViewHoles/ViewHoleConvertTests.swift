import Results
import SourceText
import TestSupport
import Testing

@Suite("view-hole.convert and view-hole.convert-calls")
struct ViewHoleConvertTests {
  @Test("The article's three views are converted as the article prints them")
  func source() async throws {
    let table = try await table("view-hole.convert")
    #expect(table.ids == ["view", "frame", "converted"])
    #expect(
      table.lines() == [
        "parentView|(107.0, 348.0, 200.0, 200.0)|(107.0, 348.0, 200.0, 200.0)",
        "targetView|(20.0, 20.0, 40.0, 40.0)|(127.0, 368.0, 40.0, 40.0)",
      ])
    #expect(
      try await DrawingExperimentsTests.table("view-hole.convert-calls").lines() == [
        "targetView.frame|(20.0, 20.0, 40.0, 40.0)|no",
        "parentView.convert(targetView.frame, to: self.view)|(127.0, 368.0, 40.0, 40.0)|yes",
        "self.view.convert(targetView.frame, from: parentView)|(127.0, 368.0, 40.0, 40.0)|yes",
        "targetView.convert(targetView.bounds, to: self.view)|(127.0, 368.0, 40.0, 40.0)|yes",
        "targetView.convert(targetView.frame, to: self.view)|(147.0, 388.0, 40.0, 40.0)|no",
      ])
  }

  @Test("At any depth, each step adds the frame's origin and subtracts that of the bounds")
  func depth() async throws {
    let yaml = "views: [a 0 0 9 9, b 10 20 9 9 bounds 0 50, c 1.5 2 9 9, d 100 200 3 4 bounds 7 7]"
    #expect(
      try await table("view-hole.convert", yaml).column("converted") == [
        "(10.0, 20.0, 9.0, 9.0)", "(11.5, -28.0, 9.0, 9.0)", "(111.5, 172.0, 3.0, 4.0)",
      ])
    #expect(
      try await table("view-hole.convert-calls", yaml).column("result") == [
        "(100.0, 200.0, 3.0, 4.0)", "(111.5, 172.0, 3.0, 4.0)", "(111.5, 172.0, 3.0, 4.0)",
        "(111.5, 172.0, 3.0, 4.0)", "(204.5, 365.0, 3.0, 4.0)",
      ])
  }

  @Test("The origins of views that are not scrolled add up", arguments: [1 as UInt64, 2])
  func sums(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let origins = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        (Int.random(in: -90...90, using: &random), Int.random(in: -90...90, using: &random))
      }
      let views = origins.enumerated().map { "v\($0) \($1.0) \($1.1) 5 6" }.joined(separator: ", ")
      let sum = origins.dropFirst().reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
      let table = try await table("view-hole.convert", "views: [\(views)]")
      #expect(table.column("converted").last == "(\(sum.0).0, \(sum.1).0, 5.0, 6.0)", "seed \(seed)")
    }
  }

  @Test(
    "Wrong parameters are refused",
    arguments: [
      ("views: [a 0 0 1 1]", "The list `views` has 1 element. It can have 2 to 12."),
      ("views: [a 0 0 1 1, b 0 0 1]", "it is not a view. Write `NAME X Y WIDTH HEIGHT`"),
      ("views: [a 0 0 1 1, b 0 0 1 0]", "its width or its height is not above 0."),
      ("views: [a 0 0 1 1, b 0 0 1 1 bound 1 1]", "it is not a view."),
      ("views: [a 0 0 1 1, b 0 inf 1 1]", "`inf` is not such a number."),
    ])
  func refusals(yaml: String, message: String) throws {
    let found = try DrawingExperimentsTests.refusals("view-hole.convert", yaml)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }
}
