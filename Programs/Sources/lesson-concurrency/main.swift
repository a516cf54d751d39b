import ConcurrencyExperiments
import ExperimentKit

// The host of the experiments on what arrives when; it alone links a Combine implementation.
await ExperimentHost(.concurrency).run()
