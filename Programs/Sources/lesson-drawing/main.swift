import DrawingExperiments
import ExperimentKit

// The host of the experiments that draw; it alone links the drawing engine.
await ExperimentHost(.drawing).run()
