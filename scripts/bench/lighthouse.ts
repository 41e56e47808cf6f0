import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { finishTest } from '../../e2e/support/account-steps'
import { withSite } from './site'

/** Package fetched when the bench runs: two hundred dependencies that no other script needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 3
/** Maximum number of tries; a run whose trace Chromium lost is repeated, because it is not the fault of the page. */
const TRIES = 4
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number>

/** Part of Lighthouse's report that the bench reads. */
interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>
}

interface Page {
  name: string
  path: (report: string) => string
  /** Minimum performance score, 0–100; documents must reach 100. */
  performance: number
  /** Whether the page is personal and therefore not indexed; all other SEO audits still apply. */
  unlisted?: boolean
}

const PAGES: readonly Page[] = [
  { name: 'home', path: () => '/', performance: 100 },
  { name: 'test intro', path: () => '/tests/mood-energy', performance: 100 },
  { name: 'article', path: () => '/column/articleDetail/low-days', performance: 100 },
  { name: 'run', path: () => '/tests/mood-energy/run', performance: 99, unlisted: true },
  { name: 'report', path: (report) => report, performance: 99, unlisted: true },
]

/**
 * Runs Lighthouse on a simulated mid-range phone, median of three runs. It computes its times from loaded and executed
 * resources, yet a busy machine makes them worse: repeat a low score on an idle machine.
 */
export async function runLighthouse(): Promise<void> {
  const { findBrowser } = await import('../check/find-browser.mjs')
  const chromium = await findBrowser()
  if (!chromium) throw new Error('no browser')
  const rows: Record<string, Scores & { ok: boolean }> = {}
  await withSite(async (origin, browser) => {
    const guest = await finishedTest(origin, browser)
    for (const { name, path, performance, unlisted } of PAGES) {
      const runs: Scores[] = []
      for (let run = 0; run < RUNS; run++)
        runs.push(await audited(`${origin}${path(guest.report)}?lang=en`, chromium, guest.cookie, unlisted))
      const scores = Object.fromEntries(CATEGORIES.map((key) => [key, median(runs.map((one) => one[key]))])) as Scores
      const ok = CATEGORIES.every((key) => scores[key] >= (key === 'performance' ? performance : 100))
      rows[name] = { ...scores, ok }
      console.log(name, runs.map((one) => one.performance).join(' '))
    }
  })
  console.table(rows)
  if (Object.values(rows).some(({ ok }) => !ok)) process.exitCode = 1
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Finishes a test and returns the path of its summary and the cookies that give access to it. */
async function finishedTest(origin: string, browser: Browser): Promise<{ report: string; cookie: string }> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/tests')
  const report = await finishTest(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await context.close()
  return { report, cookie }
}

async function audited(...page: Parameters<typeof audit>): Promise<Scores> {
  for (let tries = 1; ; tries++) {
    try {
      return await audit(...page)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

async function audit(url: string, chromium: string, cookie: string, unlisted = false): Promise<Scores> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking'
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ]
  const headers = `--extra-headers=${JSON.stringify({ Cookie: cookie })}`
  const only = [`--only-categories=${CATEGORIES.join(',')}`, ...(unlisted ? ['--skip-audits=is-crawlable'] : [])]
  await new Promise<void>((resolve, reject) => {
    const child = spawn('npx', [...args, headers, ...only], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromium },
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`lighthouse ended with ${code} for ${url}`))))
  })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Result
  const missed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of missed) console.log(`  ${id}: ${title}`)
  return Object.fromEntries(CATEGORIES.map((key) => [key, Math.round(categories[key].score * 100)])) as Scores
}
