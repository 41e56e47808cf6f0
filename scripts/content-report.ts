// npm run content:report [-- slug/v2 …]: the reports of every version that has one of its own, from a thousand answer
// sheets in every language. Drafts are looked at when they are named.
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { checkReport } from '../src/content/check/report/check-report'
import { allArticles } from '../src/content/columns'
import { currentInstruments, drafts } from '../src/content/instruments'
import type { Instrument } from '../src/core/psychometrics/instrument'
import type { ReportKey } from '../src/core/report/key'

const SEED = 20261122
const root = 'src/content/instruments'
const asked = process.argv.slice(2)
const versions = asked.length ? asked : readdirSync(root).flatMap((slug) => versionsOf(slug))
const tests = currentInstruments().map(({ slug }) => slug)

let failed = false
const rows: Record<string, string | number>[] = []
for (const version of versions) {
  const folder = `${root}/${version}`
  const { instrument } = await load<{ instrument: Instrument }>(`${folder}/instrument.ts`)
  const { report } = await load<{ report: ReportKey }>(`${folder}/report.ts`)
  const found = checkReport(instrument, report, {
    folder,
    tests,
    articles: allArticles.map(({ id }) => id),
    seed: SEED,
  })
  rows.push(...found.rows)
  for (const fault of found.faults) console.error(fault)
  failed ||= found.faults.length > 0
}
console.table(rows)
console.log(`Answer sheets drawn with seed ${SEED}.`)
if (failed) process.exitCode = 1

function versionsOf(slug: string): string[] {
  const folder = `${root}/${slug}`
  if (!existsSync(`${folder}/v1`)) return []
  return readdirSync(folder)
    .filter((version) => existsSync(`${folder}/${version}/report.ts`))
    .map((version) => `${slug}/${version}`)
    .filter((version) => !drafts.includes(version))
}

async function load<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T
}
