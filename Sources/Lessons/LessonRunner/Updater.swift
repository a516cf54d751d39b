import LessonKit
import Results
import SourceText
import SwiftCells

/// The outcome of updating a document, or of a dry run.
package struct UpdateOutcome: Sendable {
  /// The outcome of running the document before anything was changed.
  ///
  /// Of tables that differ and are written, it has only the first difference.
  package var document: DocumentOutcome
  /// The number of cells with a new transcript.
  package var changedCells: Int
  /// The files that were written, or would be.
  package var files: [String]
  /// The document's new text; nil if it stays as it is.
  package var text: [UInt8]?
  /// The reasons that something was not updated, in addition to the errors of the document itself.
  package var findings: [Finding]
  /// The notes for the user about a successful update.
  package var notes: [Finding] = []
  /// The places of the document's lines after it is written; nil if none moves, or nothing is written.
  var places: UpdatedPlaces?

  /// Every error of the document and of its update, at its current place.
  package var allFindings: [Finding] {
    let all = document.allFindings + findings.map(document.located)
    guard let places, !files.isEmpty else { return all }
    return all.map(places.moved)
  }

  /// The warnings of the document, at their current places.
  package var warnings: [Finding] {
    guard let places, !files.isEmpty else { return document.warnings }
    return document.warnings.map(places.moved)
  }

  /// Creates the outcome of an update that changed nothing.
  init(_ document: DocumentOutcome) {
    (self.document, changedCells, files, findings) = (document, 0, [], [])
  }
}

/// An updater that rewrites the transcripts of documents so that they show the results of their cells.
package struct Updater: Sendable {
  private var runner: Runner
  private let isDryRun: Bool

  /// Creates an updater.
  ///
  /// - Parameters:
  ///   - runner: the runner of the cells.
  ///   - isDryRun: whether files stay as they are.
  package init(_ runner: Runner, isDryRun: Bool) {
    self.runner = runner
    self.runner.isBrief = !isDryRun
    self.runner.runTwice(.ofComputed)
    self.isDryRun = isDryRun
  }

  /// Updates every selected document, in parallel, and passes on the outcomes in the order of the selection.
  package func update(_ selection: Selection, receive: (UpdateOutcome) -> Void) async {
    var batch = UpdateBatch()
    // A change for one cell of a document must be readable for the next.
    if selection.repeatsDocuments {
      for group in selection.groups {
        batch.add(await self.update(group), receive)
        batch.finish(receive)
      }
    }
    let groups = selection.repeatsDocuments ? [] : selection.groups
    await groups.mapInOrder {
      $0.first?.reportPath ?? ""
    } weight: {
      $0.count
    } transform: { group in
      await self.update(group)
    } receive: { update in
      batch.add(update, receive)
    }
    batch.finish(receive)
  }

  private func update(_ group: [Selection.Item]) async -> PendingUpdate {
    let notes = isDryRun ? [] : UpdateLeftovers.remove(group, in: runner.folder)
    var update = await runner.keeping(group, usesVerdict: !runner.computesTwice) { known in
      PendingUpdate(known)
    } compute: { runner in
      var (plans, unreadable) = await runner.plan(group)
      var update = PendingUpdate()
      for index in plans.indices {
        let runner = runner.taking(update.written)
        let cells = await run(plans[index], runner)
        // A document is read once more before it is written, and by then the plans of its cells are gone.
        plans[index].cells = []
        let (outcome, changes) = self.update(plans[index], cells, runner)
        update.add(outcome, changes, in: runner.folder)
      }
      update.outcomes += PendingUpdate(unreadable).outcomes
      return (update, update.outcomes.map(\.document))
    }
    if isDryRun { update.changes = [] }
    if !update.outcomes.isEmpty { update.outcomes[0].notes += notes }
    return update
  }

  /// Runs the cells of a plan.
  private func run(_ plan: Plan, _ runner: Runner) async -> [CellOutcome] {
    let cells = await runner.confirmed(await runner.run(plan, keepsResults: false), of: plan)
    guard plan.isOneCell else { return cells }
    // A picture that cannot be compared is redrawn only if its cell is named.
    return cells.map { cell in
      guard case .cannotCompare(_, let result, let picture) = cell.ending else { return cell }
      return CellOutcome(cell.cell, .differs(.init(result, [], picture: picture)), note: cell.note)
    }
  }

  /// Returns the update of a document whose cells have run, and the files to write.
  private func update(
    _ plan: Plan, _ cells: [CellOutcome], _ runner: Runner
  ) -> (UpdateOutcome, [FileChange]) {
    let path = plan.document.path
    var update = UpdateOutcome(DocumentOutcome(plan.document, reportPath: plan.reportPath, cells: cells))
    guard !plan.document.isDamaged else {
      update.findings.append(
        Finding(
          Place(file: path), "The document was not updated.",
          help: "Its text is damaged. Fix the errors above first."))
      return (update, [])
    }
    let checked = CheckedUpdate(plan.document, cells, runner)
    update.findings += checked.findings
    let lock = LockUpdate(plan.document, cells, isWhole: plan.isWhole, in: runner.folder)
    update.changedCells = checked.changedCells
    var changes = [lock.change].compactMap(\.self)
    changes += checked.pictures.map { picture in
      runner.folder.change(picture.path, of: path, to: picture.bytes, ifStill: picture.old)
    }
    let old = plan.document.comments?.original ?? plan.document.file.bytes
    let new = plan.document.comments.map { $0.applying(checked.bytes) ?? old } ?? checked.bytes
    if new != old {
      update.text = new
      let hasFindings = !update.findings.isEmpty || !update.document.allFindings.isEmpty
      if hasFindings || !update.document.warnings.isEmpty, !isDryRun, plan.document.comments == nil {
        update.places = UpdatedPlaces(plan.document, checked.bytes)
      }
      changes.append(FileChange(runner.folder.resolve(path), named: path, to: new, ifStill: old))
    }
    update.files = changes.map(\.name)
    return (update, changes)
  }
}
