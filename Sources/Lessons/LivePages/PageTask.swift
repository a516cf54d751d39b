/// A task for the processes that run cells and make pages for `lesson serve`.
package enum PageTask: Sendable, Hashable, Codable {
  /// The page of a document.
  case page(path: String, runsSwift: Bool)
  /// The page of a workshop in a language.
  case workshop(path: String, language: String, runsSwift: Bool)
  /// The index of a language; with `runs`, the cells of each lesson are run for it, and it shows their results.
  case index(language: String, runs: Bool)
  /// The result of an experiment's cell with other values for its parameters.
  case attempt(path: String, line: Int, values: [String: String])
  /// An update of a document with the result of a cell.
  case update(path: String, line: Int)
}

/// The outcome of a task; the page or text that it made follows as the body of the message.
package struct PageAnswer: Sendable, Hashable, Codable {
  /// The HTTP status.
  package var status = 200
  /// The media type of the body.
  package var type = PageAnswer.html
  /// The programs of hosts, and other files outside of the lessons, that the answer depends on.
  package var files: [String] = []
  /// Whether the process ends after this answer, because abandoned work still occupies it.
  package var isLast = false

  /// Creates an answer, whose body is sent separately.
  package init(status: Int = 200, type: String = PageAnswer.html, files: [String] = []) {
    (self.status, self.type, self.files) = (status, type, files)
  }

  package static let html = "text/html; charset=utf-8"
  package static let json = "application/json"
  package static let text = "text/plain; charset=utf-8"
}

/// The outcome of an attempt with other values.
package struct AttemptAnswer: Sendable, Hashable, Codable {
  /// The HTML of the result; empty if there is none.
  package var html = ""
  /// The errors in values, by the name of the parameter; the empty name has errors that concern no single parameter.
  package var errors: [String: String] = [:]

  /// Creates the outcome of an attempt.
  package init(html: String = "", errors: [String: String] = [:]) {
    (self.html, self.errors) = (html, errors)
  }
}

/// An answer in words.
package struct SpokenAnswer: Sendable, Hashable, Codable {
  /// The words for the reader.
  package var text: String

  /// Creates an answer in words.
  package init(text: String) {
    self.text = text
  }
}
