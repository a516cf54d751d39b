import CLibrary
import CMarkGFM

/// The memory of the Markdown parser: one region for each thread, which is freed as a whole after each document.
///
/// cmark-gfm allocates some thirty small pieces for each block. Allocating and freeing each of them with the C library
/// takes a quarter of its time. Its functions take no context, so the thread identifies the region.
enum MarkdownMemory {
  /// Runs a parser on this thread's region, and then frees the memory that the parser allocated.
  static func with<Result>(_ parse: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
    defer { Region.ofThread.pointee.clear() }
    return parse(functions)
  }

  /// The functions that cmark-gfm calls, which live as long as the process.
  nonisolated(unsafe) private static let functions = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    functions.initialize(
      to: cmark_mem(
        calloc: { count, size in Region.ofThread.pointee.zeroes(count * size) },
        realloc: { old, size in Region.ofThread.pointee.move(old, toPieceOf: size) },
        free: { _ in }))
    return functions
  }()
}

/// Memory that is allocated piece by piece, from the front of a chunk to its end.
private struct Region {
  /// The number of bytes before each piece, which hold its size and keep pieces aligned as C expects.
  private static let header = 16
  /// The size of the first chunk, enough for most documents; each further chunk is twice as large.
  private static let firstChunk = 256 << 10
  /// The size of the largest chunk that stays allocated between documents.
  private static let largestKept = 4 << 20

  private var chunk = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var full: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  /// The region of the current thread, which is freed when the thread ends.
  static var ofThread: UnsafeMutablePointer<Region> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Region.self) }
    let region = UnsafeMutablePointer<Region>.allocate(capacity: 1)
    region.initialize(to: Region())
    pthread_setspecific(key, region)
    return region
  }

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { region in
      // The parameter is optional only on some platforms.
      let region = (region as UnsafeMutableRawPointer?)?.assumingMemoryBound(to: Region.self)
      region?.pointee.end()
      region?.deinitialize(count: 1).deallocate()
    }
    return key
  }()

  /// Returns a piece of zeros, of a size in bytes.
  mutating func zeroes(_ size: Int) -> UnsafeMutableRawPointer? {
    let piece = piece(size)
    if let piece { memset(piece, 0, size) }
    return piece
  }

  /// Returns a piece of another size that begins with the bytes of an old one.
  mutating func move(_ old: UnsafeMutableRawPointer?, toPieceOf size: Int) -> UnsafeMutableRawPointer? {
    let piece = piece(size)
    if let old, let piece { memcpy(piece, old, min(size, (old - Self.header).load(as: Int.self))) }
    return piece
  }

  /// Frees all pieces, except one chunk for the next document.
  mutating func clear() {
    for chunk in full { chunk.deallocate() }
    full = []
    used = 0
    if chunk.count > Self.largestKept { end() }
  }

  private mutating func end() {
    chunk.deallocate()
    chunk = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  private mutating func piece(_ size: Int) -> UnsafeMutableRawPointer? {
    let needed = (size + 2 * Self.header - 1) & -Self.header
    if used + needed > chunk.count { addChunk(holding: needed) }
    guard let start = chunk.baseAddress else { return nil }
    (start + used).storeBytes(of: size, as: Int.self)
    defer { used += needed }
    return start + used + Self.header
  }

  private mutating func addChunk(holding needed: Int) {
    if chunk.count > 0 { full.append(chunk) }
    chunk = .allocate(byteCount: max(needed, 2 * chunk.count, Self.firstChunk), alignment: Self.header)
    used = 0
  }
}
