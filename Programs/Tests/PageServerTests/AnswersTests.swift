import Testing

@testable import PageServer

@Suite("Requests that wait for their answers")
struct AnswersTests {
  @Test("A request that is canceled at any moment ends once, with or without its answer")
  func cancelled() async {
    let answers = Answers()
    for _ in 0..<20_000 {
      let request = Task {
        await answers.answer { number in
          answers.take(number, Answer(status: 200, type: "", body: []))
        } gone: { _ in
        }
      }
      request.cancel()
      let answer = await request.value
      #expect(answer == nil || answer?.status == 200)
    }
  }

  @Test("An answer without a waiting task is dropped")
  func late() async {
    let answers = Answers()
    let answer = await answers.answer { number in
      #expect(answers.take(number, Answer(status: 200, type: "", body: [])))
      #expect(!answers.take(number, nil))
    } gone: { _ in
    }
    #expect(answer?.status == 200)
  }
}
