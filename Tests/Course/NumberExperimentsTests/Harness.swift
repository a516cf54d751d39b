import ExperimentKit
import NumberExperiments
import TestSupport

// The calls of the catalogue, so that no test need name it.
let figure = Catalogue.number.figure
let prepare = Catalogue.number.prepare
let refusals = Catalogue.number.refusals
let run = Catalogue.number.run
let table = Catalogue.number.table
