import LessonPage
import SourceText

/// Questions in QTI 1.2, as one assessment.
///
/// A prediction with slips is a choice among the computed answers: Canvas counts every answer that a written question
/// lists as right, so only a choice can have reasons for wrong ones.
package struct QTIAssessment {
  /// The name, from letters, digits, and hyphens.
  private let name: String
  private let title: String
  private let language: Language
  private let items: [ExportedItem]

  /// Creates an assessment.
  package init(name: String, title: String, _ language: Language, _ items: [ExportedItem]) {
    (self.name, self.title, self.language, self.items) = (name, title, language, items)
  }

  /// The content of the file.
  package var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
    <assessment ident="\(name.asHTML)" title="\(title.asHTML)" xml:lang="\(language.rawValue)">
    <section ident="root_section">
    \(items.map { QTIItem($0).xml }.joined())</section>
    </assessment>
    </questestinterop>

    """
  }
}
