import ExperimentKit
import NetworkExperiments

// The host of the experiments that communicate over a network; only this host links a network stack.
keepNothingAtHome()
await ExperimentHost(.network).run()
