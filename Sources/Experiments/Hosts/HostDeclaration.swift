import SourceText

/// A host as a `hosts.yml` declares it.
package struct HostDeclaration: Sendable, Hashable {
  /// The default time limit for the start of a host; the next property is the limit for one experiment.
  static let startLimit = Duration.seconds(10)
  static let timeLimit = Duration.seconds(30)

  /// The name, for messages.
  package var name: String
  /// The program and its arguments.
  package var command: [String]
  /// The topics of its experiments: the parts of their names before the dot.
  package var topics: [String]
  /// The time limit for its start.
  package var startLimit = Self.startLimit
  /// The time limit for one experiment.
  package var timeLimit = Self.timeLimit
  /// The instruction for a missing program, as a sentence; nil if none is declared.
  package var setUp: String?
  /// The files and folders that results depend on, besides the program and the files that it loads.
  ///
  /// If nothing is declared, it is nil, and no result is cached.
  package var dependsOn: [String]?
  /// The file and the line of the declaration.
  package var place: Place
  /// Whether the host is this program, whose experiments it computes apart after one of them has crashed.
  var isOwnProgram = false

  /// Declares a host with the default limits.
  package init(name: String, command: [String], topics: [String], place: Place) {
    (self.name, self.command, self.topics, self.place) = (name, command, topics, place)
  }
}
