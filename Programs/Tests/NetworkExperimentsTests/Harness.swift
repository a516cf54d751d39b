import ExperimentKit
import NetworkExperiments
import TestSupport

// The calls of the catalogue, so that no test need name it.
let refusals = Catalogue.network.refusals
let run = Catalogue.network.run
let table = Catalogue.network.table
