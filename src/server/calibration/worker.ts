import { parentPort, workerData } from 'node:worker_threads'
import { makeFigures } from '@/core/psychometrics/norm-making'
import { tallyOf } from '@/core/psychometrics/norm-tally'
import type { ThreadJob } from './calibration'

const answer = (job: ThreadJob) => (job.kind === 'figures' ? makeFigures(job.job) : tallyOf(job.instrument, job.rows))

// One job, one thread: it ends with its answer, and an error ends it too.
parentPort?.postMessage(answer(workerData))
