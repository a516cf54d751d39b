/// The words of code whose result varies between runs or regions, or has no fixed order.
public enum VaryingWords {
  /// Sources of results that differ in each run.
  private static let random: Set = [
    "random", "randomElement", "shuffle", "shuffled", "randomSample", "randomStableSample", "Date", "now", "UUID",
    "hashValue", "Hasher", "ObjectIdentifier", "SystemRandomNumberGenerator", "arc4random", "drand48", "ProcessInfo",
    "URLSession", "Bundle",
  ]

  /// Formatters that write numbers, dates or lists as the reader's region does.
  private static let regional: Set = [
    "NumberFormatter", "DateFormatter", "MeasurementFormatter", "ByteCountFormatter", "DateComponentsFormatter",
    "RelativeDateTimeFormatter", "ListFormatter", "PersonNameComponentsFormatter", "formatted",
  ]

  /// Concurrent code, and collections without an order.
  private static let unordered: Set = [
    "Task", "Thread", "TaskGroup", "actor", "async", "await", "detach", "group", "grouping", "intersection", "keys",
    "subtracting", "symmetricDifference", "union", "values", "withTaskGroup",
  ]

  /// Clocks and other sources of the time.
  private static let clocks: Set = [
    "Date", "NSDate", "now", "Calendar", "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime",
    "systemUptime", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime", "clock", "time", "clock_gettime",
    "clock_gettime_nsec_np", "gettimeofday", "localtime", "gmtime", "localtime_r", "gmtime_r", "strftime", "times",
    "ftime",
    "timespec_get", "mach_absolute_time", "mach_continuous_time", "timeIntervalSinceNow", "attributesOfItem", "stat",
    "fstat", "lstat", "getrusage",
  ]

  /// Sources of numbers that the code does not choose, such as random ones.
  private static let numbers: Set = [
    "RandomNumberGenerator", "arc4random_uniform", "arc4random_buf", "rand", "rand_r", "random_r", "srand48_r",
    "lrand48",
    "mrand48", "erand48", "getrandom", "getentropy", "SecRandomCopyBytes", "SymmetricKey", "GKRandomSource",
    "GKRandomDistribution", "uuid", "uuidString", "mkstemp", "mkdtemp", "tmpnam", "globallyUniqueString",
    "temporaryDirectory", "NSTemporaryDirectory", "hash",
  ]

  /// Sources of memory addresses.
  private static let addresses: Set = [
    "Unmanaged", "toOpaque", "passUnretained", "passRetained", "withUnsafePointer", "withUnsafeMutablePointer",
    "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
    "withContiguousStorageIfAvailable", "withMemoryRebound", "unsafeBitCast", "unsafeAddressOf", "baseAddress",
    "allocate",
    "bitPattern", "malloc", "calloc", "posix_memalign", "debugDescription", "dump", "withUnsafeTemporaryAllocation",
    "dlsym", "backtrace", "callStackSymbols", "callStackReturnAddresses", "objectIdentifier", "CFHash",
  ]

  /// The process and its environment.
  private static let surroundings: Set = [
    "ProcessInfo", "processInfo", "processIdentifier", "getpid", "getppid", "gettid", "pthread_self", "syscall",
    "Process",
    "CommandLine", "environment", "getenv", "Host", "hostName", "gethostname", "FileManager", "FileHandle",
    "contentsOfDirectory",
    "enumerator", "opendir", "readdir", "Bundle", "URLSession", "URLRequest", "Socket", "socket", "NSUserName",
    "activeProcessorCount", "processorCount", "physicalMemory", "sysconf", "uname",
    "open", "fopen", "read", "fread", "ioctl",
  ]

  /// The words of concurrent code.
  public static let concurrent: Set = [
    "Task", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "Thread", "actor", "async", "await", "detached",
    "detachNewThread", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "OperationQueue",
    "Operation",
    "BlockOperation", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "concurrentPerform", "pthread_create",
    "fork",
    "posix_spawn", "AsyncStream", "AsyncThrowingStream", "Clock", "sleep", "usleep", "nanosleep", "RunLoop", "Mutex",
    "Atomic", "NSLock", "os_unfair_lock", "pthread_mutex_lock",
  ]

  /// Returns whether the result of a source varies between runs, or between regions that the source does not name.
  public static func isRandom(_ outline: SwiftOutline) -> Bool {
    let words = outline.words
    return !words.isDisjoint(with: random)
      || !words.isDisjoint(with: regional) && words.isDisjoint(with: ["Locale", "locale"])
  }

  /// Returns whether a source mentions code that can have no order: a set, a dictionary, or concurrent code.
  public static func mayBeUnordered(_ outline: SwiftOutline) -> Bool {
    outline.words.contains { word in
      unordered.contains(word) || ["Set", "Dictionary", "Dispatch", "Hash", "Operation"].contains { word.contains($0) }
    } || outline.hasDictionary
  }

  /// Returns whether a source names anything whose value can vary between runs.
  ///
  /// Most sources that do still have the same result in each run.
  public static func mayVary(_ source: String) -> Bool {
    let words = SwiftOutline(source).allWords(source)
    return [random, clocks, numbers, addresses, surroundings, concurrent].contains { !words.isDisjoint(with: $0) }
      || words.contains { word in
        ["Unsafe", "random", "Random", "Dispatch", "Clock", "Pointer", "pthread_"].contains { word.contains($0) }
      }
  }

  /// Returns whether a source names anything that reads the time.
  public static func tellsTime(_ source: String) -> Bool {
    let words = SwiftOutline(source).allWords(source)
    return !words.isDisjoint(with: clocks) || words.contains { $0.contains("Date") || $0.contains("Clock") }
  }
}
