import Synchronization

/// A task executor whose jobs wait until they are told to run: one at a time, on the thread that tells them.
///
/// A task that prefers it (`Task(executorPreference:)`), and the child tasks of that task, run nowhere else, so that
/// nothing happens between two calls of ``runNext()`` but what the caller does. The order of its jobs is the order in which
/// they became ready, as on a main queue.
///
///     let queue = ManualExecutor()
///     Task(executorPreference: queue) { print("hello") }
///     queue.runNext()  // prints it
final class ManualExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// How many jobs wait.
  var count: Int {
    jobs.withLock(\.count)
  }

  /// Takes a job that is ready; the runtime calls it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs the job that has waited longest, up to where its task ends or waits; `false` if none waits.
  @discardableResult
  func runNext() -> Bool {
    run(at: 0)
  }

  /// Runs the job at a place of the queue, counted from 0, up to where its task ends or waits; `false` if there is none.
  @discardableResult
  func run(at place: Int) -> Bool {
    let job = jobs.withLock { jobs in jobs.indices.contains(place) ? jobs.remove(at: place) : nil }
    job?.runSynchronously(on: asUnownedTaskExecutor())
    return job != nil
  }

  /// Runs jobs until none waits, those included that become ready meanwhile.
  func runAll() {
    while runNext() {}
  }
}
