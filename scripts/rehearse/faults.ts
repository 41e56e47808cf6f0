// npm run test:faults: rehearses everything that can go wrong with a payment or its mail. Runs the tests named in
// docs/faults.md on PostgreSQL, including a thousand random payment histories, and the scenarios that need real
// processes: the built site, PostgreSQL, a mail server, and an HTTP stand-in for the provider. Prints a table at the
// end. Run by hand: it needs a built site, PostgreSQL, libfaketime, and root for the full disk, and takes about ten
// minutes.

import { withPostgres } from '../check/postgres.mjs'
import { parseOptions } from '../start/options'
import { Cluster } from './cluster'
import { MATRIX, type Rehearsal } from './faults/matrix'
import { resultOf, runTests } from './faults/tests'

process.env.APP_SECRET = 'a-rehearsal-has-no-secrets-to-keep-0123456789'
process.env.LOG_LEVEL = 'silent'

const values = parseOptions('npm run test:faults -- [--only kills,frozen] [--histories 1000] [--seed 7]', {
  only: { type: 'string' },
  histories: { type: 'string', default: '1000' },
  seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
})
const only = values.only?.split(',')
const isWanted = (name: string): boolean => !only || only.includes(name)
const [histories, seed] = [Number(values.histories), Number(values.seed)]

/** Result of each rehearsal; an Error if it failed. */
const found = new Map<Rehearsal, string | Error>()

async function rehearse(name: Rehearsal, work: () => Promise<string>): Promise<void> {
  if (!isWanted(name)) return
  const started = Date.now()
  const result = await work().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  found.set(name, result)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(
    `${result instanceof Error ? '✗' : '✓'} ${name} (${seconds} s): ${result instanceof Error ? result.stack : result}`,
  )
}

async function rehearseAll(cluster: Cluster): Promise<void> {
  // Imported after the environment is complete.
  const { World } = await import('./faults/world')
  const { killAtEveryPoint } = await import('./faults/kills')
  const { freezeDatabase, restartDatabase } = await import('./faults/database')
  const { fillAndLockFolders, fillDisk, fillEmbeddedDisk } = await import('./faults/full-disk')
  const { stopMailForAnHour, stallAndCutMail } = await import('./faults/mail')
  const { deliverWebhookConcurrently, reorderWebhooks } = await import('./faults/provider')
  const { serveThroughPooler } = await import('./faults/pooler')
  const { killEmbedded } = await import('./faults/embedded')
  const world = await World.open(cluster, 'world')
  try {
    await rehearse('reordered', () => reorderWebhooks(world))
    await rehearse('hundredfold', () => deliverWebhookConcurrently(world))
    await rehearse('kills', () => killAtEveryPoint(world))
    await rehearse('stalled and cut', () => stallAndCutMail(world))
    await rehearse('hour without mail', () => stopMailForAnHour(world))
    await rehearse('frozen', () => freezeDatabase(world))
    await rehearse('restart', () => restartDatabase(world))
  } finally {
    await world.close()
  }
  await rehearse('full disk', () => fillDisk(cluster))
  await rehearse('full embedded', () => fillEmbeddedDisk(cluster))
  await rehearse('folders', () => fillAndLockFolders(cluster))
  await rehearse('pooler', () => serveThroughPooler(cluster))
  await rehearse('embedded', () => killEmbedded(cluster))
}

await Cluster.with(rehearseAll)
const tests = isWanted('tests')
  ? await withPostgres((url: string | null) => {
      if (!url) throw new Error('needs PostgreSQL')
      console.log(`The tests, with ${histories} random histories of payments from seed ${seed} on …`)
      return runTests(url, histories, seed)
    })
  : null

let broken = 0
console.log('\n| # | Fault | Result | Shown by |\n| - | ----- | ------ | -------- |')
for (const { row, fault, tests: named = [], rehearsals = [] } of MATRIX) {
  const shown: string[] = []
  let result = 'held'
  try {
    for (const name of rehearsals.filter(isWanted)) {
      const documented = found.get(name)
      if (documented instanceof Error || documented === undefined)
        throw documented ?? new Error(`${name} was not reached`)
      shown.push(`${name}: ${documented}`)
    }
    if (tests) for (const id of named) shown.push(resultOf(tests, id))
    if (shown.length === 0) result = 'not run'
    else if (shown.every((text) => text.includes('not tried'))) result = 'not tried'
  } catch (error) {
    result = 'BROKEN'
    broken += 1
    shown.push(error instanceof Error ? error.message : String(error))
  }
  console.log(`| ${row} | ${fault} | ${result} | ${shown.join('; ')} |`)
}
console.log(`\n${MATRIX.length} rows, ${broken} broken; ${histories} histories from seed ${seed} on`)
process.exit(broken > 0 ? 1 : 0)
