import ExperimentKit
import NumberExperiments
import TestSupport

// Functions of the catalog, so that tests need not name it.
let figure = Catalogue.number.figure
let prepare = Catalogue.number.prepare
let refusals = Catalogue.number.refusals
let run = Catalogue.number.run
let table = Catalogue.number.table
