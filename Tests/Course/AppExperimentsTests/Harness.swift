import AppExperiments
import ExperimentKit
import TestSupport

// The calls of the catalogue, so that no test need name it.
let refusals = Catalogue.app.refusals
let run = Catalogue.app.run
let table = Catalogue.app.table
