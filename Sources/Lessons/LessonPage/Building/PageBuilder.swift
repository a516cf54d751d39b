import LessonKit
import LessonMarkdown
import LessonReport
import LessonRunner
import Results
import SourceText

/// A builder of pages, which runs documents and gathers the pictures, links, and diagrams that they show.
package struct PageBuilder {
  /// The runner of the documents.
  private let runner: Runner
  package var audience = ArticleSource.Audience.learners
  /// Whether state diagrams are laid out as pictures instead of tables.
  package var drawsDiagrams = true
  /// Returns the file of the page in a language other than the document's; nil if there is none.
  package var file: (Language) -> String? = { _ in nil }

  /// Returns the file next to the page that holds the page of another document, by the document's path; nil if there is
  /// none.
  package var page: (String) -> String? = { _ in nil }

  /// Whether pages have panels in which readers choose other values of cells' parameters.
  package var hasPanels = false

  /// Whether cells whose authors name no values to vary have panels for the values of their parameters, too.
  package var variesAll = false

  /// The controls for the cells of documents on a live page, by the path of a document and the line of a cell.
  package var live: [String: [Int: LiveCell]] = [:]

  /// A document with the outcome of its run.
  package struct Ran {
    package var document: Document
    package var outcome: DocumentOutcome
    /// The name of its article: the name of the lesson's folder, or of the document.
    package var name: String
    /// The lines of the sections to show; nil for all.
    package var lines: [ClosedRange<Int>]?
    /// Whether answers and solutions are shown without being opened.
    package var isUnfolded = false
    /// The cells with results for other values; empty for a page without panels.
    package var varied: [VariedCell] = []

    /// Returns the document as lines to read aloud, for a learner who has no page.
    ///
    /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
    package func reading() throws(Finding) -> Reading {
      var source = ArticleSource(document, outcome, name: name)
      source.lines = lines
      return try Reading(source)
    }
  }

  /// Creates a builder.
  ///
  /// - Parameter runner: the runner of the documents.
  package init(_ runner: Runner) { self.runner = runner }

  /// The folder that relative paths start from.
  package var folder: WorkingFolder { runner.folder }

  /// Runs documents, and reads them.
  ///
  /// - Returns: the documents in the order of the selection, and the errors of the rest.
  package func run(_ selection: Selection) async -> (documents: [Ran], findings: [Finding]) {
    var outcomes: [DocumentOutcome] = []
    await runner.run(selection, keepsResults: true) { outcomes.append($0) }
    var documents: [Ran] = []
    var findings = selection.findings
    for outcome in outcomes {
      findings += outcome.allFindings
      do throws(Finding) {
        let document = try folder.document(outcome.path)
        var ran = Ran(document: document, outcome: outcome, name: Self.name(of: outcome.path))
        if hasPanels { ran.varied = try await varied(outcome.path, among: selection) }
        documents.append(ran)
      } catch {
        if outcome.allFindings.isEmpty { findings.append(error) }
      }
    }
    return (documents, findings)
  }

  /// Returns the cells of a document with results for other values.
  private func varied(_ path: String, among selection: Selection) async throws(Finding) -> [VariedCell] {
    var runner = runner
    runner.variesAll = variesAll
    var cells: [VariedCell] = []
    for item in selection.groups.joined() where item.path == path { cells += try await runner.variedCells(of: item) }
    return cells
  }

  /// Reads documents without running them, and skips those that cannot be read.
  package func read(_ selection: Selection) -> [Ran] {
    selection.paths.compactMap { path in
      (try? folder.document(path)).map { document in
        Ran(
          document: document, outcome: DocumentOutcome(document, reportPath: path, cells: []), name: Self.name(of: path)
        )
      }
    }
  }

  /// Returns the name of a document's article: the lesson's folder, or else the file without its extensions.
  ///
  /// It does not begin with a dot, so that no file that it names is hidden. A lesson in the current folder or above has
  /// the name `lesson`.
  package static func name(of path: String) -> String {
    let path = RelativePath.plain(path)
    let folder = RelativePath.name(of: RelativePath.folder(of: path)).drop { $0 == "." }
    let name = DocumentName(path: path)
    if name.isLesson, !folder.isEmpty { return String(folder) }
    let stem = name.stem.drop { $0 == "." }
    return stem.isEmpty ? "lesson" : String(stem)
  }

  /// Makes a page of documents of one language.
  ///
  /// - Parameters:
  ///   - documents: the documents, in the order of the page.
  ///   - title: the title; nil for the title of the first document.
  ///   - gaps: the record to which the gaps of the page are added.
  /// - Returns: the page.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package func page(_ documents: [Ran], title: String? = nil, gaps: inout PageGaps) async throws(Finding) -> Page {
    var articles: [Article] = []
    for ran in documents {
      let count = articles.reduce(0) { $0 + $1.questions.count }
      var article = try await article(
        ran, among: documents, firstQuestion: count, isPart: documents.count > 1, &gaps)
      // The minutes of a lesson are not those of its parts.
      if ran.lines != nil { article.minutes = nil }
      articles.append(article)
    }
    let language = documents.first?.document.language ?? .english
    return Page(
      title: title ?? articles.first?.title ?? "", language: language, articles: articles, hasParts: documents.count > 1
    )
  }

  /// Makes a part of a page from a document.
  ///
  /// - Parameters:
  ///   - ran: the document.
  ///   - documents: all documents of the page, to which links lead.
  ///   - firstQuestion: the number of questions above it.
  ///   - isPart: whether the page has a title of its own, so that the document's headings are a level lower.
  ///   - gaps: the record to which the gaps of the page are added.
  /// - Returns: the part.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package func article(
    _ ran: Ran, among documents: [Ran], firstQuestion: Int, isPart: Bool, _ gaps: inout PageGaps
  ) async throws(Finding) -> Article {
    var source = ArticleSource(
      ran.document, ran.outcome, name: ran.name, links: links(of: ran, among: documents, &gaps),
      diagrams: drawsDiagrams ? await diagrams(of: ran, &gaps) : [:], audience: audience)
    source.live = live[ran.document.path] ?? [:]
    (source.lines, source.isUnfolded) = (ran.lines, ran.isUnfolded)
    source.isPart = isPart
    for varied in ran.varied {
      var diagram: MachineDiagram?
      if drawsDiagrams, let walk = varied.walk { diagram = await Graphviz.diagram(of: walk, ran.document.language) }
      let panel = VariedPanel(varied, diagram: diagram, in: ran.name, of: ran.document)
      source.panels += [panel].compactMap(\.self)
    }
    var article = try Article(source, firstQuestion: firstQuestion)
    article.minutes = article.minutes ?? original(of: ran.document.path)?.frontMatter?.minutes
    // On a live page the cell itself says why it has no result yet.
    for line in article.unasked where live.isEmpty {
      gaps.notes.append(
        Finding(
          Place(file: ran.document.path, line: line),
          "The page cannot ask this question: there is no result to compare answers with.",
          help: "Make the page on a machine where the cell can run."))
    }
    return article
  }

  /// Returns the document that a document translates, which alone states the minutes; nil if there is none.
  private func original(of path: String) -> Document? {
    let name = DocumentName(path: path)
    guard name.isTranslation else { return nil }
    return try? folder.document(RelativePath.join(RelativePath.folder(of: path), "\(name.stem).md"))
  }

  private func links(of ran: Ran, among documents: [Ran], _ gaps: inout PageGaps) -> PageLinks {
    guard let markup = try? Markup(ran.document) else { return PageLinks() }
    var targets: [String: PageLinks.Target] = [:]
    var pictures: [String: PagePicture] = [:]
    let results = ran.outcome.shownResults
    for link in markup.links {
      if link.isImage {
        guard pictures[link.destination] == nil, let picture = picture(link, of: ran.document.path, &gaps) else {
          continue
        }
        pictures[link.destination] =
          results[link.destination].map { picture.knowing($0, ran.document.language) } ?? picture
      } else if let target = target(link.destination, of: ran.document.path, among: documents) {
        targets[link.destination] = target
      }
    }
    return PageLinks(targets: targets, pictures: pictures)
  }

  /// Reads a picture in the folder of a document; nil for any other picture, which the page shows as words.
  private func picture(_ link: Markup.Link, of document: String, _ gaps: inout PageGaps) -> PagePicture? {
    let place = Place(file: document, line: link.position.line)
    do throws(Finding) {
      let (path, format) = try pictureFile(link.destination, at: place, document)
      do throws(Finding) {
        return PagePicture(format, try folder.picture(path, of: document))
      } catch {
        gaps.pictures.append(error)
      }
    } catch {
      gaps.notes.append(error)
    }
    return nil
  }

  private func pictureFile(
    _ destination: String, at place: Place, _ document: String
  ) throws(Finding) -> (path: String, format: Picture.Format) {
    for format in [Picture.Format.svg, .png] where destination.lowercased().hasSuffix(".\(format.rawValue)") {
      return (try PictureFile.path(destination, format, at: place, document: document), format)
    }
    throw Finding(place, "The page cannot show this picture: `\(destination)`.", help: "Use SVG or PNG.")
  }

  /// Returns the target of a link to another document; nil if that document has no page here.
  private func target(_ destination: String, of document: String, among documents: [Ran]) -> PageLinks.Target? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let target = parts.first, !target.isEmpty, !target.contains(":") else { return nil }
    let path = RelativePath.join(RelativePath.folder(of: document), String(target).percentDecoded)
    let anchor = parts.count > 1 ? "--\(String(parts[1]).percentDecoded)" : ""
    if let other = documents.first(where: { RelativePath.plain($0.document.path) == path }) {
      return .address("#\(other.name)\(anchor)")
    }
    if let page = page(path) {
      return .address(page.asLink + (anchor.isEmpty ? "" : "#\(PageBuilder.name(of: path))\(anchor)"))
    }
    // A translation of a document of this page is on the page of its language.
    let name = DocumentName(path: path)
    guard let language = name.language, language != documents.first?.document.language, let page = file(language),
      let other = documents.first(where: {
        let original = RelativePath.plain($0.document.path)
        return RelativePath.folder(of: original) == RelativePath.folder(of: path)
          && DocumentName(path: original).stem == name.stem
      })
    else { return nil }
    return .address("\(page.asLink)#\(other.name)\(anchor)")
  }

  /// Lays out the state diagrams of a document with Graphviz, if it is installed.
  private func diagrams(of ran: Ran, _ gaps: inout PageGaps) async -> [StateDiagram: DrawnDiagram] {
    let shown = ran.document.cells.filter { cell in
      ran.lines.map { lines in lines.contains { $0.overlaps(cell.lines) } } ?? true
    }
    let diagrams = Set(
      shown.compactMap { cell -> StateDiagram? in
        guard case .fence(.mermaid, let lines)? = cell.transcript?.content else { return nil }
        return StateDiagram(mermaid: lines)
      })
    guard !diagrams.isEmpty else { return [:] }
    guard await Graphviz.isInstalled else {
      if !gaps.undrawn.contains(ran.name) { gaps.undrawn.append(ran.name) }
      return [:]
    }
    var pictures: [StateDiagram: DrawnDiagram] = [:]
    for diagram in diagrams { pictures[diagram] = await Graphviz.picture(of: diagram, ran.document.language) }
    return pictures
  }
}

extension DocumentOutcome {
  /// The results that agree with a picture of the document, by the destinations of the images.
  fileprivate var shownResults: [String: CellResult] {
    let shown = cells.compactMap { outcome -> (String, CellResult)? in
      guard case .agrees(let result?) = outcome.ending,
        case .image(let destination, _)? = outcome.cell.transcript?.content
      else { return nil }
      return (destination, result)
    }
    return Dictionary(shown, uniquingKeysWith: { first, _ in first })
  }
}
