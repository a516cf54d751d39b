import LessonKit
import Results
import SourceText
import SwiftListings

/// The faults that a listing and the paragraphs next to it announce beyond doubt.
struct FaultAnnouncements {
  /// An announced fault.
  struct Announcement: Hashable {
    var fault: AnnouncedFault
    /// The line of the document that announces it.
    var line: Int
    /// The lines of the listing, from 1, on which a compiler error counts as the announced one.
    var lines: Set<Int> = []
    /// The text of its comment.
    var text = ""
    /// The direction of the code that a paragraph is about.
    var direction = FaultStatement.Direction.either
  }

  /// The announcements of comments, from top to bottom.
  let comments: [Announcement]
  /// The announcement of the paragraph above; nil if it announces nothing.
  let above: Announcement?
  /// The announcement of the paragraph below; nil if it announces nothing.
  let below: Announcement?
  /// Whether a paragraph is about errors of the compiler, of which the listing may be an example.
  let speaksOfErrors: Bool

  /// Creates the announcements of a listing.
  init(_ cell: Cell, _ file: SourceFile) {
    let reader = AnnouncingComments(cell)
    comments = reader.announcements
    let (above, below) = (ListingParagraph.above(cell, file), ListingParagraph.below(cell, file))
    self.above = Self.announcement(above, leadsToCode: true)
    self.below = Self.announcement(below, leadsToCode: false)
    speaksOfErrors = (above.sentences + below.sentences).contains { sentence in
      EnglishAnnouncement(sentence.text).speaksOfCompilerErrors
        || JapaneseAnnouncement(sentence.text).speaksOfCompilerErrors
    }
  }

  /// The announcements of paragraphs.
  var ofProse: [Announcement] { [above, below].compactMap(\.self) }

  /// Returns the announcement of a paragraph.
  private static func announcement(_ paragraph: ListingParagraph, leadsToCode: Bool) -> Announcement? {
    guard paragraph.isProse else { return nil }
    let sentences = paragraph.sentences
    for (index, sentence) in sentences.enumerated() {
      let leads =
        leadsToCode && index + 1 == sentences.count && (sentence.text.hasSuffix(":") || sentence.text.hasSuffix("："))
      let text = String(sentence.text.drop { !$0.isLetter && $0 != "`" })
      let dropped = sentence.text.count - text.count
      guard
        let said = EnglishAnnouncement(text).ofProse(leadsToCode: leads)
          ?? JapaneseAnnouncement(text).ofProse(leadsToCode: leads)
      else { continue }
      return Announcement(fault: said.fault, line: sentence.place(dropped + said.offset), direction: said.direction)
    }
    return nil
  }
}
