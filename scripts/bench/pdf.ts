import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { reportVersions } from '@/content/check/report/versions'
import { locales } from '@/core/locale'
import { createSampleReport } from '@/features/report/view/sample-report'
import type { YearView } from '@/features/report/year/year-schema'
import { closePdfWorkers, makePdf } from '@/pdf/pdf'
import type { PdfJob } from '@/pdf/render'

const COUNT = 10
/** Maximum time in ms that the main thread may be blocked. */
const GOAL_MS = 25
/** Maximum time in ms at the 99th percentile of different reports, each made alone in a warm thread. */
const WARM_GOAL_MS = 60
/** Minimum number of PDFs per second, with as many at once as there are threads. */
const RATE_GOAL = 20
/** Number of rounds: our own work costs the same in each, and other programs rarely disturb all of them. */
const ROUNDS = 3

interface Run {
  longestBlockMs: number
  /** Maximum processor time of this thread between two ticks; a block beyond it was spent waiting for a processor. */
  busiestTickMs: number
  totalMs: number
  bytes: number
}

/**
 * Returns the longest PDFs: those of versions with their own report, and a year with all tests, each taken three times.
 */
async function jobs(): Promise<PdfJob[]> {
  const versions = await reportVersions()
  const reports = Array.from({ length: COUNT - 1 }, (_, n): PdfJob => {
    const [version, locale] = [versions[n % versions.length], locales[n % locales.length]]
    if (!version || !locale) throw new Error('no content')
    const { instrument, key, text, words } = version
    const view = createSampleReport(instrument, text(locale), locale, { key, words: words(locale) })
    return { kind: 'report', locale, view, next: { articles: [], test: null }, site: 'https://localhost' }
  })
  return [...reports, { kind: 'year', locale: 'cn', year: longYear(versions), site: 'https://localhost' }]
}

function longYear(versions: Awaited<ReturnType<typeof reportVersions>>): YearView {
  const tests = versions.map(({ instrument, key, text, words }) => {
    const { slug, title, picture, portrait } = createSampleReport(instrument, text('cn'), 'cn', {
      key,
      words: words('cn'),
    })
    const results = ['2026-09', '2026-05', '2026-01'].map((month) => ({
      sittingId: `${slug}-${month}`,
      at: `${month}-12T09:00:00.000Z`,
      picture,
      sentence: portrait,
    }))
    return { slug, title, results, compared: null }
  })
  const [from, to] = ['2025-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']
  return { from, to, help: 'first', tests, articles: [], closed: 0 }
}

/** Returns the processor time of the main thread in ms; only Linux reports it for a single thread. */
const ownTimeMs = (): number =>
  process.platform === 'linux'
    ? Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    : Number.NaN

/**
 * Reads the main thread's processor time every millisecond, and returns the largest difference between two readings.
 */
async function busiestTick(ended: AbortSignal): Promise<number> {
  let [busiest, before] = [0, ownTimeMs()]
  while (!ended.aborted) {
    await sleep(1)
    const now = ownTimeMs()
    busiest = Math.max(busiest, now - before)
    before = now
  }
  return busiest
}

/** Runs `work` with a timer tick every millisecond, and returns the largest delay of a tick. */
async function measure(work: () => Promise<Uint8Array[]>): Promise<Run> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const ended = new AbortController()
  delay.enable()
  // The first tick has no predecessor to compare with.
  await sleep(20)
  const busiest = busiestTick(ended.signal)
  const started = performance.now()
  const made = await work()
  const totalMs = performance.now() - started
  // A tick delayed by the last job comes after it.
  await sleep(20)
  delay.disable()
  ended.abort()
  const bytes = made.reduce((sum, one) => sum + one.byteLength, 0) / COUNT
  return { longestBlockMs: delay.max / 1e6, busiestTickMs: await busiest, totalMs, bytes }
}

const best = (runs: readonly Run[]): Run => runs.reduce((a, b) => (b.longestBlockMs < a.longestBlockMs ? b : a))

/** Returns 100 different reports: every version in every language, on both papers. */
async function hundredReports(): Promise<PdfJob[]> {
  const versions = await reportVersions()
  const papers = ['a4', 'letter'] as const
  const all = papers.flatMap((paper) =>
    versions.flatMap(({ instrument, key, text, words }) =>
      locales.map((locale): PdfJob => {
        const view = createSampleReport(instrument, text(locale), locale, { key, words: words(locale) })
        return { kind: 'report', locale, paper, view, next: { articles: [], test: null }, site: 'https://localhost' }
      }),
    ),
  )
  return all.slice(0, 100)
}

/** Returns the times in ms of PDFs made one at a time in a thread that has made others before, shortest first. */
async function oneByOne(list: readonly PdfJob[], warm: readonly PdfJob[]): Promise<number[]> {
  for (const job of warm) await makePdf(job)
  const times: number[] = []
  for (const job of list) {
    const started = performance.now()
    await makePdf(job)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)
}

/** Returns PDFs per second if all are asked for at once, in threads that wait for as many as the queue takes. */
async function rateOf(list: readonly PdfJob[]): Promise<number> {
  const waiting = [...list]
  const started = performance.now()
  const worker = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) await makePdf(job)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return (1000 * list.length) / (performance.now() - started)
}

/** Prints how long the main thread was blocked by ten PDFs, made in worker threads and in the main thread. */
export async function benchPdf(): Promise<void> {
  const list = await jobs()
  const rest = async () => {
    await sleep(3_000)
    return []
  }
  const all = () => Promise.all(list.map((job) => makePdf(job)))
  const rounds: { idle: Run; cold: Run; warm: Run }[] = []
  while (rounds.length < ROUNDS) {
    // Idle measures other programs on this machine; cold adds PDFs in newly started threads, warm repeats them.
    rounds.push({ idle: await measure(rest), cold: await measure(all), warm: await measure(all) })
    await closePdfWorkers()
  }
  const reports = await hundredReports()
  const alone = await oneByOne(reports, list)
  const rate = await rateOf(reports)
  await closePdfWorkers()
  const [idle, cold, warm] = (['idle', 'cold', 'warm'] as const).map((name) => best(rounds.map((round) => round[name])))
  if (!idle || !cold || !warm) throw new Error('no rounds')

  // Imported late: in the worker runs, the main thread must not have the renderer in memory.
  const { renderPdf } = await import('@/pdf/render')
  const inTurn = async () => {
    const made: Uint8Array[] = []
    for (const job of list) {
      made.push(renderPdf(job))
      // Without a pause, all of them would count as one block.
      await setImmediate()
    }
    return made
  }
  await inTurn()
  const main = await measure(inTurn)

  const row = ({ longestBlockMs, busiestTickMs, totalMs, bytes }: Run) => ({
    'longest block ms': longestBlockMs.toFixed(1),
    'own work in a tick ms': busiestTickMs.toFixed(1),
    'ms per PDF': (totalMs / COUNT).toFixed(0),
    'KB per PDF': (bytes / 1000).toFixed(0),
  })
  console.table({
    'nothing to do': row(idle),
    'workers, first time': row(cold),
    'workers, warm': row(warm),
    'main thread': row(main),
  })
  const at = (share: number) => (alone[Math.ceil(share * alone.length) - 1] ?? 0).toFixed(0)
  console.log(
    `${alone.length} different reports, one at a time in a warm thread: ${at(0.5)} ms in the middle, ${at(0.99)} at the 99th percentile (goal ≤ ${WARM_GOAL_MS})`,
  )
  console.log(`All of them at once: ${rate.toFixed(1)} a second (goal ≥ ${RATE_GOAL})`)
  const longest = Math.max(cold.longestBlockMs, warm.longestBlockMs)
  const ratio = (longest / main.longestBlockMs).toFixed(3)
  console.log(`Longest block with workers: ${longest.toFixed(1)} ms (goal ≤ ${GOAL_MS}), ${ratio} of the main thread's`)
  if (longest > GOAL_MS + idle.longestBlockMs) process.exitCode = 1
}
