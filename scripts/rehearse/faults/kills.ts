import pg from 'pg'
import { type Customer, type World, waitUntil } from './world'

/** Point between two writes at which a database trigger blocks a process, so that it can be killed exactly there. */
interface Point {
  name: string
  /** Trigger that blocks the write. */
  trigger: string
  openAccount?: boolean
  /** Allowed numbers of copies of the mail; exactly one by default. */
  copies?: readonly number[]
}

const before = (table: string, event: string, when = 'TRUE'): string =>
  `CREATE TRIGGER rehearsal BEFORE ${event} ON "${table}" FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION rehearsal_gate()`

/** Every gap in fulfilment and sending, in chronological order. */
const POINTS: readonly Point[] = [
  {
    name: 'before anything is written',
    trigger: before('Order', 'UPDATE', `NEW.status = 'paid' AND OLD.status <> 'paid'`),
  },
  { name: 'between the order and its entitlement', trigger: before('Entitlement', 'INSERT') },
  { name: 'between the entitlement and the mail', trigger: before('Outbox', 'INSERT', `NEW.topic = 'mail.report'`) },
  { name: 'between the mail and the account', trigger: before('User', 'INSERT'), openAccount: true },
  { name: 'between the account and its free reports', trigger: before('CreditEntry', 'INSERT'), openAccount: true },
  {
    name: 'between the account and its mail',
    trigger: before('Outbox', 'INSERT', `NEW.topic = 'mail.opened-account'`),
    openAccount: true,
  },
  {
    name: 'while it commits',
    trigger: `CREATE CONSTRAINT TRIGGER rehearsal AFTER INSERT ON "Outbox" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION rehearsal_gate()`,
  },
  { name: 'between the commit and the note of the event', trigger: before('ProviderEvent', 'INSERT') },
  { name: 'while the worker takes the mail', trigger: before('Outbox', 'UPDATE', 'NEW."lockedUntil" IS NOT NULL') },
  { name: 'between the link’s key and the mail server', trigger: before('ReportKey', 'INSERT') },
  {
    name: 'between the mail server’s yes and our note of it',
    trigger: before('Outbox', 'UPDATE', 'NEW."doneAt" IS NOT NULL'),
    copies: [1, 2],
  },
]

const LOCK = 4660

/**
 * Kills the site at every point of fulfilment and sending; returns the number of points.
 * @throws Error naming the point
 */
export async function killAtEveryPoint(world: World): Promise<string> {
  const gate = new pg.Client({ connectionString: world.server.url })
  await gate.connect()
  await gate.query(`CREATE OR REPLACE FUNCTION rehearsal_gate() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END'`)
  try {
    for (const point of POINTS) {
      await killAt(world, gate, point).catch((error) => {
        throw new Error(`${point.name}: ${error instanceof Error ? error.message : error}`)
      })
    }
    await killWhileTheMailServerHasIt(world)
  } finally {
    await gate.end()
  }
  return `${POINTS.length + 1} places, each delivered once`
}

async function killAt(world: World, gate: pg.Client, { trigger, openAccount = false, copies }: Point): Promise<void> {
  const customer = await world.payer({ openAccount })
  await gate.query('SELECT pg_advisory_lock($1)', [LOCK])
  await gate.query(trigger)
  const table = /ON "(\w+)"/.exec(trigger)?.[1] ?? ''
  // Awaited only after the kill: the process that would respond is about to be killed.
  const answer = world.site.deliver(world.completed(customer), 30_000)
  const held = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`
  await waitUntil('the write at the gate', async () => (await world.sql(held)).length > 0)
  await world.site.kill()
  await answer
  await gate.query('SELECT pg_advisory_unlock($1)', [LOCK])
  await gate.query(`DROP TRIGGER rehearsal ON "${table}"`)
  await delivered(world, customer, copies)
}

/** Kills the site after the mail server received the whole mail and before it confirmed that. */
async function killWhileTheMailServerHasIt(world: World): Promise<void> {
  const customer = await world.payer()
  world.smtp.delayMs = 3_000
  await world.site.deliverUntilTaken(world.completed(customer))
  await waitUntil('the mail at its server', () => world.smtp.inHand > 0)
  await world.site.kill()
  world.smtp.delayMs = 0
  await delivered(world, customer, [1, 2])
}

/**
 * Restarts the site and checks the delivery: the provider repeats the webhook, leases expire, and each effect exists
 * once.
 */
async function delivered(world: World, customer: Customer, copies?: readonly number[]): Promise<void> {
  await world.site.start()
  await world.site.deliverUntilTaken(world.completed(customer))
  await world.mailed(customer)
  await world.mustBeDelivered(customer, copies)
}
