import LessonMarkdown
import SourceText

extension Document {
  /// Reads a document and collects its errors.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ file: SourceFile) {
    guard !ProgramFile.isOne(file.path) else {
      self.init(program: file)
      return
    }
    let name = DocumentName(path: file.path)
    self.init(
      file: file, language: name.language ?? .english, frontMatter: nil, cells: [], hasListings: false,
      findings: file.findings, isDamaged: false)
    isDamaged = !findings.isEmpty
    if name.language == nil {
      findings.append(
        Finding(
          Place(file: file.path), "Lessons cannot be written in the language `\(name.languageCode)`.",
          help: Suggestion.help(for: name.languageCode, among: Language.allCases.map(\.rawValue), what: "languages")))
    }
    hasListings = !name.isLesson && !FrontMatter.isOfLesson(file)
    do throws(Finding) {
      try readCells(from: readFrontMatter(name))
    } catch {
      findings.append(error)
      isDamaged = true
    }
  }

  /// Reads the cells after the front matter.
  ///
  /// - Throws: a ``Finding`` for text that is beyond the ``MarkdownBounds``.
  private mutating func readCells(from firstLine: Int) throws(Finding) {
    if let finding = MarkdownBounds.nested(file, from: firstLine) { throw finding }
    var lists = try siblings(from: firstLine, findsTables: false)
    var collector = CellCollector(file: file, lists: lists, hasListings: hasListings)
    collector.collect()
    if collector.hasDoubtfulTable {
      if let finding = MarkdownBounds.table(lists, file) { throw finding }
      lists = try siblings(from: firstLine, findsTables: true)
      collector = CellCollector(file: file, lists: lists, hasListings: hasListings)
      collector.collect()
    }
    cells = collector.cells
    quizzes = collector.quizzes
    panels = collector.panels
    pageLines = collector.pageLines
    looseTranscripts = collector.looseTranscripts
    findings += collector.findings
    warnings = collector.warnings
    isDamaged = isDamaged || collector.hasUnclosedBlock
  }

  /// Returns the blocks of the document; in the directives of DocC, without the indentation that DocC removes.
  private func siblings(from firstLine: Int, findsTables: Bool) throws(Finding) -> [[MarkdownBlock]] {
    // The comments of a Swift file are without directives already.
    guard hasListings, !file.path.hasSuffix(".swift"),
      let content = DirectiveContent(
        file.lines.dropFirst(firstLine - 1).map { file.bytes[$0] }, firstLine: firstLine)
    else { return try siblingsOfText(from: firstLine, findsTables: findsTables) }
    var all: [[MarkdownBlock]] = []
    for run in content.runs {
      let text = run.lines.flatMap { file.bytes[$0] + [0x0A] }
      let (lists, skipped) = text.withUnsafeBufferPointer {
        MarkdownParser.siblings($0, firstLine: run.firstLine, findsTables: findsTables, fenceWords: fenceWords)
      }
      if let line = skipped.first { throw MarkdownBounds.manyMarks(file, line: line) }
      all += lists.map { blocks in
        blocks.map { block in
          var block = block
          block.column += run.lines[block.line - run.firstLine].lowerBound - file.lines[block.line - 1].lowerBound
          return block
        }
      }
    }
    return all
  }

  /// The words of the fences whose text the document needs.
  private var fenceWords: [String] { MarkdownFence.words + (hasListings ? CellCollector.outputWords : []) }

  private func siblingsOfText(from firstLine: Int, findsTables: Bool) throws(Finding) -> [[MarkdownBlock]] {
    let start = firstLine <= file.lines.count ? file.lines[firstLine - 1].lowerBound : file.bytes.count
    let (lists, skipped) = file.bytes.withUnsafeBufferPointer { bytes in
      MarkdownParser.siblings(
        UnsafeBufferPointer(rebasing: bytes[start...]), firstLine: firstLine, findsTables: findsTables,
        fenceWords: fenceWords)
    }
    if let line = skipped.first { throw MarkdownBounds.manyMarks(file, line: line) }
    return lists
  }

  /// Reads the front matter, if there is any, and returns the number of the next line.
  private mutating func readFrontMatter(_ name: DocumentName) -> Int {
    guard Self.isRule(file.line(1)) else {
      if name.isLesson {
        findings.append(
          Finding(
            file.place(line: 1), "The lesson has no front matter.",
            help: "Begin the file with a line `---`, a line `title: …`, and a line `---`."))
      }
      return 1
    }
    guard let end = file.lines.indices.dropFirst().first(where: { Self.isRule(file.bytes[file.lines[$0]]) }) else {
      if hasListings { return 1 }
      findings.append(
        Finding(
          file.place(line: 1), "The front matter that starts here is never closed.",
          help: "Write a line `---` after its last line."))
      isDamaged = true
      return 2
    }
    let text = file.bytes[file.wholeLine(1).upperBound..<file.lines[end].lowerBound]
    if hasListings {
      let (root, _) = text.withUnsafeBufferPointer { YAMLParser.parse($0, file: file.path, firstLine: 2) }
      if end == 1 { return end + 2 }
      guard case .mapping? = root?.content else { return 1 }
      return end + 2
    }
    let (root, errors) = text.withUnsafeBufferPointer { YAMLParser.parse($0, file: file.path, firstLine: 2) }
    findings += errors
    if root != nil || errors.isEmpty {
      frontMatter = FrontMatter.read(
        root, line: 1, file: file, isTranslation: name.isTranslation, findings: &findings)
    }
    return end + 2
  }

  /// The first line of Markdown, after the front matter; 1 without front matter.
  public var firstTextLine: Int {
    guard Self.isRule(file.line(1)) else { return 1 }
    return file.lines.indices.dropFirst().first { Self.isRule(file.bytes[file.lines[$0]]) }.map { $0 + 2 } ?? 2
  }

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(\.isBlank)
  }
}
