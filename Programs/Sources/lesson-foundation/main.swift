import ExperimentKit
import FoundationExperiments

// The host of the experiments on the whole of Foundation; only this host links it.
// One of them starts a second process of this program that is killed while it saves.
if !PreferenceChild.run(CommandLine.arguments) { await ExperimentHost(.foundation).run() }
