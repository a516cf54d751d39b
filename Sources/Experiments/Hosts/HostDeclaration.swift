import SourceText

/// A host as a `hosts.yml` declares it.
package struct HostDeclaration: Sendable, Hashable {
  /// How long a host may take to start, and how long for one experiment, where nothing is declared.
  static let startLimit = Duration.seconds(10)
  static let timeLimit = Duration.seconds(30)

  /// The name, for messages.
  package var name: String
  /// The program and its arguments.
  package var command: [String]
  /// The topics of its experiments: what stands before the dot in their names.
  package var topics: [String]
  /// How long it may take to start.
  package var startLimit = Self.startLimit
  /// How long it may take for one experiment.
  package var timeLimit = Self.timeLimit
  /// What to do where the program is missing, as a sentence; nil if nothing is declared.
  package var setUp: String?
  /// The files and folders that results depend on beside the program and what it loads; nil if nothing is declared, so that
  /// no result is kept.
  package var dependsOn: [String]?
  /// The file and the line of the declaration.
  package var place: Place

  /// Declares a host with the default limits.
  package init(name: String, command: [String], topics: [String], place: Place) {
    (self.name, self.command, self.topics, self.place) = (name, command, topics, place)
  }
}
