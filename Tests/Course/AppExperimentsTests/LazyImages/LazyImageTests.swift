import Results
import SourceText
import TestSupport
import Testing

@Suite("lazy-images.run, lazy-images.downloads and lazy-images.claim")
struct LazyImageTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("lazy-images.run", yaml).text(language)
  }

  @Test("A reused cell shows the image of its earlier row if that arrives late")
  func late() async throws {
    let yaml = "{rows: 2, visible: 1, duration: 100, slow: [1 300], events: [50 scroll 2]}"
    #expect(
      try await lines(yaml) == [
        "0 ms: the list opens", "  row 1, cell A: NoImage; image 1 is fetched",
        "50 ms: scroll 2", "  row 2, cell A: NoImage; image 2 is fetched",
        "150 ms: image 2 arrives", "  row 2, cell A: image 2",
        "300 ms: image 1 arrives", "  row 2, cell A: image 1, which is wrong",
        "rows 2-2: image 1 (wrong)", "downloads: 2, again: 0, wrong images: 1",
      ])
    let guarded = try await lines(yaml.dropLast() + ", guard: true}", .japanese)
    #expect(
      guarded.suffix(4) == ["300ms: 画像1が届く", "  セルAにはもう使わない", "2〜2行目: 画像2", "ダウンロード: 2回、やり直し: 0回、誤った画像: 0回"])
  }

  @Test("After scrolling away and back, all images are fetched again unless they are cached")
  func again() async throws {
    let yaml = "{events: [500 scroll 4, 1000 scroll 1]}"
    let table = try await table("lazy-images.downloads", yaml)
    #expect(table.ids == ["cache", "guard", "downloads", "again", "wrong", "end"])
    #expect(
      table.lines() == [
        "none|no|9|3|0|right", "none|yes|9|3|0|right", "as in the article|no|6|0|0|right",
        "as in the article|yes|6|0|0|right", "corrected|no|6|0|0|right", "corrected|yes|6|0|0|right",
      ])
  }

  @Test("A response 404 leaves the cell blank and the article's dictionary without the key")
  func missing() async throws {
    let yaml = "{rows: 2, visible: 1, missing: [1 1], events: [500 scroll 2, 1000 scroll 1], cache: "
    let article = try await lines(yaml + "article}")
    #expect(article[2...3] == ["200 ms: 404 for image 1", "  row 1, cell A: blank"])
    #expect(article.contains("  row 1, cell A: NoImage; image 1 is fetched again"))
    #expect(article.suffix(2) == ["rows 1-1: image 1", "downloads: 3, again: 1, wrong images: 0"])
    #expect(try await lines(yaml + "corrected}")[3] == "  row 1, cell A: NoImage")
    #expect(try await lines(yaml + "none}", .japanese)[3] == "  1行目、セルA: 空白")
  }

  @Test("A failed download leaves the placeholder in the article's cache for good")
  func failing() async throws {
    let yaml = "rows: 2\nvisible: 1\nfailing: [1 1]\nevents: [500 scroll 2, 1000 scroll 1]\ncache: "
    #expect(try await lines(yaml + "article").suffix(2).first == "rows 1-1: NoImage")
    #expect(try await lines(yaml + "corrected").suffix(2).first == "rows 1-1: image 1")
  }

  @Test("When rows move, addresses stay with the places, and so do the images")
  func moved() async throws {
    let yaml = "{rows: 3, events: [500 move 1 3], addresses: "
    #expect(
      try await lines(yaml + "by-row}").suffix(2).first == "rows 1-3: image 1 (wrong), image 2 (wrong), image 3 (wrong)"
    )
    #expect(try await lines(yaml + "by-item}").suffix(2).first == "rows 1-3: image 2, image 3, image 1")
    let deleted = try await lines("{rows: 4, events: [500 delete 1]}")
    #expect(deleted.suffix(2).first == "rows 1-3: image 1 (wrong), image 2 (wrong), image 3 (wrong)")
  }

  @Test("By the claims, reuse is the cause, and the dictionary fixes only images that have arrived")
  func claims() async throws {
    let table = try await table("lazy-images.claim")
    #expect(table.column("verdict") == ["false", "true", "false", "false", "false"])
    #expect(table.column("computed")[0] == "0 reloads, 3 fetched again")
    #expect(
      try refusals("lazy-images.claim", "rows: 5")
        == ["cell:1: 5 rows are too few to scroll 3 out of view. Use 6 or more."])
    #expect(
      try refusals("lazy-images.claim", "duration: 0")
        == ["cell:1: Images that take no time to load are never late. Use 1 or more."])
  }

  static let forms = "The events are: `TIME scroll ROW`, `TIME reload`, `TIME move ROW ROW`, `TIME delete ROW`."
  static let mistakes = [
    ("scroll 4", "`scroll` is not a time. Start with milliseconds from 0 to 60000, as in `300 scroll 4`."),
    ("-1 reload", "`-1` is not a time. Start with milliseconds from 0 to 60000, as in `300 scroll 4`."),
    ("70000 reload", "`70000` is not a time. Start with milliseconds from 0 to 60000, as in `300 scroll 4`."),
    ("50 reload", "it comes after an event at 100 ms. Put the events in the order of their times."),
    ("200 reloaf", "unknown event `reloaf`. Did you mean `reload`? \(forms)"), ("200", "unknown event ``. \(forms)"),
    ("200 scroll", "there is an error after `scroll`. Write `TIME scroll ROW`; rows are counted from 1."),
    ("200 scroll 0", "there is an error after `scroll`. Write `TIME scroll ROW`; rows are counted from 1."),
    ("200 move 1", "there is an error after `move`. Write `TIME move ROW ROW`; rows are counted from 1."),
  ]

  @Test("An error is reported at its line", arguments: mistakes)
  func mistake(_ text: String, _ reason: String) throws {
    #expect(
      try refusals("lazy-images.run", "events:\n- 100 reload\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason)"])
  }

  @Test("Missing and deleted rows are refused")
  func rows() throws {
    #expect(
      try refusals("lazy-images.run", "rows: 2\nevents: [0 delete 1, 0 scroll 2]")
        == ["cell:2: `0 scroll 2` needs row 2, but there are only 1. Use rows from 1 to 1, or increase `rows`."])
    #expect(
      try refusals("lazy-images.run", "rows: 1\nevents: [0 delete 1]")
        == ["cell:2: `0 delete 1` deletes the last row. Keep at least one row."])
    #expect(
      try refusals("lazy-images.run", "slow: ['1']")
        == [
          "cell:1: The parameter `slow` cannot contain `\"1\"`: it is not an image and a number from 0 to 60000. Write both, as in "
            + "`1 900`."
        ])
  }
}
