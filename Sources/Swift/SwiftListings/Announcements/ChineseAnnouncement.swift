/// A Chinese sentence that may mention that code does not compile, or that it ends in a runtime error.
///
/// It allows a fault and requires none, since Chinese sentences are only searched for words.
package struct ChineseAnnouncement {
  private let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }

  /// Returns whether a text mentions a fault that it does not deny, under any condition.
  ///
  /// - Parameter isOfCompiler: whether to search for an error of the compiler instead of a runtime error.
  /// - Returns: whether the text mentions it.
  package func mentions(isOfCompiler: Bool) -> Bool {
    (Self.ofBoth + (isOfCompiler ? Self.ofCompiler : Self.ofRun)).contains { word in
      sentence.ranges(of: word).contains { range in
        !Self.denials.contains { sentence[..<range.lowerBound].suffix(5).contains($0) }
      }
    }
  }

  private static let ofBoth = ["报错", "報錯", "会出错", "會出錯"]
  private static let ofCompiler = [
    "编译错误", "編譯錯誤", "编译时错误", "編譯時錯誤", "编译失败", "編譯失敗", "无法编译", "無法編譯", "不能编译", "不能編譯", "编译不通过", "編譯不通過", "无法通过编译",
    "不能通过编译",
  ]
  private static let ofRun = ["运行时错误", "運行時錯誤", "執行時錯誤", "运行错误", "崩溃", "崩潰", "闪退", "閃退", "越界"]
  private static let denials = ["不会", "不會", "没有", "沒有", "避免", "防止", "不再"]
}
