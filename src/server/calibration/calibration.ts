import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Calibration, CalibrationJob } from '@/core/psychometrics/calibration/calibrate'
import type { RefusalReason } from '@/core/psychometrics/calibration/refusal'

/** What was found, or why nothing is said. */
export type CalibrationAnswer = { ok: true; value: Calibration } | { ok: false; reason: RefusalReason; detail: string }

/**
 * Calibrates one part in a thread of its own, which is read from its source and gets nothing of the environment.
 * @param timeoutMs after which the thread is ended.
 * @throws Error when the thread fails or takes too long; a refusal is an answer.
 */
export function calibrateInThread(job: CalibrationJob, timeoutMs = 600_000): Promise<CalibrationAnswer> {
  return new Promise((resolve, reject) => {
    const start = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/calibration/start-worker.mjs')
    const worker = new Worker(start, {
      workerData: job,
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    const timer = setTimeout(() => {
      reject(new Error(`calibration took longer than ${timeoutMs} ms`))
      void worker.terminate()
    }, timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      // After an answer this changes nothing any more.
      reject(new Error(`calibration ended with ${code} and no answer`))
    })
  })
}
