import SourceText
import SwiftSource

/// The waiting of a program for the unstructured tasks that its cells start, at each output mark and at each cell's
/// end.
///
/// A call of `Task` or of `Task.detached` becomes a call of a function that counts the task until it ends. The line
/// numbers of the source do not change.
struct WaitedTasks {
  private let isAsynchronous: Bool

  /// Prepares the waiting; nil if no cell starts such a task, or if a cell has its own type `Task`.
  init?(_ cells: [SwiftCell]) {
    let waiting = cells.filter(\.waitsForTasks)
    guard waiting.contains(where: { !Self.calls(in: SwiftOutline($0.source)).isEmpty }) else { return nil }
    let outlines = cells.map { SwiftOutline($0.source) }
    guard !outlines.contains(where: { $0.declaredNames.contains("Task") }) else { return nil }
    isAsynchronous = outlines.contains(where: \.awaitsOutsideBodies)
  }

  /// Returns the source of a cell that counts its tasks; nil if it starts none.
  package func source(of cell: SwiftCell) -> String? {
    guard cell.waitsForTasks else { return nil }
    let calls = Self.calls(in: SwiftOutline(cell.source))
    guard !calls.isEmpty else { return nil }
    let bytes = Array(cell.source.utf8)
    var new: [UInt8] = []
    var copied = 0
    for (range, name) in calls {
      new += bytes[copied..<range.lowerBound] + name.utf8
      copied = range.upperBound
    }
    let text = String(decoding: new + bytes[copied...], as: UTF8.self)
    let mark = "Swift.print(\"\\u{1E}lesson "
    return text.replacing(mark, with: "\(wait(for: cell));\(mark)")
  }

  /// Returns the statement that waits for all tasks, for three quarters of the cell's time limit.
  func wait(for cell: SwiftCell) -> String {
    let milliseconds = cell.timeLimit.components.seconds * 750
    return isAsynchronous ? "await __lessonTasksSettle(\(milliseconds))" : "__lessonTasksWait(\(milliseconds))"
  }

  /// Returns the ranges of the bytes to replace, and the replacements.
  private static func calls(in outline: SwiftOutline) -> [(Range<Int>, String)] {
    let tokens = outline.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "Task", tokens[index].kind == .word, index + 2 < tokens.count,
        index == 0 || ![".", ":", "->"].contains(tokens[index - 1].text)
      else { return nil }
      let next = tokens[index + 1]
      if next.text == ".", tokens[index + 2].text == "detached" {
        return (tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, "__lessonDetachedTask")
      }
      let isCall = next.text == "{" || next.text == "(" && ["priority", "operation"].contains(tokens[index + 2].text)
      return isCall ? (tokens[index].range, "__lessonTask") : nil
    }
  }

  /// The declarations before all cells.
  var support: String {
    let settle = """
      func __lessonTasksSettle(_ milliseconds: Swift.Int) async {
        var left = milliseconds
        while left > 0, __lessonTasks(0) > 0 {
          try? await _Concurrency.Task<Swift.Never, Swift.Never>.sleep(nanoseconds: 1_000_000)
          left -= 1
        }
      }

      """
    let starts = [
      ("__lessonTask", "@_inheritActorContext @_implicitSelfCapture ", ""), ("__lessonDetachedTask", "", ".detached"),
    ]
    return starts.reduce(settle) { text, start in
      let (name, attributes, way) = start
      return text
        + ["", " throws"].map { effect in
          let call = effect.isEmpty ? "await" : "try await"
          let failure = effect.isEmpty ? "Swift.Never" : "any Swift.Error"
          return """
            @discardableResult func \(name)<__LessonSuccess: Swift.Sendable>(
              priority: _Concurrency.TaskPriority? = nil,
              \(attributes)operation: sending @escaping @isolated(any) () async\(effect) -> __LessonSuccess
            ) -> _Concurrency.Task<__LessonSuccess, \(failure)> {
              __lessonTasks(1)
              return _Concurrency.Task\(way)(priority: priority) {
                defer { __lessonTasks(-1) }
                return \(call) operation()
              }
            }

            """
        }.joined()
    }
  }
}

extension SwiftOutline {
  /// Whether something is awaited outside of braces, which makes the code of a main file asynchronous.
  fileprivate var awaitsOutsideBodies: Bool {
    var braces = 0
    for token in tokens {
      if token.text == "{" { braces += 1 } else if token.text == "}" { braces -= 1 }
      if braces == 0, token.text == "await" || token.text == "async" { return true }
    }
    return false
  }
}
