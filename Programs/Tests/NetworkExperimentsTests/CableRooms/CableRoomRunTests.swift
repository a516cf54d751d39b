import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@Suite("cable-room.run, .views, .frames and .figure", .patient, .serialized)
struct CableRoomRunTests {
  private func lines(_ name: String, _ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run(name, yaml).text(language)
  }

  @Test("The run shows each user's messages, in order")
  func transcript() async throws {
    #expect(
      try await lines(
        "cable-room.run", "steps: [chiyo enter kennel, eru enter kennel, eru mumble, chiyo bark waooon, chiyo close]")
        == [
          "chiyo enter kennel", "  chiyo receives: welcome", "  chiyo receives: confirm_subscription",
          "  chiyo sees chiyo: (^○^) (green); roommates: chiyo",
          "eru enter kennel", "  eru receives: welcome", "  eru receives: confirm_subscription",
          "  eru sees eru: (^○^) (green); roommates: chiyo, eru",
          "  chiyo sees eru: (^○^) (green); roommates: chiyo, eru",
          "eru mumble", "  eru sees eru: (゚Д゚;) (green)",
          "chiyo bark waooon", "  chiyo sees chiyo: ワオーーン (green)", "  eru sees chiyo: ワオーーン (green)",
          "chiyo close", "  eru sees chiyo: ( ˘ω˘ ) (red); roommates: eru",
        ])
  }

  @Test("Two rooms at once have separate messages")
  func twoRooms() async throws {
    let lines = try await lines(
      "cable-room.run",
      "steps: [a connect, b connect, a subscribe x, b subscribe y, a greet, b greet, a bark bawbaw, b mumble, beat, a drop]"
    )
    #expect(
      lines.filter { $0.contains("sees") } == [
        "  a sees a: (^○^) (green); roommates: a", "  b sees b: (^○^) (green); roommates: b",
        "  a sees a: ワンワン (green)", "  b sees b: (゚Д゚;) (green)",
      ])
    #expect(lines.suffix(4) == ["beat", "  a receives: ping", "  b receives: ping", "a drop"])
  }

  @Test("A user who subscribes without greeting is not seen, but is a roommate")
  func withoutGreeting() async throws {
    let lines = try await lines(
      "cable-room.run", "steps: [a enter x, b connect, b subscribe x, a greet, b leave, b subscribe x, b greet]")
    #expect(lines.filter { $0.hasPrefix("  a sees b") }.first == "  a sees b: ( ˘ω˘ ) (red); roommates: a")
    #expect(lines.contains("  b sees a: (^○^) (green); roommates: a, b"))
  }

  @Test("A user who was dropped and returns has missed the messages and departures")
  func comesBack() async throws {
    let steps = """
      steps: [chiyo enter kennel, eru enter kennel, otome enter kennel, otome drop, chiyo bark bawbaw, eru leave, \
      otome enter kennel]
      """
    let article = try await table("cable-room.views", steps)
    #expect(article.ids == ["viewer", "shows-1", "shows-2", "shows-3"])
    #expect(article.lines().last == "otome|(^○^) (green)|(^○^) (green)|(^○^) (green)")
    #expect(article.lines().first == "chiyo|(^○^) (green)|( ˘ω˘ ) (red)|(^○^) (green)")
    let corrected = try await table("cable-room.views", "code: corrected\n\(steps)")
    #expect(corrected.lines().last == "otome|(^○^) (green)|( ˘ω˘ ) (red)|(^○^) (green)")
    #expect(corrected.lines(.japanese).last == "otome|(^○^)(緑)|( ˘ω˘ )(赤)|(^○^)(緑)")
  }

  @Test("The frames of one user have both directions")
  func frames() async throws {
    let lines = try await lines(
      "cable-room.frames", "user: b\nsteps: [a enter x, b enter x, a mumble, b mumble, b leave]")
    #expect(lines.map { $0.prefix(1) } == ["←", "→", "←", "→", "←", "→", "←", "→"])
    #expect(lines.first == #"← {"type":"welcome"}"#)
    #expect(lines[4].hasSuffix(#""message":{"account":"b","roommate":["a","b"],"type":"in"}}"#))
    #expect(lines[6].hasSuffix(#""message":{"account":"b","content":"(゚Д゚;)","type":"mumbling"}}"#))
  }

  @Test("The figure has an arrow for each frame, and a cross for a drop")
  func figure() async throws {
    guard
      case .figure(let figure) = try await run(
        "cable-room.figure", "steps: [a enter x, b enter x, a bark bawbaw, b drop]")
    else {
      Issue.record("no figure")
      return
    }
    // a enters: 5 frames, b: 6, the bark: 3, the drop: 1.
    #expect(figure.alt.en == "Sequence diagram of 4 steps of a, b: 5 frames to the server, 10 from it")
    let tips = figure.shapes.count { if case .line(_, _, let fill) = $0 { fill != .none } else { false } }
    #expect(tips == 15 + 2, "one for each frame, and one for each color of the legend")
    #expect(figure.shapes.count { if case .segments = $0 { true } else { false } } == 1)
  }
}
