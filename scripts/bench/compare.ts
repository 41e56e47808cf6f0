import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDistServer } from './dist-server'
import { measureDocument } from './documents'
import { measuredPages, timeOf } from './pages'

/**
 * Number of requests of one page in a round. Rounds alternate between the two builds, so that other load slows both.
 */
const PER_ROUND = 20
const ROUNDS = 8

/**
 * npm run bench -- compare <commit>: builds an older commit in a temporary folder, and measures the time of its pages
 * and the processor time of a document beside those of dist/, in turns. A page that the older build does not have is
 * left out.
 */
export async function compareBuilds(): Promise<void> {
  const [, commit = ''] = process.argv.slice(2)
  const folder = mkdtempSync(join(tmpdir(), 'mindglass-compare-'))
  // Each build gets a database of its own: an older one may have other tables.
  delete process.env.TEST_DATABASE_URL
  try {
    buildCommit(commit, folder)
    await withDistServer(
      (now) => withDistServer((then) => measureBoth(commit, then, now), join(folder, 'dist')),
      'dist',
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds a commit in `folder`.
 * @throws Error when the commit does not exist or cannot be built.
 */
function buildCommit(commit: string, folder: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const id = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).trim()
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', '.', folder])
  run('git', 'checkout', '--quiet', '--detach', id)
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  // Hard links: a folder behind a symbolic link is outside the project, and the bundler refuses it.
  if (lock(folder) === lock('.')) execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  console.log(`Building ${id.slice(0, 8)} …`)
  run('npm', 'run', 'generate')
  run('npm', 'run', 'build')
}

interface Server {
  origin: string
  pid: number
}

async function measureBoth(commit: string, then: Server, now: Server): Promise<void> {
  const sides = [then, now]
  const rows: Record<string, Record<string, string>> = {}
  const add = (name: string, unit: string, [before = Number.NaN, after = Number.NaN]: number[]) => {
    rows[`${name}, ${unit}`] = {
      [commit]: before.toPrecision(3),
      now: after.toPrecision(3),
      ratio: (after / before).toFixed(2),
    }
  }
  for (const [name, page] of Object.entries(measuredPages)) {
    const times: number[][] = [[], []]
    try {
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, { origin }] of sides.entries()) {
          for (let n = 0; n < PER_ROUND; n++) times[index]?.push(await timeOf(origin, page))
        }
      }
      add(name, 'ms', times.map(middle))
    } catch (error) {
      console.log(`${name}: left out (${(error as Error).message})`)
    }
  }
  // The server makes the best compression of a page in the background after its first request.
  await sleep(2_000)
  const micros: number[][] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { origin, pid }] of sides.entries()) {
      const measured = await measureDocument(Number(new URL(origin).port), [pid])
      // The first round only warms up the servers.
      if (round > 0) micros[index]?.push(measured.micros)
    }
  }
  add('a document, processor', 'µs', micros.map(middle))
  console.table(rows)
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
