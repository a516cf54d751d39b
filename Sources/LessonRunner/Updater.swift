import LessonKit
import Results
import SourceText

/// What updating a document did, or would do.
public struct UpdateOutcome: Sendable {
  /// What running the document gave before anything was changed.
  public var document: DocumentOutcome
  /// How many cells got a new transcript.
  public var changedCells: Int
  /// The files that were written, or would be.
  public var files: [String]
  /// Why something was not updated, beside the mistakes of the document itself.
  public var findings: [Finding]
}

/// Rewrites the transcripts of documents so that they say what their cells give.
public struct Updater: Sendable {
  private let runner: Runner
  private let isDryRun: Bool

  /// Creates an updater.
  ///
  /// - Parameters:
  ///   - runner: runs the cells.
  ///   - isDryRun: whether files stay as they are.
  public init(_ runner: Runner, isDryRun: Bool) {
    self.runner = runner
    self.isDryRun = isDryRun
  }

  /// Updates every selected document, in parallel, and hands on the outcomes in the order of the selection.
  public func update(_ selection: Selection, receive: (UpdateOutcome) -> Void) async {
    await selection.groups.mapInOrder { group in
      await self.update(group)
    } receive: { outcomes in
      for outcome in outcomes { receive(outcome) }
    }
  }

  private func update(_ group: [Selection.Item]) async -> [UpdateOutcome] {
    if !isDryRun { removeLeftovers(group) }
    return await runner.keeping(group, usesVerdict: true) { known in
      known.map { UpdateOutcome(document: $0, changedCells: 0, files: [], findings: []) }
    } compute: {
      let (plans, unreadable) = await runner.plan(group)
      var outcomes: [UpdateOutcome] = []
      for plan in plans { outcomes.append(await update(plan)) }
      outcomes += unreadable.map { UpdateOutcome(document: $0, changedCells: 0, files: [], findings: []) }
      return (outcomes, outcomes.map(\.document))
    }
  }

  /// Removes what killed updates left behind in the folders of documents.
  private func removeLeftovers(_ group: [Selection.Item]) {
    let folders = Set(group.map { item in item.path.lastIndex(of: "/").map { String(item.path[...$0]) } ?? "./" })
    for folder in folders { TextFile.removeLeftovers(in: runner.folder.resolve(folder)) }
  }

  private func update(_ plan: Plan) async -> UpdateOutcome {
    var cells = await runner.run(plan, keepsResults: false)
    if plan.isOneCell {
      // A picture that cannot be compared is drawn anew only where its cell is named.
      cells = cells.map { cell in
        guard case .cannotCompare(_, let result, let picture) = cell.ending else { return cell }
        return CellOutcome(cell.cell, .differs(.init(result, [], picture: picture)), note: cell.note)
      }
    }
    let outcome = DocumentOutcome(plan.document, reportPath: plan.reportPath, cells: cells)
    var update = UpdateOutcome(document: outcome, changedCells: 0, files: [], findings: [])
    guard !plan.document.isDamaged else {
      update.findings.append(
        Finding(
          Place(file: plan.document.path), "The document was not updated.",
          help: "Its text is damaged: mend the mistakes above first."))
      return update
    }
    let promotion = Promotion(plan.document, cells) { try? runner.folder.read($0, of: plan.document.path) }
    update.findings += promotion.findings
    guard promotion.changedCells > 0 else { return update }
    do throws(Finding) {
      try verify(promotion, cells)
      update.files = try write(promotion)
      update.changedCells = promotion.changedCells
    } catch {
      update.findings.append(error)
    }
    return update
  }

  /// Writes the pictures, then the document, and gives their paths.
  private func write(_ promotion: Promotion) throws(Finding) -> [String] {
    var files: [String] = []
    for picture in promotion.pictures {
      files.append(picture.path)
      if !isDryRun {
        try named(picture.path) { () throws(Finding) in
          try runner.folder.replace(
            picture.path, of: promotion.document.path, with: picture.bytes, ifStill: picture.old)
        }
      }
    }
    let old = promotion.document.file.bytes
    let new = promotion.bytes
    if new != old {
      files.append(promotion.document.path)
      if !isDryRun {
        let path = promotion.document.path
        try named(path) { () throws(Finding) in
          try TextFile.replace(runner.folder.resolve(path), with: new, ifStill: old)
        }
      }
    }
    return files
  }

  /// Lets a finding name a file as the user does.
  private func named(_ path: String, _ step: () throws(Finding) -> Void) throws(Finding) {
    do throws(Finding) {
      try step()
    } catch {
      throw Finding(Place(file: path), error.message, help: error.help)
    }
  }

  /// Refuses new bytes in which a promoted cell would not agree with its result.
  private func verify(_ promotion: Promotion, _ outcomes: [CellOutcome]) throws(Finding) {
    if promotion.isPlainlyRight { return }
    let document = Document(SourceFile(path: promotion.document.path, bytes: promotion.bytes))
    let all = document.cells
    let positions = Dictionary(
      uniqueKeysWithValues: promotion.document.cells.enumerated().map { ($1.lines.lowerBound, $0) })
    for outcome in outcomes {
      guard let result = outcome.newResult, !outcome.cell.refusesTranscript,
        !promotion.findings.contains(where: { outcome.cell.wholeLines.contains($0.place.line ?? 0) })
      else { continue }
      let index = positions[outcome.cell.lines.lowerBound] ?? 0
      let agrees =
        !document.isDamaged && all.count == positions.count
        && agrees(all[index], outcome, result, document, promotion)
      guard agrees else {
        throw Finding(
          promotion.document.file.place(line: outcome.cell.lines.lowerBound),
          "The new transcript of this cell would not be read back as it was written, so nothing was written.",
          help: "Please report this with the document; it is a mistake of `lesson`.")
      }
    }
  }

  private func agrees(
    _ cell: Cell, _ outcome: CellOutcome, _ result: CellResult, _ document: Document, _ promotion: Promotion
  ) -> Bool {
    if cell.listing != nil {
      return runner.compare(listing: cell, result, outcome.prints?.output, in: document).status == .agrees
    }
    if cell.action == .console { return runner.compareConsole(cell, result).status == .agrees }
    let outcome = runner.compare(cell, result, in: document) { path in
      promotion.pictures.first { $0.path == path }?.bytes ?? (try? runner.folder.read(path, of: document.path))
    }
    return outcome.status == .agrees
  }
}
