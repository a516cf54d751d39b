import Synchronization

/// A task executor whose jobs run only on command: one at a time, on the commanding thread.
///
/// A task that prefers it (`Task(executorPreference:)`), and the child tasks of that task, run nowhere else, so that
/// between two calls of ``runNext()`` only the caller's code runs. The order of its jobs is the order in which they
/// became ready, as on a main queue.
///
///     let queue = ManualExecutor()
///     Task(executorPreference: queue) { print("hello") }
///     queue.runNext()  // prints it
final class ManualExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// The number of waiting jobs.
  var count: Int {
    jobs.withLock(\.count)
  }

  /// Adds a ready job; the runtime calls it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs the job that has waited longest, until its task ends or waits; `false` if no job waits.
  @discardableResult
  func runNext() -> Bool {
    run(at: 0)
  }

  /// Runs the job at a place of the queue, counted from 0, until its task ends or waits; `false` if there is none.
  @discardableResult
  func run(at place: Int) -> Bool {
    let job = jobs.withLock { jobs in jobs.indices.contains(place) ? jobs.remove(at: place) : nil }
    job?.runSynchronously(on: asUnownedTaskExecutor())
    return job != nil
  }

  /// Runs jobs until no job waits, including jobs that become ready during the run.
  func runAll() {
    while runNext() {}
  }
}
