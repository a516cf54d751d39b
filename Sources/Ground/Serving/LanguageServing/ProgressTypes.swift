/// The parameters of `$/progress` for work that an editor shows while it lasts.
package struct WorkProgress: Sendable, Encodable {
  /// A step of the work.
  package struct Value: Sendable, Encodable {
    /// The kind of a step.
    package enum Kind: String, Sendable, Encodable {
      case begin, report, end
    }

    package var kind: Kind
    package var title: String?
    package var message: String?
    package var cancellable: Bool?
  }

  package var token: MessageID
  package var value: Value

  /// Creates the begin of work that the reader can cancel.
  package static func begin(_ token: MessageID, _ title: String) -> WorkProgress {
    WorkProgress(token: token, value: Value(kind: .begin, title: title, cancellable: true))
  }

  /// Creates the end of work.
  package static func end(_ token: MessageID) -> WorkProgress {
    WorkProgress(token: token, value: Value(kind: .end))
  }
}

/// The parameters of requests and notifications that name only the progress of some work.
package struct ProgressToken: Sendable, Codable {
  package var token: MessageID

  /// Creates the name of a progress.
  package init(_ token: MessageID) { self.token = token }
}
