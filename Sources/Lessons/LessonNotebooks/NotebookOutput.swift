/// An output of a notebook's cell, the same in an exported notebook and in the messages of a kernel.
package enum NotebookOutput: Sendable, Hashable, Codable {
  /// The place to which a program prints.
  package enum Stream: String, Sendable, Hashable, Codable {
    /// Standard output.
    case output = "stdout"
    /// Standard error, and remarks of the kernel.
    case error = "stderr"
  }

  /// Text that a program printed.
  case stream(Stream, String)
  /// The value of the cell.
  case result(MIMEBundle)
  /// Something that the cell shows, such as a picture.
  case display(MIMEBundle)
  /// The failure of the cell.
  ///
  /// - Parameters:
  ///   - name: the kind of the failure, in one word.
  ///   - message: the first reason.
  ///   - lines: all reasons, with their lines.
  case failure(name: String, message: String, lines: [String])

  /// The type of the message that carries the output, and of the output in a notebook.
  package var type: String {
    switch self {
    case .stream: "stream"
    case .result: "execute_result"
    case .display: "display_data"
    case .failure: "error"
    }
  }

  /// Returns the content of the message that carries the output.
  ///
  /// - Parameter count: the number of the execution; nil if the cell has none.
  /// - Returns: the content.
  package func content(count: Int?) -> NotebookJSON { .object(members(count: count) { .text($0) }) }

  /// Returns the output as a notebook holds it, with text as a list of lines.
  ///
  /// - Parameter count: the number of the execution; nil if the cell has none.
  /// - Returns: the output.
  package func notebook(count: Int?) -> NotebookJSON {
    .object(members(count: count, text: NotebookJSON.lines).merging(["output_type": .text(type)]) { $1 })
  }

  private func members(count: Int?, text: (String) -> NotebookJSON) -> [String: NotebookJSON] {
    switch self {
    case .stream(let stream, let printed): return ["name": .text(stream.rawValue), "text": text(printed)]
    case .display(let bundle): return ["data": bundle.data(text), "metadata": bundle.metadata]
    case .result(let bundle):
      let number = count.map { NotebookJSON.number($0) } ?? .null
      return ["data": bundle.data(text), "metadata": bundle.metadata, "execution_count": number]
    case .failure(let name, let message, let lines):
      return ["ename": .text(name), "evalue": .text(message), "traceback": .list(lines.map { .text($0) })]
    }
  }
}

extension NotebookJSON {
  /// Returns a text as notebooks hold it: a list of lines with their line ends.
  package static func lines(_ text: String) -> NotebookJSON {
    var lines: [NotebookJSON] = []
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(.text(String(Substring(rest[...end]))))
      rest = rest[rest.index(after: end)...]
    }
    return .list(lines + (rest.isEmpty ? [] : [.text(String(Substring(rest)))]))
  }
}
