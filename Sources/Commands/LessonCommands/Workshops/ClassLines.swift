import CLibrary
import LessonRunner
import SourceText
import Terminal
import Workshops

/// The lines of a list of codes, which are read one by one.
struct ClassLines {
  /// The path of the list; `-` is standard input.
  let path: String
  let session: Session

  /// Passes each line to a function.
  ///
  /// - Throws: a ``SourceText/Finding`` if the list cannot be read.
  func read(_ body: (LineSplitter.Line) -> Void) throws(Finding) {
    let longest = CodeReader.longestLine
    if path == "-" {
      guard case .lines(let lines) = session.input else {
        return try TextFile.lines(of: STDIN_FILENO, named: path, longest: longest, body)
      }
      for (index, line) in lines.enumerated() { body(LineSplitter.Line(number: index + 1, text: line)) }
    } else if session.isConsoleCell {
      var splitter = LineSplitter(longest: longest)
      splitter.take(try session.folder.read(path)[...], body)
      splitter.finish(body)
    } else {
      do throws(Finding) {
        try TextFile.lines(of: session.folder.resolve(path), longest: longest, body)
      } catch {
        throw Finding(Place(file: path), error.message, help: error.help)
      }
    }
  }
}
