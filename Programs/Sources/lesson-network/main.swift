import ExperimentKit
import NetworkExperiments

// The host of the experiments that talk over a network; it alone links a network stack.
keepNothingAtHome()
await ExperimentHost(.network).run()
