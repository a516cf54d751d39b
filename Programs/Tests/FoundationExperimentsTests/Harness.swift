import ExperimentKit
import FoundationExperiments
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let refusals = Catalogue.foundation.refusals
let run = Catalogue.foundation.run
let table = Catalogue.foundation.table
