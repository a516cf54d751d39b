import ExperimentKit

/// The downloads of images, started in any order and received in the order of their arrival.
struct ImageDownloads: Sendable, Hashable {
  /// A download that has not arrived.
  struct Download: Sendable, Hashable {
    let arrival: Int
    let image: Int
    let item: Int
    let cell: Int
    let answer: ImageNetwork.Answer
  }

  /// The behavior of the network.
  let network: ImageNetwork
  /// The number of downloads that were started.
  private(set) var started = 0
  /// The number of them for an image that had been requested before.
  private(set) var again = 0
  private var underWay: [Download] = []
  private var attempts: [Int: Int] = [:]

  /// Creates downloads over a network.
  init(over network: ImageNetwork) {
    self.network = network
  }

  /// Starts a download for a cell.
  ///
  /// - Returns: whether the image had been requested before.
  mutating func start(_ image: Int, of item: Int, for cell: Int, at time: Int) -> Bool {
    let attempt = attempts[image, default: 0] + 1
    attempts[image] = attempt
    started += 1
    if attempt > 1 { again += 1 }
    underWay.append(
      Download(
        arrival: time + network.duration(of: image), image: image, item: item, cell: cell,
        answer: network.answer(to: attempt, at: image)))
    return attempt > 1
  }

  /// Takes the download that arrives first, up to and including a time.
  ///
  /// Of two downloads at one time, the first one started is taken.
  mutating func next(before time: Int) -> Download? {
    underWay.indices.filter { underWay[$0].arrival <= time }.min { underWay[$0].arrival < underWay[$1].arrival }
      .map { underWay.remove(at: $0) }
  }
}
