import { parentPort } from 'node:worker_threads'
import { type PdfJob, renderPdf } from '../render'

// Code of the worker thread: it receives one job at a time and returns the bytes or the reason of a failure.
parentPort?.on('message', async (job: PdfJob) => {
  try {
    const bytes = new Uint8Array(await renderPdf(job))
    parentPort?.postMessage({ ok: true, value: bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ ok: false, reason: String(error) })
  }
})
