import { parentPort, workerData } from 'node:worker_threads'
import { type CalibrationJob, calibrate } from '@/core/psychometrics/calibration/calibrate'
import { CalibrationRefusal } from '@/core/psychometrics/calibration/refusal'
import type { CalibrationAnswer } from './calibration'

function answer(job: CalibrationJob): CalibrationAnswer {
  try {
    return { ok: true, value: calibrate(job) }
  } catch (error) {
    if (error instanceof CalibrationRefusal) return { ok: false, reason: error.reason, detail: error.message }
    throw error
  }
}

// One job, one thread: it ends with its answer, and an error that is no refusal ends it too.
parentPort?.postMessage(answer(workerData))
