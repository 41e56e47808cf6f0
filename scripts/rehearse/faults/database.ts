import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Customer, type World, waitUntil } from './world'

/** Returns the ids of the server process and its child processes. */
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
      // The process has exited in the meantime.
    }
  }
}

const mustBe = (what: string, found: number, ...allowed: number[]): void => {
  if (!allowed.includes(found)) throw new Error(`${what}: ${found} instead of ${allowed.join(' or ')}`)
}

/**
 * Freezes the database, which then accepts connections without responding: pages that need no database still work, and
 * all others fail within their timeout.
 */
export async function freezeDatabase(world: World): Promise<string> {
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
    mustBe('the webhook', webhook, 503)
  } finally {
    signalAll(world, 'SIGCONT')
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  await waitUntil('ready again', async () => (await world.site.reasons())?.length === 0)
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

/** Crashes and restarts the database while the provider sends webhooks. */
export async function restartDatabase(world: World): Promise<string> {
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
  // The first stop is like a crash, followed by recovery from the log; the second is like a restart by an operator.
  for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
    await startAgain(world, signal)
    await sleep(1_200)
  }
  for (const delivery of await deliveries) if (delivery.status === 'rejected') throw delivery.reason
  // If the database goes down after a mail was sent, the record is missing: the mail is sent again with the same
  // Message-ID.
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
