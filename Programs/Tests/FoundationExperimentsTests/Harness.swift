import ExperimentKit
import FoundationExperiments
import TestSupport

// The calls of the catalogue, so that no test need name it.
let refusals = Catalogue.foundation.refusals
let run = Catalogue.foundation.run
let table = Catalogue.foundation.table
