import DrawingExperiments
import ExperimentKit
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let lines = Catalogue.drawing.lines
let refusals = Catalogue.drawing.refusals
let run = Catalogue.drawing.run
let table = Catalogue.drawing.table
