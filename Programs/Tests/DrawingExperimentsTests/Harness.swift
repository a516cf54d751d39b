import DrawingExperiments
import ExperimentKit
import TestSupport

// The calls of the catalogue, so that no test need name it.
let lines = Catalogue.drawing.lines
let refusals = Catalogue.drawing.refusals
let run = Catalogue.drawing.run
let table = Catalogue.drawing.table
