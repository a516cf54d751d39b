import AppExperiments
import ExperimentKit
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let refusals = Catalogue.app.refusals
let run = Catalogue.app.run
let table = Catalogue.app.table
