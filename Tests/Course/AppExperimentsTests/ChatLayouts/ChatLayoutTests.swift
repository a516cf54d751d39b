import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("chat-layout.positions, chat-layout.counts and chat-layout.figure")
struct ChatLayoutTests {
  @Test("Few messages are at the top, except in the list that is only turned over")
  func few() async throws {
    let expected = [
      "plain": ["0", "60", "160"], "flipped": ["380", "440", "540"], "spacer": ["0", "60", "160", "220"],
    ]
    for (layout, tops) in expected {
      let table = try await table("chat-layout.positions", "layout: \(layout)")
      #expect(table.ids == ["part", "height", "top", "bottom", "shown"])
      #expect(table.column("top") == tops, "\(layout)")
    }
    let table = try await table("chat-layout.positions")
    #expect(
      table.lines() == [
        "message 1 (oldest)|60|0|60|60", "message 2|100|60|160|100", "message 3 (newest)|60|160|220|60",
        "spacer|380|220|600|380",
      ])
    #expect(table.column("part", .japanese) == ["メッセージ1(最も古い)", "メッセージ2", "メッセージ3(最新)", "スペーサー"])
  }

  @Test("Of many messages the newest are at the bottom, and scrolling goes no further than the oldest")
  func many() async throws {
    let yaml = "{screen: 100, messages: [50, 50, 50, 50], scrolled: "
    #expect(try await table("chat-layout.positions", yaml + "0}").column("shown") == ["0", "0", "50", "50", "0"])
    #expect(try await table("chat-layout.positions", yaml + "30}").column("shown") == ["0", "30", "50", "20", "0"])
    #expect(try await table("chat-layout.positions", yaml + "999}").column("top") == ["0", "50", "100", "150", "200"])
    let plain = "{layout: plain, screen: 100, messages: [50, 50, 50, 50], scrolled: 999}"
    #expect(try await table("chat-layout.positions", plain).column("bottom") == ["-50", "0", "50", "100"])
  }

  @Test("The spacer is the part of the screen that the messages leave free", arguments: [1 as UInt64, 2, 3])
  func spacer(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let viewport = Int.random(in: 1...300, using: &random)
      let messages = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 1...100, using: &random) }
      let sum = messages.reduce(0, +)
      let layout = ChatLayout(.spacer, viewport: viewport, messages: messages)
      let note: Testing.Comment = "seed \(seed): \(viewport) \(messages)"
      #expect(layout.spacer == (sum < viewport ? viewport - sum : 0), note)
      #expect(layout.frames.last?.bottom == viewport, note)
      #expect(layout.newest?.bottom == (messages.isEmpty ? nil : min(sum, viewport)), note)
      for style in ChatLayout.Style.allCases {
        let frames = ChatLayout(style, viewport: viewport, messages: messages).frames
        for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.bottom == next.top, note) }
      }
    }
  }

  @Test("The counts are right for none, one, few and many")
  func counts() async throws {
    let table = try await table("chat-layout.counts")
    #expect(table.ids == ["messages", "content", "spacer", "plain", "flipped", "spaced", "newest"])
    #expect(
      table.lines() == [
        "0|0|600||||", "1|60|540|0|540|0|60", "3|180|420|0|420|0|180", "10|600|0|0|0|0|600",
        "20|1200|0|0|-600|-600|600",
      ])
  }

  @Test("The figure has the positions of the messages, and a screen for each layout")
  func figure() async throws {
    let figure = try await Catalogue.app.figure("chat-layout.figure")
    #expect(
      figure.alt.en
        == "Messages on a screen of 600 points. plain: from 0 to 220; flipped: from 380 to 600; flipped, with the spacer: "
        + "from 0 to 220")
    let screens = figure.shapes.count { shape in
      if case .rectangle(_, 130, 200, _, _) = shape { true } else { false }
    }
    #expect(screens == 3)
  }
}
