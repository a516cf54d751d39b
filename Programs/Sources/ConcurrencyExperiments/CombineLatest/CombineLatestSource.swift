/// One of the three sources whose latest values are combined.
enum CombineLatestSource: String, CaseIterable, Sendable {
  case a
  case b
  case c

  /// The index of the source, from 0.
  var index: Int {
    switch self {
    case .a: 0
    case .b: 1
    case .c: 2
    }
  }
}
