import LessonPage
import SourceText

/// An assessment of QTI 1.2 as a content package: a ZIP file with a manifest.
package struct QTIPackage {
  private let name: String
  private let assessment: QTIAssessment

  /// Creates a package.
  ///
  /// - Parameters:
  ///   - name: the name of the assessment, from letters, digits, and hyphens.
  ///   - title: the title.
  ///   - language: the language of the questions.
  ///   - items: the questions.
  package init(name: String, title: String, _ language: Language, _ items: [ExportedItem]) {
    self.name = name
    assessment = QTIAssessment(name: name, title: title, language, items)
  }

  /// The bytes of the file, which depend on nothing but the questions.
  package var bytes: [UInt8] {
    var archive = ZIPArchive()
    archive.add("imsmanifest.xml", Array(manifest.utf8))
    archive.add("\(name).xml", Array(assessment.xml.utf8))
    return archive.bytes
  }

  private var manifest: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <manifest identifier="manifest-\(name.asHTML)" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">
    <metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
    <organizations/>
    <resources>
    <resource identifier="resource-\(name.asHTML)" type="imsqti_xmlv1p2" href="\(name.asHTML).xml">
    <file href="\(name.asHTML).xml"/>
    </resource>
    </resources>
    </manifest>

    """
  }
}
