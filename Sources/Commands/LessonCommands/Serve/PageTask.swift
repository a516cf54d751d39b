/// What `lesson serve` asks of the processes that run cells and make pages for it.
enum PageTask: Sendable, Hashable, Codable {
  /// The page of a document.
  case page(path: String, runsSwift: Bool)
  /// The index of a language, with how the cells of each lesson ended if they shall be run for it.
  case index(language: String, runs: Bool)
  /// The result of an experiment's cell with other values for its parameters.
  case attempt(path: String, line: Int, values: [String: String])
  /// Writes the result of a cell into its document.
  case accept(path: String, line: Int)
}

/// How a task ended; what it made follows as the body of the message.
struct PageAnswer: Sendable, Hashable, Codable {
  /// The status of HTTP.
  var status = 200
  /// The media type of the body.
  var type = PageAnswer.html
  /// The programs of hosts and other files outside of the lessons on which it depends.
  var files: [String] = []

  static let html = "text/html; charset=utf-8"
  static let json = "application/json"
  static let text = "text/plain; charset=utf-8"
}

/// What became of an attempt.
struct AttemptAnswer: Sendable, Hashable, Codable {
  /// The result; empty if there is none.
  var html = ""
  /// What is wrong with values, by the name of the parameter; under an empty name what concerns none alone.
  var mistakes: [String: String] = [:]
}

/// What became of something that was asked for.
struct SpokenAnswer: Sendable, Hashable, Codable {
  /// What to tell, in words.
  var text: String
}
