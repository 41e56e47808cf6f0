import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Instrument } from '@mindglass/psychometrics/instrument'
import type { FiguresJob } from '@mindglass/psychometrics/norms/make-figures'
import type { SheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import type { Tally } from '@mindglass/psychometrics/norms/norm-tally'
import type { NormFigures } from '@/core/norms/norm-figures'

/** Work for a thread: all figures of a version of the norms, the sums of sheets, or the copies among them. */
export type ThreadJob =
  | { kind: 'figures'; job: FiguresJob }
  | { kind: 'tally'; instrument: Instrument; rows: SheetRows }
  | { kind: 'copies'; instrument: Instrument; counted: SheetRows; fresh: SheetRows }

/** Limits of one thread, in MB and milliseconds. */
const most = { megabytes: 1024, ms: 600_000 } as const

/**
 * Computes the figures of one norm release in a thread of its own.
 * @throws Error when the thread fails or takes longer than `timeoutMs`.
 */
export const computeFiguresInThread = (job: FiguresJob, timeoutMs: number = most.ms): Promise<NormFigures> =>
  inThread<NormFigures>({ kind: 'figures', job }, timeoutMs)

/** Adds up sheets in a thread of its own. @throws Error when the thread fails or takes too long. */
export const tallySheetsInThread = (instrument: Instrument, rows: SheetRows): Promise<Tally> =>
  inThread<Tally>({ kind: 'tally', instrument, rows }, most.ms)

/** Runs `copiedProfiles` in a thread of its own. @throws Error when the thread fails or takes too long. */
export const findCopiesInThread = (instrument: Instrument, counted: SheetRows, fresh: SheetRows): Promise<number[]> =>
  inThread<number[]>({ kind: 'copies', instrument, counted, fresh }, most.ms)

/** Runs one job in a new thread, which loads its source and gets only NODE_ENV from the environment. */
function inThread<Answer>(job: ThreadJob, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/jobs/calibration/start-worker.mjs')
    const worker = new Worker(start, {
      workerData: job,
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
    })
    const timer = setTimeout(() => {
      reject(new Error(`calibration took longer than ${timeoutMs} ms`))
      void worker.terminate()
    }, timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      // After an answer this has no effect.
      reject(new Error(`calibration ended with ${code} and no answer`))
    })
  })
}
