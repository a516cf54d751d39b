import LessonKit
import SourceText

extension Cell {
  /// The parameters as the cell writes them; those of a body that is no list of parameters are none.
  var writtenParameters: [YAMLNode.Entry] {
    guard experiment != nil, case .mapping(let entries)? = YAMLParser.parse(body, file: "").0?.content else {
      return []
    }
    return entries
  }
}
