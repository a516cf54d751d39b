import LessonKit
import SwiftSource

extension Cell {
  /// Whether comments of a listing say that some of its code is for an earlier version of its library.
  ///
  /// They are `// BEFORE` and the like, or name one library with several versions: `// Shop 6`, `// Shop 7`.
  var showsEarlierVersion: Bool {
    let bytes = Array(body.utf8)
    var versions: [Substring: Set<Substring>] = [:]
    for comment in SwiftOutline(body).comments where !comment.followsCode {
      let text = String(decoding: bytes[comment.range], as: UTF8.self)
      if text.prefixMatch(of: /\/\/+\s*(?i:before|old|previously|deprecated)\b/) != nil { return true }
      if let match = text.wholeMatch(of: /\/\/+\s*([A-Za-z]\w*) v?(\d+(?:\.[\dx]+)*):?\s*/) {
        versions[match.1, default: []].insert(match.2)
      }
    }
    return versions.values.contains { $0.count > 1 }
  }
}
