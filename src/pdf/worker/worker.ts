import { parentPort } from 'node:worker_threads'
import { type PdfJob, renderPdf } from '../render'

// A thread of its own: jobs come in one at a time, bytes or the reason of a failure go back.
parentPort?.on('message', async (job: PdfJob) => {
  try {
    const bytes = new Uint8Array(await renderPdf(job))
    parentPort?.postMessage({ ok: true, value: bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ ok: false, reason: String(error) })
  }
})
