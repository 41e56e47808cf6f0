import { parentPort, workerData } from 'node:worker_threads'
import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import { tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { findCopiedSheets } from '@mindglass/psychometrics/validity/copied-sheets'
import type { ThreadJob } from './calibration'

function answer(job: ThreadJob): unknown {
  if (job.kind === 'figures') return makeFigures(job.job)
  return job.kind === 'tally'
    ? tallyOf(job.instrument, job.rows)
    : findCopiedSheets(job.instrument, job.counted, job.fresh)
}

// The thread runs one job and ends with its answer; an error ends it too.
parentPort?.postMessage(answer(workerData))
