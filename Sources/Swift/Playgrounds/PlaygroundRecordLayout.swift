import Sandbox

/// The layout of the file of results that a page's program shares with `lesson`.
///
/// The program maps the file into memory, so that no result is lost when it traps or is killed. For each place in the
/// source it records the number of values, the first of them, and the last. So even a page that logs a million values
/// does not outgrow the file.
///
/// The file is a header, then ``places`` slots, then the arena, all numbers little-endian:
///
/// | offset | header |
/// |--:|---|
/// | 0 | the number of slots in use |
/// | 8 | the bytes of the arena in use |
/// | 16 | the events at places that found no slot |
/// | 24 | the end of the standard output that belongs to some place |
///
/// | offset | slot |
/// |--:|---|
/// | 0, 4, 8, 12 | start line and column, end line and column, from 1 |
/// | 16 | the kind: 0 a value, 1 printed text, 2 a live view |
/// | 24 | the number of events |
/// | 32 | which of the two copies of the last text is whole, 0 or 1 |
/// | 36, 40 | the lengths of the copies |
/// | 44 | the length of the name |
/// | 48 | the name |
/// | 112, 624 | the copies |
///
/// An entry of the arena is the slot's number and the length, four bytes each, and the text, filled up to a multiple of
/// eight bytes. For printed text, the text is the start and the end in standard output, `12 17`.
enum PlaygroundRecordLayout {
  static let header = 64
  static let places = 2048
  static let slot = 1136
  static let name = 64
  static let text = 512
  static let arena = 2 << 20
  /// The number of values that are recorded for a place, besides the last one.
  static let values = 1000
  /// The number of bytes of a live view's description.
  static let view = 16 << 10

  static let arenaStart = header + places * slot
  static let size = arenaStart + arena
}
