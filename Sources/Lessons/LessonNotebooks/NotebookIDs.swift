/// The ids of a notebook's cells: unique, and at most 64 ASCII letters, digits, `-`, and `_`.
struct NotebookIDs {
  private static let longest = 64
  private var used: Set<String> = []
  private var reserved: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Reserves the names of cells, so that no cell without a name takes one of them.
  mutating func reserve(_ names: [String]) { reserved = Set(names.map { String($0.prefix(Self.longest)) }) }

  /// Returns the id of a cell with a name.
  mutating func named(_ name: String) -> String {
    unique(String(name.prefix(Self.longest)), avoiding: [])
  }

  /// Returns the id of the only cell of a kind.
  mutating func name(_ kind: String) -> String { unique(kind, avoiding: reserved) }

  /// Returns the id of the next cell of a kind: the kind with a number.
  mutating func next(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return name("\(kind)-\(counts[kind] ?? 1)")
  }

  private mutating func unique(_ base: String, avoiding reserved: Set<String>) -> String {
    var (id, number) = (base, 2)
    while used.contains(id) || reserved.contains(id) {
      let end = "-\(number)"
      id = base.prefix(Self.longest - end.count) + end
      number += 1
    }
    used.insert(id)
    return id
  }
}
