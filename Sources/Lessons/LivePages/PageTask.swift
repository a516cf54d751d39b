/// What `lesson serve` asks of the processes that run cells and make pages for it.
package enum PageTask: Sendable, Hashable, Codable {
  /// The page of a document.
  case page(path: String, runsSwift: Bool)
  /// The index of a language, with how the cells of each lesson ended if they shall be run for it.
  case index(language: String, runs: Bool)
  /// The result of an experiment's cell with other values for its parameters.
  case attempt(path: String, line: Int, values: [String: String])
  /// Writes the result of a cell into its document.
  case update(path: String, line: Int)
}

/// How a task ended; what it made follows as the body of the message.
package struct PageAnswer: Sendable, Hashable, Codable {
  /// The status of HTTP.
  package var status = 200
  /// The media type of the body.
  package var type = PageAnswer.html
  /// The programs of hosts and other files outside of the lessons on which it depends.
  package var files: [String] = []

  /// Creates an answer, of which the body is sent apart.
  package init(status: Int = 200, type: String = PageAnswer.html, files: [String] = []) {
    (self.status, self.type, self.files) = (status, type, files)
  }

  package static let html = "text/html; charset=utf-8"
  package static let json = "application/json"
  package static let text = "text/plain; charset=utf-8"
}

/// What became of an attempt.
package struct AttemptAnswer: Sendable, Hashable, Codable {
  /// The result; empty if there is none.
  package var html = ""
  /// What is wrong with values, by the name of the parameter; under an empty name what concerns none alone.
  package var errors: [String: String] = [:]

  /// Creates an answer.
  package init(html: String = "", errors: [String: String] = [:]) {
    (self.html, self.errors) = (html, errors)
  }
}

/// What became of something that was asked for.
package struct SpokenAnswer: Sendable, Hashable, Codable {
  /// What to tell, in words.
  package var text: String

  /// Creates an answer.
  package init(text: String) {
    self.text = text
  }
}
