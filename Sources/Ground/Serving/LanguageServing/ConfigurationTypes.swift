/// The parameters of `workspace/configuration`: the sections of settings that the server asks for.
package struct ConfigurationRequest: Sendable, Encodable {
  package struct Item: Sendable, Encodable {
    package var section: String
  }

  package var items: [Item]

  /// Creates a request for a section.
  package init(_ section: String) { items = [Item(section: section)] }
}

/// The parameters of `client/registerCapability`: notifications that the server wants to receive.
package struct RegistrationRequest: Sendable, Encodable {
  package struct Registration: Sendable, Encodable {
    package var id: String
    package var method: String
    package var registerOptions: Options
  }

  package struct Options: Sendable, Encodable {
    package var section: String?
    package var watchers: [Watcher]?
  }

  package struct Watcher: Sendable, Encodable {
    package var globPattern: String
  }

  package private(set) var registrations: [Registration] = []

  /// Creates a request without any notifications.
  package init() {}

  /// Adds the changes of a section of the settings.
  package mutating func add(section: String) {
    let method = "workspace/didChangeConfiguration"
    registrations.append(
      Registration(id: "lesson-settings", method: method, registerOptions: Options(section: section)))
  }

  /// Adds the changes of files whose paths match patterns.
  package mutating func add(files patterns: [String]) {
    let watchers = patterns.map { Watcher(globPattern: $0) }
    registrations.append(
      Registration(
        id: "lesson-files", method: "workspace/didChangeWatchedFiles", registerOptions: Options(watchers: watchers)))
  }
}
