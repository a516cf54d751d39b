import ConcurrencyExperiments
import ExperimentKit
import TestSupport

// The calls of the catalogue, so that no test need name it.
let refusals = Catalogue.concurrency.refusals
let run = Catalogue.concurrency.run
let table = Catalogue.concurrency.table
