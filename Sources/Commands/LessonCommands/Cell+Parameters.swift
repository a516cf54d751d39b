import LessonKit
import SourceText

extension Cell {
  /// The parameters as the cell writes them; empty if its body is not a list of parameters.
  var writtenParameters: [YAMLNode.Entry] {
    guard experiment != nil, case .mapping(let entries)? = YAMLParser.parse(body, file: "").0?.content else {
      return []
    }
    return entries
  }
}
