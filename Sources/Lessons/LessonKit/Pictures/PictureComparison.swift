import Rasters
import Results
import SourceText

/// A comparison of a cell's picture with the file of the image below it.
struct PictureComparison {
  /// The result of comparing a picture with its file.
  enum Verdict {
    case agrees
    case differs([Difference], ComparedPicture)
    /// The comparison is impossible, for a reason.
    case cannotCompare(Message, ComparedPicture)
  }

  private let picture: PictureFile
  private let cell: Cell
  private let document: Document
  /// The file's path in the document.
  private let destination: String
  /// The line of the image in the document.
  private let line: Int

  init(_ picture: PictureFile, _ cell: Cell, _ document: Document, destination: String, line: Int) {
    (self.picture, self.cell, self.document, self.destination, self.line) = (picture, cell, document, destination, line)
  }

  /// Compares the picture with the bytes of a file.
  ///
  /// - Parameter expected: the bytes of the file; nil if there is none.
  /// - Returns: the agreement, the differences, or the reason that the two cannot be compared.
  /// - Throws: a ``Finding`` for a picture that cannot be read.
  func verdict(expected: [UInt8]?) throws(Finding) -> Verdict {
    guard let expected else {
      try check()
      let missing = difference("", nil, picture.alt)
      return .differs([missing], ComparedPicture(expected: nil, difference: nil))
    }
    guard picture.format == .png else { return try shapes(expected) }
    let verdict = try pixels(expected)
    let alt = PictureFile.alt(in: expected, .png, document.language)
    guard case .agrees = verdict, let alt, alt != picture.alt else { return verdict }
    return .differs(
      [difference(", description", alt, picture.alt)], ComparedPicture(expected: expected, difference: nil))
  }

  /// Whether a file shows the picture, apart from its alternative text.
  func isShown(in bytes: [UInt8]) throws(Finding) -> Bool {
    let verdict = picture.format == .png ? try pixels(bytes) : try shapes(bytes)
    guard case .agrees = verdict else { return false }
    return true
  }

  /// Returns the new bytes of a file.
  ///
  /// A file that already shows the picture keeps its pixels, and every PNG keeps its descriptions in other languages.
  func bytes(replacing old: [UInt8]) throws(Finding) -> [UInt8] {
    guard !old.isEmpty else { return picture.bytes }
    let isShown = try isShown(in: old)
    guard picture.format == .png else { return isShown ? old : picture.bytes }
    // Descriptions in other languages stay, so that their documents can compare them.
    let language = document.language.rawValue
    let new = PNGText.all(in: picture.bytes).filter { $0.keyword == .description }
    let kept = PNGText.all(in: old).filter { $0.keyword == .description && $0.language != language }
    do throws(PNGError) {
      var bytes = isShown ? old : picture.bytes
      for text in new + kept { bytes = try text.added(to: bytes) }
      return bytes
    } catch {
      throw PictureFile.unreadable(.png, "\(error)", cell, document)
    }
  }

  /// Throws a finding for a picture that cannot be read.
  func check() throws(Finding) {
    switch picture.format {
    case .png: _ = try raster()
    case .svg, .pdf: _ = try shapes(picture.bytes)
    }
  }

  private func shapes(_ expected: [UInt8]) throws(Finding) -> Verdict {
    if expected == picture.bytes { return .agrees }
    do throws(XMLError) {
      let differences = try SVGComparison.differences(expected: expected, found: picture.bytes)
      guard !differences.isEmpty else { return .agrees }
      let named = differences.map { difference in
        var difference = difference
        difference.file = destination
        return difference
      }
      return .differs(named, ComparedPicture(expected: expected, difference: nil))
    } catch {
      throw PictureFile.unreadable(picture.format, "line \(error.line): \(error.message)", cell, document)
    }
  }

  private func raster() throws(Finding) -> Raster {
    do throws(PNGError) {
      return try Raster(png: picture.bytes)
    } catch {
      throw PictureFile.unreadable(.png, "\(error)", cell, document)
    }
  }

  private func pixels(_ bytes: [UInt8]) throws(Finding) -> Verdict {
    if PNGText.areEqualButForTexts(bytes, picture.bytes) { return .agrees }
    let found = try raster()
    let expected: Raster
    do throws(PNGError) {
      expected = try Raster(png: bytes)
    } catch {
      let broken = difference("", "a PNG that cannot be read: \(error)", "\(found.width) × \(found.height) pixels")
      return .differs([broken], ComparedPicture(expected: nil, difference: nil))
    }
    let tolerance = cell.comparisonOptions.tolerance ?? .rounding
    let comparison = RasterComparison(expected: expected, found: found, tolerance: tolerance)
    if comparison.agrees { return .agrees }
    let compared = ComparedPicture(expected: bytes, difference: try? comparison.picture()?.png())
    guard expected.width == found.width, expected.height == found.height else {
      let size = difference(
        ", size", "\(expected.width) × \(expected.height) pixels", "\(found.width) × \(found.height) pixels")
      return .differs([size], compared)
    }
    if let author = PNGText.words(.software, in: bytes), let engine = picture.engine, author != engine,
      author.engineName == engine.engineName
    {
      let reason: Message = "it cannot be compared: \(author) drew the file, but \(engine) draws it here"
      return .cannotCompare(reason, compared)
    }
    return .differs(differences(comparison, tolerance), compared)
  }

  private func differences(_ comparison: RasterComparison, _ tolerance: PixelTolerance) -> [Difference] {
    let share = tolerance.description.split(separator: ",").dropFirst().first
    let who = share.map { "all but \($0) of the pixels" } ?? "every pixel"
    let all = difference(
      "", "\(who) within \(tolerance.channel) of 255",
      "\(comparison.count) of \(comparison.total) pixels differ, by up to \(comparison.largest)")
    guard let first = comparison.first else { return [all] }
    return [
      all,
      difference(", first pixel (\(first.x), \(first.y))", first.expected?.description, first.found?.description),
    ]
  }

  private func difference(_ part: String, _ expected: String?, _ found: String?) -> Difference {
    Difference(line: line, part: destination + part, expected: expected, found: found)
  }
}

/// The file and the difference, to show next to a picture that differs from its file.
public struct ComparedPicture: Sendable, Hashable {
  /// The bytes of the file, in the format of the picture; nil if it is missing or cannot be read.
  public var expected: [UInt8]?
  /// A PNG that shows where pixels differ; nil for a picture of shapes.
  public var difference: [UInt8]?

  /// Creates a compared picture.
  public init(expected: [UInt8]?, difference: [UInt8]?) {
    (self.expected, self.difference) = (expected, difference)
  }
}

extension PictureFile {
  /// Returns the file of a cell's picture; nil for a result other than a picture.
  ///
  /// - Throws: a ``Finding`` for a picture that cannot be shown below the cell.
  static func of(_ result: CellResult, _ cell: Cell, _ document: Document) throws(Finding) -> PictureFile? {
    let picture: PictureFile?
    do throws(PNGError) {
      picture = try PictureFile(result, document.language)
    } catch {
      throw unreadable(.png, "\(error)", cell, document)
    }
    guard let picture else { return nil }
    let place = document.file.place(line: cell.lines.lowerBound)
    if picture.format == .pdf {
      throw Finding(
        place, "A PDF cannot appear below a cell.",
        help: "Use `png` or `svg`, or run `lesson try … --output FILE`.")
    }
    if picture.format != .png, cell.comparisonOptions.tolerance != nil {
      throw Finding(
        place, "`tolerance` is for pixels, but this cell produces \(picture.format.rawValue.uppercased()).",
        help: "Remove it: shapes are compared to the nearest hundredth.")
    }
    return picture
  }

  fileprivate static func unreadable(
    _ format: Picture.Format, _ error: String, _ cell: Cell, _ document: Document
  ) -> Finding {
    Finding(
      document.file.place(line: cell.lines.lowerBound),
      "The experiment returned a \(format.rawValue.uppercased()) that cannot be read: \(error)",
      help: "This is an error of the experiment, not of the document.")
  }
}

extension String {
  /// The name of a picture's engine, without its version.
  ///
  /// Another version of an engine may draw other pixels; another program may not.
  fileprivate var engineName: Substring { prefix { $0 != " " } }
}
