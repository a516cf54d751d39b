import LessonKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A reader of saved outcomes that checks their consistency.
package enum RecordReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the path for findings.
  /// - Returns: the record.
  /// - Throws: a ``SourceText/Finding`` with the error and its place in the JSON.
  package static func read(_ bytes: [UInt8], path: String) throws(Finding) -> RunRecord {
    let place = Place(file: path)
    let help: Message = "Save outcomes with `lesson run --format json --output FILE`."
    let version: Version
    do {
      version = try JSONDecoder().decode(Version.self, from: Data(bytes))
    } catch let error as DecodingError {
      if case .dataCorrupted = error {
        throw Finding(place, "This is not JSON: the file is damaged or incomplete.", help: help)
      }
      throw Finding(place, "This is not a saved outcome of a run: it has no `schema-version`.", help: help)
    } catch {
      throw Finding(place, "This is not JSON.", help: help)
    }
    guard version.schemaVersion == RunRecord.currentVersion else {
      throw Finding(
        place, "`schema-version` is \(version.schemaVersion), but this program reads \(RunRecord.currentVersion).",
        help: "Read it with the `lesson` that wrote it, or save the outcomes again with this one.")
    }
    do {
      let record = try JSONDecoder().decode(RunRecord.self, from: Data(bytes))
      if let error = error(in: record) { throw Finding(place, error, help: help) }
      return record
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding(
        place, (error as? DecodingError).map(message) ?? "This is not a saved outcome of a run.", help: help)
    }
  }

  private struct Version: Decodable {
    var schemaVersion: Int
    enum CodingKeys: String, CodingKey { case schemaVersion = "schema-version" }
  }

  /// Returns an inconsistency in a record; nil if there is none.
  private static func error(in record: RunRecord) -> Message? {
    var sum = Summary()
    for (number, document) in record.documents.enumerated() {
      var cells = Counts<CellOutcome.Status>()
      for cell in document.cells { cells[cell.status] += 1 }
      let counts =
        cells.all.map { ($0.kind.countKey, document.summary.cells[$0.kind], $0.count) }
        + [("document-findings", document.summary.documentFindings, document.findings.count)]
      for (key, told, counted) in counts where told != counted {
        return "`documents[\(number)].summary.\(key)` is \(told), but the document has \(counted)."
      }
      sum += document.summary
    }
    if sum != record.summary { return "`summary` is not the sum of the summaries in `documents`." }
    guard let shard = record.shard else { return nil }
    let isAscending = zip(shard.positions, shard.positions.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = shard.positions.allSatisfy { (0..<shard.total).contains($0) }
    let isWhole = shard.positions.count == record.documents.count && (1...max(1, shard.count)).contains(shard.index)
    return isAscending && isInside && isWhole ? nil : "`shard` does not match the documents."
  }

  private static func message(_ error: DecodingError) -> Message {
    switch error {
    case .keyNotFound(let key, let context): "`\(path(context.codingPath + [key]))` is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "`\(path(context.codingPath))` has an invalid value: \(sentence(context.debugDescription))"
    @unknown default: "This is not a saved outcome of a run."
    }
  }

  /// Returns text of the decoder with a full stop, which some of it lacks.
  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// Returns the path of keys in JSON, such as `documents[3].cells[0].status`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : ".\(key.stringValue)")
    }
  }
}
