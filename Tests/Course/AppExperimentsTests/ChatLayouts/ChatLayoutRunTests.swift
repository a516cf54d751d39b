import Results
import SourceText
import TestSupport
import Testing

@Suite("chat-layout.run and chat-layout.claim")
struct ChatLayoutRunTests {
  @Test("A message is laid out with the old spacer first, and with the new spacer once it is measured")
  func measured() async throws {
    let lines = try await run(
      "chat-layout.run", "{screen: 300, events: [receive 60, resize 200, receive 180, scroll 50, remove 1]}")
    #expect(
      lines.text(.english) == [
        "an empty chat", "  spacer 300, no messages",
        "receive 60", "  spacer 300, messages from -60 to 0 of 300, measured before: 0",
        "  the messages are measured: 0 → 60", "  spacer 240, messages from 0 to 60 of 300",
        "resize 200", "  spacer 140, messages from 0 to 60 of 200",
        "receive 180", "  spacer 140, messages from -180 to 60 of 200, measured before: 60",
        "  the messages are measured: 60 → 240", "  spacer 0, messages from -40 to 200 of 200",
        "scroll 50", "  spacer 0, messages from 0 to 240 of 200",
        "remove 1", "  spacer 0, messages from 20 to 200 of 200, measured before: 240",
        "  the messages are measured: 240 → 180", "  spacer 20, messages from 0 to 180 of 200",
      ])
  }

  @Test("Without a spacer, no message is measured")
  func flipped() async throws {
    let lines = try await run("chat-layout.run", "{layout: flipped, screen: 300, events: [receive 60, scroll -10]}")
    #expect(
      lines.text(.japanese) == [
        "空のチャット", "  メッセージなし", "receive 60", "  メッセージは300のうち240から300まで", "scroll -10",
        "  メッセージは300のうち240から300まで",
      ])
  }

  static let forms = "The events are: `receive HEIGHT`, `remove COUNT`, `resize HEIGHT`, `scroll DISTANCE`."

  @Test(
    "An error is reported at its line",
    arguments: [
      ("recieve 60", "unknown event `recieve`. Did you mean `receive`? \(forms)"),
      ("jump", "unknown event `jump`. \(forms)"),
      (
        "receive", "`receive` needs one whole number from 1 to 10000. Write it after the word, as in `receive 60`."
      ),
      ("resize 0", "`resize` needs one whole number from 1 to 10000. Write it after the word, as in `resize 60`."),
      (
        "scroll 1 2",
        "`scroll` needs one whole number from -100000 to 100000. Write it after the word, as in `scroll 60`."
      ),
    ])
  func mistake(_ text: String, _ reason: String) throws {
    #expect(
      try refusals("chat-layout.run", "events:\n- receive 60\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason)"])
  }

  @Test("A chat cannot lose more messages than have arrived")
  func remove() throws {
    #expect(
      try refusals("chat-layout.run", "events: [receive 60, remove 2]")
        == ["cell:1: `remove 2` comes when there are only 1 messages. Do not remove more messages than have arrived."])
  }

  @Test(
    "The requirements hold with the spacer, the height is only that of the screen, and a name is undeclared")
  func claims() async throws {
    let table = try await table("chat-layout.claim")
    #expect(table.ids == ["claim", "owner", "computed", "verdict"])
    #expect(table.column("verdict") == ["true", "true", "true", "true", "false", "false"])
    #expect(table.column("computed")[1] == "not met with 1, 3")
    #expect(table.column("computed").last == "not declared: viewModel")
    let other = try await self.other("used: [list, height]")
    #expect(other.column("verdict").last == "true")
    let many = try await self.other("counts: [11, 20]")
    #expect(many.column("verdict") == ["true", "false", "true", "true", "true", "false"])
  }

  private func other(_ yaml: String) async throws -> Table {
    try await table("chat-layout.claim", yaml)
  }
}
