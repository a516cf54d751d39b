import AppExperiments
import ExperimentKit
import TestSupport

// Functions of the catalog, so that tests need not name it.
let refusals = Catalogue.app.refusals
let run = Catalogue.app.run
let table = Catalogue.app.table
