import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import { sampleReport } from '@/features/report/sample'
import { closePdf, reportPdf } from '@/server/pdf/pdf'
import type { PdfJob } from '@/server/pdf/render'

const COUNT = 10
/** The main thread should never stand still for longer. */
const GOAL_MS = 25

interface Run {
  longestBlockMs: number
  totalMs: number
  bytes: number
}

async function jobs(): Promise<PdfJob[]> {
  const instruments = currentInstruments()
  return Promise.all(
    Array.from({ length: COUNT }, async (_, n) => {
      const [instrument, locale] = [instruments[n % instruments.length], locales[n % locales.length]]
      if (!instrument || !locale) throw new Error('no content')
      return { locale, view: sampleReport(instrument, await instrumentText(instrument, locale), locale) }
    }),
  )
}

/** Does `work` while a clock ticks every millisecond, and tells how late its worst tick was. */
async function measure(work: () => Promise<Uint8Array[]>): Promise<Run> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // The first tick has nothing to be compared with.
  await sleep(20)
  const started = performance.now()
  const made = await work()
  const totalMs = performance.now() - started
  // A tick that is late because of the last job comes after it.
  await sleep(20)
  delay.disable()
  return { longestBlockMs: delay.max / 1e6, totalMs, bytes: made.reduce((sum, one) => sum + one.byteLength, 0) / COUNT }
}

/** Prints how long the main thread stood still while ten PDFs were made, in worker threads and in itself. */
export async function pdf(): Promise<void> {
  const list = await jobs()
  // What other programs on this machine cost by themselves.
  const idle = await measure(async () => {
    await sleep(3_000)
    return []
  })
  const all = () => Promise.all(list.map((job) => reportPdf(job)))
  const cold = await measure(all)
  const warm = await measure(all)
  await closePdf()

  // Only now: the worker's case must not have the renderer in its thread's memory.
  const { renderReport } = await import('@/server/pdf/render')
  const inTurn = async () => {
    const made: Uint8Array[] = []
    for (const job of list) {
      made.push(await renderReport(job))
      // Without a pause all of them would be one block.
      await setImmediate()
    }
    return made
  }
  await inTurn()
  const main = await measure(inTurn)

  const row = ({ longestBlockMs, totalMs, bytes }: Run) => ({
    'longest block ms': longestBlockMs.toFixed(1),
    'ms per PDF': (totalMs / COUNT).toFixed(0),
    'KB per PDF': (bytes / 1000).toFixed(0),
  })
  console.table({
    'nothing to do': row(idle),
    'workers, first time': row(cold),
    'workers, warm': row(warm),
    'main thread': row(main),
  })
  const longest = Math.max(cold.longestBlockMs, warm.longestBlockMs)
  const ratio = (longest / main.longestBlockMs).toFixed(3)
  console.log(`Longest block with workers: ${longest.toFixed(1)} ms (goal ≤ ${GOAL_MS}), ${ratio} of the main thread's`)
  if (longest > GOAL_MS + idle.longestBlockMs) process.exitCode = 1
}
