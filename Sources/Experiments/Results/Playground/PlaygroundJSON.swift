import SourceText

extension PlaygroundPage {
  /// Returns the machine-readable page: `{name, ending, results, output, notes}`.
  ///
  /// `ending` is `{kind}`, `finished`, `trapped`, `does-not-compile` or `stopped`, with `trap` and `line`,
  /// `diagnostics`, or `reason`. A result is `{kind, line, column, end-line, end-column, name, count, values, last}`:
  /// `kind` is `value`, `printed` or `view`, `line` is 0 for a result without a line, columns are in bytes from 1, and
  /// after more than 1000 times `values` has only the first. Numbers are text.
  public func json(_ language: Language) -> JSONValue {
    .object([
      "name": .string(name), "ending": ending.json(language), "results": .array(results.map(\.json)),
      "output": .string(output),
      "notes": .array(notes.map { .string(PlaygroundWords(language: language).text($0)) }),
    ])
  }
}

extension PlaygroundResult {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "line": .string("\(line)"), "column": .string("\(column)"),
      "end-line": .string("\(endLine)"), "end-column": .string("\(endColumn)"), "name": .string(name),
      "count": .string("\(count)"), "values": .array(values.map(JSONValue.string)), "last": .string(last),
    ])
  }
}

extension PlaygroundEnding {
  fileprivate func json(_ language: Language) -> JSONValue {
    switch self {
    case .finished: .object(["kind": .string("finished")])
    case .trapped(let trap):
      .object(
        ["kind": .string("trapped"), "trap": .string(trap.message)].merging(
          trap.line.map { ["line": .string("\($0)")] } ?? [:]
        ) { $1 })
    case .refused(let diagnostics):
      .object(["kind": .string("does-not-compile"), "diagnostics": diagnostics.json])
    case .stopped(let reason):
      .object(["kind": .string("stopped"), "reason": .string(PlaygroundWords(language: language).text(reason))])
    }
  }
}
