import ExperimentKit
import NumberExperiments
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let figure = Catalogue.number.figure
let prepare = Catalogue.number.prepare
let refusals = Catalogue.number.refusals
let run = Catalogue.number.run
let table = Catalogue.number.table
