import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { processState } from '@/core/process-state'
import { MINUTE_MS } from '@/core/time'
import type { PdfJob } from './render'
import { WorkerPool } from './worker/worker-pool'

/**
 * The worker is read from its source, in development and production alike, as the server itself is: no bundle knows
 * of it. It needs nothing of the environment, so it gets none of the secrets in it.
 */
const startWorker = (): Worker =>
  new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), 'src/pdf/worker/start-worker.mjs'), {
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })

declare module '@/core/process-state' {
  interface ProcessState {
    /** The bundles of the process share their threads. */
    pdfWorkers?: WorkerPool<PdfJob, Uint8Array>
  }
}

function pool(): WorkerPool<PdfJob, Uint8Array> {
  processState.pdfWorkers ??= new WorkerPool({
    start: startWorker,
    // One processor is left to everything else.
    size: Math.min(2, Math.max(1, availableParallelism() - 1)),
    queueLimit: 20,
    timeoutMs: MINUTE_MS,
    idleMs: MINUTE_MS,
    // A thread takes longer to begin than to make a file: about 130 MB stay in use for it.
    lastIdleMs: 10 * MINUTE_MS,
  })
  return processState.pdfWorkers
}

/** A PDF that somebody asked for. */
export interface PdfFile {
  bytes: Uint8Array
  /** Says when it was made, and nothing of the test. */
  fileName: string
}

/**
 * A report, one of its sheets, a year or an invoice as the bytes of a PDF, made in another thread.
 * @throws DomainError SERVICE_UNAVAILABLE when too many wait already.
 */
export const makePdf = (job: PdfJob): Promise<Uint8Array> => pool().run(job)

/** Ends the threads, for tests and programs that end themselves. */
export const closePdf = (): Promise<void> => pool().close()
