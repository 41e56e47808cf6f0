import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverUser } from '../../setup/postgres.mjs'
import type { Cluster } from '../cluster'
import { answers, type Customer, until, World } from './world'

/** The server and every process that it has started. */
function processesOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
    } catch {
      return false
    }
  })
  return [pid, ...children.map(Number)]
}

const signalAll = (world: World, signal: NodeJS.Signals): void => {
  for (const pid of processesOf(Number(world.server.process.pid))) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

const mustBe = (what: string, found: number, ...allowed: number[]): void => {
  if (!allowed.includes(found)) throw new Error(`${what}: ${found} instead of ${allowed.join(' or ')}`)
}

/** A server that takes connections and answers nothing: whoever can goes on, and whoever cannot says so in time. */
export async function freeze(world: World): Promise<string> {
  const customer = await world.payer()
  signalAll(world, 'SIGSTOP')
  const started = Date.now()
  try {
    const [health, ready, page, webhook] = await Promise.all([
      world.site.status('/api/health', {}, 2_000),
      world.site.reasons(6_000),
      world.site.status('/tests/sleep?lang=en', {}, 2_000),
      world.site.deliver(world.completed(customer), 20_000),
    ])
    mustBe('health', health, 200)
    if (!ready?.includes('database')) throw new Error(`ready says ${ready}`)
    mustBe('a page', page, 200)
    mustBe('the webhook', webhook, 500, 503)
  } finally {
    signalAll(world, 'SIGCONT')
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  await until('ready again', async () => (await world.site.reasons())?.length === 0)
  await deliverAll(world, [customer])
  return `health and pages answered, ready said no, the webhook 5xx after ${seconds} s; then delivered once`
}

const WEBHOOKS = 20

async function startAgain(world: World, signal: NodeJS.Signals): Promise<void> {
  const { process: server, data } = world.server
  const ended = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await ended
  world.server = await world.cluster.start(data, [], world.clock.env)
  world.address.leadTo(world.server.port)
}

/** The database crashes and is restarted while the provider tells of payments. */
export async function restart(world: World): Promise<string> {
  const customers: Customer[] = []
  for (let n = 0; n < WEBHOOKS; n++) customers.push(await world.payer())
  let refused = 0
  const deliveries = Promise.allSettled(
    customers.map(async (customer, n) => {
      await sleep(n * 150)
      const message = world.completed(customer)
      if ((await world.site.deliver(message)) === 200) return
      refused += 1
      await world.site.deliverUntilTaken(message)
    }),
  )
  await sleep(400)
  // As at a crash, after which the log is read again; then as an operator does it.
  for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
    await startAgain(world, signal)
    await sleep(1_200)
  }
  for (const delivery of await deliveries) if (delivery.status === 'rejected') throw delivery.reason
  // A mail that was taken when the database went is not known to be: it goes out once more, as the same one.
  await deliverAll(world, customers, [1, 2])
  const outcomes = await Promise.all(customers.map((customer) => world.outcome(customer)))
  const again = outcomes.filter(({ copies }) => copies > 1).length
  return `${WEBHOOKS} webhooks, ${refused} answered 5xx or cut at first; each delivered, ${again} mails as two copies of one`
}

async function deliverAll(world: World, customers: readonly Customer[], copies?: readonly number[]): Promise<void> {
  for (const customer of customers) {
    await world.site.deliverUntilTaken(world.completed(customer))
    await world.mailed(customer)
    await world.mustBeDelivered(customer, copies)
  }
}

const DISK_MB = 160

/** The disk of the database fills up while somebody answers and somebody else pays. */
export async function fullDisk(cluster: Cluster): Promise<string> {
  if (process.getuid?.() !== 0) return 'not tried: only root mounts a small disk'
  const disk = cluster.folder('small-disk')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk])
  let world: World | null = null
  try {
    const user = serverUser()
    if (user) chownSync(disk, user.uid, user.gid)
    const data = await cluster.initialize('small-disk/data')
    const open = await World.open(cluster, 'small-disk-world', {
      data,
      settings: ['max_wal_size=64MB', 'wal_recycle=off'],
      steady: true,
    })
    world = open
    const [saver, payer] = [await open.customer(), await open.payer()]
    const filler = join(disk, 'filler')
    fill(filler)
    const acknowledged = await saveUntilRefused(open, saver)
    await exhaustLog(open)
    const webhook = await open.site.deliver(open.completed(payer))
    mustBe('the webhook', webhook, 500, 503)
    mustBe('health', await open.site.status('/api/health'), 200)
    await until('ready says no', async () => (await open.site.reasons())?.includes('database') === true, 30)
    rmSync(filler)
    // It may have ended over it; whoever made room starts it again.
    if (open.server.process.exitCode !== null || open.server.process.signalCode !== null) {
      open.server = await cluster.start(data, [])
      open.address.leadTo(open.server.port)
    }
    await until('ready again', async () => (await open.site.reasons())?.length === 0)
    for (const id of acknowledged) {
      if ((await open.sql('SELECT 1 FROM "Sitting" WHERE id = $1', [id])).length !== 1)
        throw new Error('a test is lost')
    }
    await deliverAll(open, [payer])
    return `webhook ${webhook} on the full disk, ready said no; ${acknowledged.length} tests acknowledged and there; then delivered once`
  } finally {
    await world?.close()
    await sleep(500)
    execFileSync('umount', ['-l', disk])
  }
}

/** Takes what is left of the disk. */
function fill(file: string): void {
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** What is left of the database's log takes small writes for a while; then it has no room for anything. */
async function exhaustLog(world: World): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const failed = await world
      .sql('SELECT pg_switch_wal(), pg_logical_emit_message(true, $1, $1)', ['full'])
      .catch(() => true)
    if (failed === true) return
  }
}

/** New tests are begun until one is refused; those that were taken have to be there afterwards. */
async function saveUntilRefused(world: World, { browser }: Customer): Promise<string[]> {
  const { consentVersion } = await import('../../../src/features/assessments/consent')
  const api = browser.api(world.site.origin)
  const taken: string[] = []
  for (let tries = 0; tries < 200; tries++) {
    const sittingId = `${tries}`.padStart(22, 'f')
    const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
    try {
      await api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent })
      taken.push(sittingId)
      await api.tests.save.mutate({ sittingId, responses: answers.slice(0, 6) })
    } catch {
      break
    }
  }
  return taken
}
