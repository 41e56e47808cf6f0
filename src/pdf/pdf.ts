import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { processState } from '@/core/process-state'
import { MINUTE_MS } from '@/core/time'
import type { PdfJob } from './render'
import { WorkerPool } from './worker/worker-pool'

/**
 * Starts a worker from its source file, because no bundle contains it: so does the server itself, in development and in
 * production. The worker gets no environment variables: it needs none, and some are secrets.
 */
const startWorker = (): Worker =>
  new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), 'src/pdf/worker/start-worker.mjs'), {
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })

declare module '@/core/process-state' {
  interface ProcessState {
    /** Worker pool shared by all bundles of the process. */
    pdfWorkers?: WorkerPool<PdfJob, Uint8Array>
  }
}

function pool(): WorkerPool<PdfJob, Uint8Array> {
  processState.pdfWorkers ??= new WorkerPool({
    start: startWorker,
    // One processor stays free for everything else.
    size: Math.min(2, Math.max(1, availableParallelism() - 1)),
    queueLimit: 20,
    timeoutMs: MINUTE_MS,
    idleMs: MINUTE_MS,
    // Starting a thread takes longer than making a file; keeping it costs about 130 MB of memory.
    lastIdleMs: 10 * MINUTE_MS,
  })
  return processState.pdfWorkers
}

/** Requested PDF. */
export interface PdfFile {
  bytes: Uint8Array
  /** File name with the date of the PDF; it does not name the test. */
  fileName: string
}

/**
 * Returns the bytes of a PDF (a report, one of its sheets, a year or an invoice), made in another thread.
 * @throws DomainError SERVICE_UNAVAILABLE when too many jobs wait already.
 */
export const makePdf = (job: PdfJob): Promise<Uint8Array> => pool().run(job)

/** Ends the threads, so that tests and other programs can exit. */
export const closePdfWorkers = (): Promise<void> => pool().close()
