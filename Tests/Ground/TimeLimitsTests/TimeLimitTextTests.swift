import Testing
import TimeLimits

@Suite("A time limit as text")
struct TimeLimitTextTests {
  @Test(
    "A time limit in milliseconds, seconds or minutes is read and written",
    arguments: [
      ("1ms", "1 ms"), ("500ms", "500 ms"), ("2000ms", "2 s"), ("1500ms", "1500 ms"), ("1s", "1 s"), ("90s", "90 s"),
      ("2m", "120 s"), ("10m", "600 s"), ("600s", "600 s"), ("600000ms", "600 s"),
    ])
  func read(text: String, told: String) {
    #expect(Duration(timeLimit: text)?.timeLimitText == told)
  }

  @Test(
    "Other text is not a time limit",
    arguments: [
      "", "0s", "s", "1", "1h", "1 s", "-1s", "+1s", "1.5s", "11m", "601s", "600001ms", "٣s", "99999999999999999999s",
    ])
  func refused(text: String) {
    #expect(Duration(timeLimit: text) == nil)
  }
}
