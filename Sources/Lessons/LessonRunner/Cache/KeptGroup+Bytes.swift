import Hosts
import LessonKit
import SourceText

/// The file format of a cached group.
///
/// It has a header with the version, the length, and a checksum of the rest. The group's identity, the verdict, the
/// hosts, and the results follow.
extension KeptGroup {
  /// The beginning of every file, whose last byte is the version of the format.
  private static let magic: [UInt8] = Array("lesson".utf8) + [0, 6]
  private static let headLength = 24

  /// Writes the group.
  ///
  /// - Parameter identity: a description of everything that the cached data depends on.
  /// - Returns: the bytes of its file.
  func bytes(_ identity: String) -> [UInt8] {
    var writer = ByteWriter()
    let size = verdict?.files.reduce(0) { $0 + ($1.bytes?.count ?? 0) } ?? 0
    writer.reserve(size + results.values.reduce(0) { $0 + $1.count } + identity.utf8.count + 4096)
    writer.write(raw: Self.magic + [UInt8](repeating: 0, count: Self.headLength - Self.magic.count))
    writer.write(identity)
    writer.write(optional: verdict) { $0.write($1) }
    writer.write(list: hosts) { $0.write($1) }
    writer.write(list: results.sorted { $0.key < $1.key }) { writer, result in
      writer.write(result.key)
      writer.write(result.value)
    }
    writer.overwrite(at: 8, with: UInt64(writer.bytes.count))
    writer.overwrite(at: 16, with: Self.sum(of: writer.bytes))
    return writer.bytes
  }

  /// Creates a group from the bytes of its file.
  ///
  /// It is nil for bytes that are damaged, of another version, or that depend on something else.
  init?(_ bytes: [UInt8], _ identity: String) {
    guard Self.isWhole(bytes) else { return nil }
    do throws(ByteReaderError) {
      var reader = ByteReader(bytes, from: Self.headLength)
      guard bytes[try reader.range()].elementsEqual(identity.utf8) else { return nil }
      verdict = try reader.optional { reader throws(ByteReaderError) in try KeptVerdict(&reader) }
      hosts = try reader.list { reader throws(ByteReaderError) in try HostEvidence(&reader) }
      results = Dictionary(
        try reader.list { reader throws(ByteReaderError) in (try reader.text(), try reader.block()) },
        uniquingKeysWith: { first, _ in first })
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= headLength, bytes.starts(with: magic) else { return false }
    let (length, sum) = bytes.withUnsafeBytes {
      (
        $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian,
        $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian
      )
    }
    return length == UInt64(bytes.count) && sum == self.sum(of: bytes)
  }

  private static func sum(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[headLength...])) }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ verdict: KeptVerdict) {
    write(list: verdict.documents) { writer, document in
      writer.write(document.summary)
      writer.write(list: document.skips) { writer, skip in
        writer.write(skip.address)
        writer.write(skip.reason)
        writer.write(skip.cause.rawValue)
      }
    }
    write(list: verdict.files) { writer, file in
      writer.write(file.path)
      writer.write(optional: file.bytes) { $0.write($1) }
    }
    write(list: verdict.folders) { writer, folder in
      writer.write(folder.path)
      writer.write(optional: folder.names) { $0.write(list: $1) { $0.write($1) } }
    }
    write(optional: verdict.named) { $0.write(list: $1) { $0.write($1) } }
    write(optional: verdict.swift) { $0.write($1) }
  }

  fileprivate mutating func write(_ summary: Summary) {
    write(summary.cells)
    write(optional: summary.questions) { $0.write($1.counts) }
    write(optional: summary.variations) { $0.write($1.counts) }
    write(optional: summary.listings) { writer, listings in
      writer.write(listings.kinds)
      writer.write(listings.obstacles)
    }
  }

  fileprivate mutating func write<Kind>(_ counts: Counts<Kind>) {
    for (_, count) in counts.all { write(count) }
  }

  fileprivate mutating func write(_ host: HostEvidence) {
    for text in [host.declaration, host.folder, host.command, host.program] { write(text) }
    write(list: host.parts) { writer, part in
      writer.write(part.path)
      writer.write(part.state)
    }
    write(host.catalogue[...])
  }
}

extension KeptVerdict {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReaderError) {
    documents = try reader.list { reader throws(ByteReaderError) in try DocumentVerdict(&reader) }
    files = try reader.list { reader throws(ByteReaderError) in
      File(
        path: try reader.text(),
        bytes: try reader.optional { reader throws(ByteReaderError) in try reader.block() })
    }
    folders = try reader.list { reader throws(ByteReaderError) in
      Folder(
        path: try reader.text(),
        names: try reader.optional { reader throws(ByteReaderError) in
          try reader.list { reader throws(ByteReaderError) in try reader.text() }
        })
    }
    named = try reader.optional { reader throws(ByteReaderError) in
      try reader.list { reader throws(ByteReaderError) in try reader.text() }
    }
    swift = try reader.optional { reader throws(ByteReaderError) in try reader.text() }
  }
}

extension DocumentVerdict {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReaderError) {
    var summary = Summary()
    summary.documents = 1
    summary.cells = try Counts(&reader)
    summary.questions = try reader.optional { reader throws(ByteReaderError) in
      var questions = Questions()
      questions.counts = try Counts(&reader)
      return questions
    }
    summary.variations = try reader.optional { reader throws(ByteReaderError) in
      var variations = VariationCounts()
      variations.counts = try Counts(&reader)
      return variations
    }
    summary.listings = try reader.optional { reader throws(ByteReaderError) in
      var listings = ListingCounts()
      listings.kinds = try Counts(&reader)
      listings.obstacles = try Counts(&reader)
      return listings
    }
    let skips = try reader.list { reader throws(ByteReaderError) in
      Skip(address: try reader.text(), reason: try reader.message(), SkipCause(rawValue: try reader.text()) ?? .machine)
    }
    self.init(summary: summary, skips: skips)
  }
}

extension Counts {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReaderError) {
    self.init()
    for kind in Kind.allCases { self[kind] = try reader.number() }
  }
}

extension HostEvidence {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReaderError) {
    self.init(
      declaration: try reader.text(), folder: try reader.text(), command: try reader.text(),
      program: try reader.text(),
      parts: try reader.list { reader throws(ByteReaderError) in
        Part(path: try reader.text(), state: try reader.text())
      }, catalogue: Array(try reader.block()))
  }
}
