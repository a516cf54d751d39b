import ConcurrencyExperiments
import ExperimentKit

// The host of the experiments on concurrency; only this host links a Combine implementation.
await ExperimentHost(.concurrency).run()
