import Results
import SourceText
import TestSupport
import Testing

@Suite("The text of float.operation")
struct FloatOperationWordsTests {
  private func notes(_ yaml: String, _ step: String, _ language: Language) async throws -> [String] {
    let table = try await table("float.operation", yaml)
    return table.rows.filter { $0[0].text(.english) == step }.map { $0[5].text(language) }
  }

  @Test(
    "A single digit has the singular in the text",
    arguments: [
      (
        "{format: e8m0fnu, left: 1, right: 2}",
        "1 digit is kept; those in brackets are 0.5 of a unit in the last place"
      ),
      ("{format: e8m0fnu, operation: multiply, left: 2, right: 2}", "1 digit is enough"),
      ("{format: float5, operation: multiply, left: 2, right: 2}", "3 digits are enough"),
    ])
  func digits(yaml: String, note: String) async throws {
    #expect(try await notes(yaml, "cut", .english) == [note])
  }

  @Test("The significand has another Japanese name with the hidden bit than without it")
  func significand() async throws {
    let table = try await table("float.operation", "{format: float5, left: 1, right: 2}")
    #expect(table.columns.map(\.title.ja) == ["手順", "ビット列", "仮数", "指数", "値", "説明"])
    #expect(table.column("note", .japanese)[3] == "符号が同じなので、仮数を正確に足す")
    #expect(try await notes("{format: float5, left: 1, right: 2}", "result", .japanese) == ["符号0、指数部10、仮数部10"])
  }

  @Test(
    "Two Japanese sentences in one note are separated",
    arguments: [
      (
        "{format: float5, operation: divide, left: 1, right: 3}", "round",
        "最小の数0.625の8/15倍で、非正規化数がない。半分を超えるのでゼロから遠いほうへ"
      ),
      (
        "{format: e4m3fn, operation: multiply, left: 0.015625, right: 0.5}", "normalize",
        "右に1桁ずらす。指数をこれより小さくできないので非正規化数"
      ),
      (
        "{format: e4m3fn, left: 1.875, right: 0.0625}", "round",
        "ちょうど半分なので偶数のビット列へ(ゼロから遠いほう)。桁上げで指数が1増える"
      ),
      (
        "{format: float5, operation: subtract, left: 3.5, right: 0.875}", "subtract",
        "引き算は符号を変えて足すこと。符号が異なるので、大きい仮数から小さい仮数を正確に引く"
      ),
    ])
  func sentences(yaml: String, step: String, note: String) async throws {
    #expect(try await notes(yaml, step, .japanese) == [note])
  }
}
