import JupyterWire

/// A message of a client that waits for its answer.
package struct KernelRequest: Sendable {
  /// The message.
  package var message: JupyterMessage
  /// The client, which gets the answer.
  package var client: KernelWire.Client
  /// The position among the requests of its channel.
  package var number: Int

  /// The kind of the message.
  var kind: String { message.header.kind }

  /// A request to execute a cell.
  struct Execution: Decodable {
    var code: String
    var silent: Bool?
    var storeHistory: Bool?
    var allowStdin: Bool?
    var stopOnError: Bool?
  }

  /// The metadata with which JupyterLab names cells.
  struct CellMetadata: Decodable {
    var cellId: String?
    var deletedCells: [String]?
  }

  /// A question about a position in a cell, counted in scalars.
  struct Position: Decodable {
    var code: String
    var cursorPos: Int
  }

  /// A question whether a cell is complete.
  struct Completeness: Decodable {
    var code: String
  }

  /// A question about cells that were executed.
  struct History: Decodable {
    var histAccessType: String?
    var output: Bool?
    var n: Int?
    var start: Int?
    var stop: Int?
    var pattern: String?
    var unique: Bool?
  }

  /// A request to end.
  struct Shutdown: Decodable {
    var restart: Bool?
  }

  /// An answer of the reader.
  struct Input: Decodable {
    var value: String
  }
}
