import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { log } from '../log'
import { missingMigrations } from '../migrations'
import { type Figures, recentFigures } from './figures'
import { isStopping } from './stopping'
import { within } from './within'

/** What a check found: nothing, something to look at, or a reason to send nobody here. */
export interface Finding {
  part: 'process' | 'database' | 'schema' | 'disk' | 'clock' | 'outbox' | 'webhook'
  weight: 'reason' | 'note'
  says: string
}

export interface Readiness {
  ready: boolean
  findings: Finding[]
  /** Clock of this machine minus clock of the database, in seconds; null when that could not be asked. */
  clockSkewSeconds: number | null
  lastWebhookAt: string | null
}

/** How long the database has to answer. */
export const DATABASE_MS = 2_000
/** Notes of the provider are refused from 300 seconds on. */
const SKEW = { note: 5, reason: 240 } as const
const FREE_BYTES = { note: 1024 ** 3, reason: 64 * 1024 ** 2 } as const
/** Mails leave within seconds; the worker has stopped, or the mail server takes nothing. */
export const BACKLOG_SECONDS = 300
const WEBHOOK_SILENCE_DAYS = 7

const reason = (part: Finding['part'], says: string): Finding => ({ part, weight: 'reason', says })
const note = (part: Finding['part'], says: string): Finding => ({ part, weight: 'note', says })

interface Asked {
  pool: pg.Pool
  /** Where the embedded database, kept mails and other files of this machine are. */
  dir: string
  /** Whether payments come from a provider that sends webhooks. */
  webhooks: boolean
  migrations?: string
}

/** Whether this process can do its work right now. Never takes much longer than `DATABASE_MS`. */
export async function readiness({ pool, dir, webhooks, migrations }: Asked): Promise<Readiness> {
  const findings: Finding[] = isStopping() ? [reason('process', 'is about to stop')] : []
  const [database, disk] = await Promise.all([askDatabase(pool, migrations), diskFinding(dir)])
  findings.push(...disk, ...database.findings)
  const figures = database.answered ? await figuresOf(pool) : null
  if (figures) findings.push(...notesOf(figures, webhooks))
  return {
    ready: findings.every(({ weight }) => weight === 'note'),
    findings,
    clockSkewSeconds: database.skew,
    lastWebhookAt: figures?.lastWebhookAt?.toISOString() ?? null,
  }
}

/** One statement that reads the clock and the schema, and one that writes: a full disk can still be read. */
async function askDatabase(pool: pg.Pool, migrations?: string) {
  try {
    return await within(DATABASE_MS, lookAtDatabase(pool, migrations))
  } catch (error) {
    // The words of the driver name the machine; the reason stays with the operator's log.
    log.warn({ error: String(error) }, 'ready: the database does not answer')
    return { answered: false, skew: null, findings: [reason('database', `gave no answer within ${DATABASE_MS} ms`)] }
  }
}

async function lookAtDatabase(pool: pg.Pool, migrations?: string) {
  const asked = Date.now()
  const { rows } = await pool.query<{ now: Date; zone: string; applied: string[] | null }>(
    `SELECT clock_timestamp() AS now, current_setting('TimeZone') AS zone, (SELECT array_agg(migration_name::text) FROM "_prisma_migrations"
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS applied`,
  )
  const skew = ((asked + Date.now()) / 2 - (rows[0]?.now.getTime() ?? asked)) / 1000
  const missing = missingMigrations(rows[0]?.applied ?? [], migrations)
  const findings = [
    ...(missing.length > 0 ? [reason('schema', `lacks ${missing.join(', ')}`)] : []),
    ...skewFinding(skew),
    ...zoneFinding(rows[0]?.zone ?? 'UTC'),
    ...(missing.length === 0 ? await writeFinding(pool) : []),
  ]
  return { answered: true, skew, findings }
}

export function skewFinding(skew: number): Finding[] {
  const says = `${skew.toFixed(1)} s against the database`
  if (Math.abs(skew) >= SKEW.reason) return [reason('clock', says)]
  return Math.abs(skew) >= SKEW.note ? [note('clock', says)] : []
}

/** The driver reads every time as one of UTC; a pooler may hand out connections that are in another zone. */
function zoneFinding(zone: string): Finding[] {
  return /^(Etc\/)?(UTC|GMT)$/i.test(zone) ? [] : [reason('database', `goes by the time zone ${zone} in place of UTC`)]
}

async function writeFinding(pool: pg.Pool): Promise<Finding[]> {
  try {
    await pool.query(`INSERT INTO "Heartbeat" (name, at) VALUES ('ready', now())
      ON CONFLICT (name) DO UPDATE SET at = now()`)
    return []
  } catch (error) {
    log.error({ error: String(error) }, 'ready: the database takes nothing')
    return [reason('database', 'can be read, but takes nothing: disk full, or a copy that only reads')]
  }
}

async function diskFinding(dir: string): Promise<Finding[]> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return freeFinding(bavail * bsize)
  } catch {
    // The folder is made when something is put into it.
    return []
  }
}

export function freeFinding(bytes: number): Finding[] {
  const says = `${Math.round(bytes / 1024 ** 2)} MB free`
  if (bytes < FREE_BYTES.reason) return [reason('disk', says)]
  return bytes < FREE_BYTES.note ? [note('disk', says)] : []
}

const figuresOf = (pool: pg.Pool): Promise<Figures | null> => within(DATABASE_MS, recentFigures(pool)).catch(() => null)

function notesOf({ outbox, lastWebhookAt }: Figures, webhooks: boolean): Finding[] {
  const found: Finding[] = []
  if (outbox.oldestSeconds > BACKLOG_SECONDS) {
    found.push(note('outbox', `${outbox.waiting} jobs wait, the oldest for ${Math.round(outbox.oldestSeconds)} s`))
  }
  const silent = lastWebhookAt === null || Date.now() - lastWebhookAt.getTime() > WEBHOOK_SILENCE_DAYS * 86_400_000
  if (webhooks && silent) found.push(note('webhook', `none for ${WEBHOOK_SILENCE_DAYS} days`))
  return found
}
