import ConcurrencyExperiments
import ExperimentKit
import TestSupport

// The calls of the catalog, so that tests do not have to name it.
let refusals = Catalogue.concurrency.refusals
let run = Catalogue.concurrency.run
let table = Catalogue.concurrency.table
