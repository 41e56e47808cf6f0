// npm run content:report [-- slug/v2 …]: checks the reports of every version with its own report, on a thousand answer
// sheets in every language. Drafts are checked only when named. Each core checks one version at a time.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Instrument } from '@/core/instrument'
import { allArticles } from '../../src/content/articles/articles'
import { checkReport, type ReportCheck } from '../../src/content/check/report/check-report'
import { currentInstruments, draftInstruments } from '../../src/content/tests/instruments'
import type { ReportKey } from '../../src/core/report/report-key'

const SEED = 20261122
const root = 'src/content/instruments'

async function checkAll(): Promise<void> {
  const args = process.argv.slice(2)
  const versions = args.length ? args : readdirSync(root).flatMap((slug) => versionsOf(slug))
  const waiting = versions.entries()
  const checks: ReportCheck[] = []
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), versions.length) }, async () => {
      const worker = fork(fileURLToPath(import.meta.url))
      for (const [at, version] of waiting) checks[at] = await answerOf(worker, version)
      worker.disconnect()
    }),
  )
  for (const fault of checks.flatMap(({ faults }) => faults)) console.error(fault)
  console.table(checks.flatMap(({ rows }) => rows))
  console.log(`Answer sheets drawn with seed ${SEED}.`)
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1
}

/**
 * Sends a version to a worker process and returns its check.
 * @throws Error when the version cannot be loaded; the worker has printed the reason.
 */
async function answerOf(worker: ChildProcess, version: string): Promise<ReportCheck> {
  const answered = new AbortController()
  const ended = once(worker, 'exit', answered).then(() => {
    throw new Error(`${version} could not be looked at`)
  })
  worker.send(version)
  const [found] = await Promise.race([once(worker, 'message', answered), ended])
  answered.abort()
  ended.catch(() => {})
  return found as ReportCheck
}

async function check(version: string): Promise<ReportCheck> {
  const folder = `${root}/${version}`
  const { instrument } = await load<{ instrument: Instrument }>(`${folder}/instrument.ts`)
  const { report } = await load<{ report: ReportKey }>(`${folder}/report.ts`)
  return checkReport(instrument, report, {
    folder,
    tests: currentInstruments().map(({ slug }) => slug),
    articles: allArticles().map(({ id }) => id),
    seed: SEED,
  })
}

function versionsOf(slug: string): string[] {
  const folder = `${root}/${slug}`
  if (!existsSync(`${folder}/v1`)) return []
  return readdirSync(folder)
    .filter((version) => existsSync(`${folder}/${version}/report.ts`))
    .map((version) => `${slug}/${version}`)
    .filter((version) => !draftInstruments.includes(version))
}

async function load<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T
}

if (process.send) process.on('message', async (version: string) => process.send?.(await check(version)))
else await checkAll()
