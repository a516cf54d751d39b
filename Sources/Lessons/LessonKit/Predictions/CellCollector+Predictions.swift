import LessonMarkdown
import SourceText

/// The blocks below a cell that belong to it.
struct BlocksBelow {
  /// The transcript.
  var transcript: Transcript?
  /// The fence below a listing that may show its output.
  var possibleOutput: Transcript?
  /// The lines of the `<details>` element around the transcript.
  var fold: ClosedRange<Int>?
  /// The line below which a new transcript goes; nil for directly below the cell.
  var place: Int?
  /// The prediction.
  var prediction: Prediction?
  /// The comment that records results for other values.
  var digest: VariationDigest?
  /// The line below which a new one goes.
  var digestPlace: Int?
}

extension CellCollector {
  /// Finds the hints below a cell, then its transcript, which may be collapsed, and the slips below the transcript.
  mutating func blocksBelow(
    _ index: Int, in blocks: [MarkdownBlock], _ attributes: CellAttributes, _ findings: inout [Finding]
  ) -> BlocksBelow {
    var below = BlocksBelow()
    var next = index + 1
    let hints = attributes.predicts ? hints(&next, in: blocks, &findings) : []
    below.place = hints.last?.lines.upperBound
    var slips: [Slip] = []
    var candidate = next < blocks.count ? blocks[next] : nil
    switch attributes.action == .console ? .none : Fold.search(blocks, at: next) {
    case .none: break
    case .unclosed: if attributes.predicts { findings.append(unclosed(blocks[next].line)) }
    case .fold(let fold):
      candidate = fold.content.first.map { blocks[$0] }
      let transcript = readTranscript(candidate, attributes, blocks[index].line, &findings)
      let inside = line(in: fold, blocks[next])
      guard transcript != nil || attributes.predicts else {
        if fold.content.isEmpty, let inside { below.place = inside }
        return below
      }
      if let transcript { claimedLines.insert(transcript.lines.lowerBound) }
      (below.transcript, below.fold) = (transcript, fold.lines)
      if let inside { below.place = inside }
      candidate = nil
      let rest = takeDigest(blocks[fold.content], attributes, &below)
      if attributes.predicts { slips = self.slips(rest, &findings) }
    }
    if let candidate {
      below.transcript = readTranscript(candidate, attributes, blocks[index].line, &findings)
      if let transcript = below.transcript { claimedLines.insert(transcript.lines.lowerBound) }
      let rest = takeDigest(blocks[next...], attributes, &below)
      if attributes.predicts, below.transcript != nil { slips = self.slips(rest, &findings) }
    }
    if attributes.predicts {
      if let transcript = below.transcript, !isCollapsed(below.fold, in: blocks) {
        findings.append(openAnswer(transcript.lines.lowerBound))
      }
      below.prediction = Prediction(
        column: attributes.predictedColumn, names: attributes.fieldNames, hints: hints, slips: slips)
    }
    return below
  }

  /// Returns the line of an element below which its content begins; nil if it is on one line.
  private func line(in fold: Fold, _ opening: MarkdownBlock) -> Int? {
    guard case .html(_, let last) = opening.content else { return nil }
    if fold.lines.upperBound > last { return last }
    let closing = String(decoding: file.line(last), as: UTF8.self).trimmed
    return last > opening.line && closing.hasPrefix("</") ? last - 1 : nil
  }

  /// Whether an element hides its content until a reader opens it.
  func isCollapsed(_ fold: ClosedRange<Int>?, in blocks: [MarkdownBlock]) -> Bool {
    guard let fold, let block = blocks.first(where: { $0.line == fold.lowerBound }),
      case .html(let html, _) = block.content, case .tag(let tag)? = HTMLTags(html).items.first?.content
    else { return false }
    return tag.attributes["open"] == nil
  }

  /// Returns the finding for a prediction whose answer readers see below the question.
  func openAnswer(_ line: Int) -> Finding {
    Finding(
      file.place(line: line), "The answer is not collapsed, so readers see it before they predict.",
      help: "Put it between `<details><summary>Result</summary>` and `</details>`, with blank lines around it.")
  }

  private mutating func readTranscript(
    _ block: MarkdownBlock?, _ attributes: CellAttributes, _ line: Int, _ findings: inout [Finding]
  ) -> Transcript? {
    if let finding = unclosedTranscript(of: attributes, line, block) {
      findings.append(finding)
      return nil
    }
    return transcript(of: attributes, block)
  }

  /// Returns the hints from a position on, and moves the position past them.
  private func hints(_ next: inout Int, in blocks: [MarkdownBlock], _ findings: inout [Finding]) -> [Hint] {
    var hints: [Hint] = []
    while case .fold(let fold) = Fold.search(blocks, at: next), let number = Hint.number(fold.title) {
      hints.append(Hint(title: fold.title, lines: fold.lines))
      if number != 0, number != hints.count {
        findings.append(
          Finding(
            file.place(line: fold.lines.lowerBound), "This is hint \(hints.count), but its number is \(number).",
            help: "Number the hints from 1, from top to bottom."))
      }
      next = fold.end + 1
    }
    return hints
  }

  /// Returns the slips in the list at the start of blocks; none if it is a list of something else.
  private mutating func slips(_ blocks: ArraySlice<MarkdownBlock>, _ findings: inout [Finding]) -> [Slip] {
    guard let block = blocks.first, case .list(isOrdered: false, let items) = block.content else { return [] }
    let reader = SlipReader(file: file, prefix: BlockPrefix(block, in: file))
    guard items.contains(where: reader.isSlip) else { return [] }
    var slips: [Slip] = []
    for item in items {
      claimedLines.formUnion(item)
      do throws(Finding) {
        slips.append(try reader.read(item))
      } catch {
        findings.append(error)
      }
    }
    return slips
  }

  private func unclosed(_ line: Int) -> Finding {
    Finding(
      file.place(line: line), "The collapsed block that starts here is never closed.",
      help: "Add a line `</details>` after its last block, with a blank line before it.")
  }

  /// Reports slips that belong to no prediction.
  mutating func reportLostSlips() {
    for block in lists.joined() {
      guard case .list(_, let items) = block.content else { continue }
      let reader = SlipReader(file: file, prefix: BlockPrefix(block, in: file))
      for item in items where !item.contains(where: claimedLines.contains) && reader.isSlip(item) {
        claimedLines.formUnion(item)
        report(
          item.lowerBound, "This slip does not belong to a prediction.",
          help: "Write slips as the items of one list, directly below the result of a cell with `predict`.")
      }
    }
  }
}
