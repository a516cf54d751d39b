import ExperimentKit
import NetworkExperiments
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let refusals = Catalogue.network.refusals
let run = Catalogue.network.run
let table = Catalogue.network.table
