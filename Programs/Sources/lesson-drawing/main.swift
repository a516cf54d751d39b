import DrawingExperiments
import ExperimentKit

// The host of the experiments that draw; only this host links the drawing engine.
await ExperimentHost(.drawing).run()
