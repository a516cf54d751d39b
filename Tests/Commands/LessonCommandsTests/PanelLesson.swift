/// The parts of a lesson whose panel shows answers to its questions.
enum PanelLesson {
  /// The front matter and the title.
  static let head = "---\ntitle: T\nminutes: 5\nobjectives: [a]\n---\n\n# T\n\n"

  /// Returns a cell with the boxes of a code.
  static func boxes(_ code: String = "11101", vary: String = "") -> String {
    """
    ```experiment integer.bit-weights name=boxes\(vary)
    encoding: twos-complement
    code: \(code)
    ```


    """
  }

  /// Returns a prediction of the value of a code.
  static func question(_ name: String = "read", code: String = "11010", encoding: String = "twos-complement") -> String
  {
    """
    What does `\(code)` stand for?

    ```experiment integer.table name=\(name) predict=value
    encoding: \(encoding)
    codes: [\(code)]
    ```

    <details><summary>Result</summary>

    </details>


    """
  }
}
