import ExperimentKit
import FoundationExperiments

// The host of the experiments on the whole of Foundation; it alone links it.
// One of them has a second process of this program killed while it saves.
if !PreferenceChild.run(CommandLine.arguments) { await ExperimentHost(.foundation).run() }
