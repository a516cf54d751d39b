import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("Random lists of images")
struct ImageListTests {
  private static func events(_ random: inout SplitMix64, rows: Int) -> [ImageListEvent] {
    var time = 0
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      time += Int.random(in: 0...300, using: &random)
      let rows = 1...rows
      let action: ImageListEvent.Action = random.pick([
        .scroll(Int.random(in: rows, using: &random)), .scroll(Int.random(in: rows, using: &random)), .reload,
        .move(Int.random(in: rows, using: &random), Int.random(in: rows, using: &random)),
      ])
      return ImageListEvent(time: time, action: action)
    }
  }

  private static func played(_ seed: UInt64, _ code: ImageListCode, _ check: (ImageList, ImageList) -> Void) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let rows = Int.random(in: 1...9, using: &random)
      let network = ImageNetwork(
        duration: Int.random(in: 1...400, using: &random),
        slow: [.init(image: 1, number: Int.random(in: 1...2000, using: &random))])
      let start = ImageList(rows: rows, visible: Int.random(in: 1...4, using: &random), code: code, network: network)
      var list = start
      list.play(events(&random, rows: rows))
      check(start, list)
    }
  }

  @Test(
    "With the guard, the corrected cache and the item's address, every image is right", arguments: [1 as UInt64, 2, 3])
  func right(seed: UInt64) {
    Self.played(seed, ImageListCode(cache: .corrected, isGuarded: true, addresses: .byItem)) { _, list in
      #expect(list.wrong == 0, "seed \(seed): \(list.log.map(\.en))")
      #expect(list.shownCells.allSatisfy { $0.picture == .image($0.item ?? 0) }, "seed \(seed): \(list.log.map(\.en))")
    }
  }

  @Test("The guard by itself prevents wrong images even without a cache", arguments: [1 as UInt64, 2, 3])
  func guarded(seed: UInt64) {
    Self.played(seed, ImageListCode(cache: .none, isGuarded: true, addresses: .byItem)) { _, list in
      #expect(list.wrong == 0 && list.end.en == "right", "seed \(seed): \(list.log.map(\.en))")
    }
  }

  @Test("Every row on the screen has a cell of its own, for every code", arguments: [1 as UInt64, 2])
  func cells(seed: UInt64) {
    Self.played(seed, ImageListCode(cache: .article, isGuarded: false)) { start, list in
      #expect(list.shownCells.count == list.shownRows.count, "seed \(seed): \(list.log.map(\.en))")
      #expect(list.shownRows.count == start.shownRows.count)
      #expect(list.shownCells.map(\.item) == list.shownRows.map { list.items[$0 - 1] })
      #expect(list.items.sorted() == start.items)
    }
  }
}
