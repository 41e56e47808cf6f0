import type pg from 'pg'
import { DAY_MS } from '@/core/time'
import { findMissingMigrations } from '../db/migrations'
import { checkFolder, type FolderState, listWritableFolders, type WritableFolder } from './folders'
import { log } from './log'
import { describeShortage, forgetOldShortages, isOutOfSpace, recentShortages, recordShortage } from './shortage'
import { readCachedSiteMetrics, type SiteMetrics } from './site-metrics'
import { isStopping } from './stopping'
import { withTimeout } from './with-timeout'

/** Result of a check: a note for the operator, or a reason to send no requests to this process. */
export interface ReadinessFinding {
  part: 'process' | 'database' | 'schema' | 'disk' | 'shortage' | 'clock' | 'outbox' | 'webhook'
  weight: 'reason' | 'note'
  says: string
}

export interface Readiness {
  ready: boolean
  findings: ReadinessFinding[]
  /** Clock of this machine minus clock of the database, in seconds; null when the database did not answer. */
  clockSkewSeconds: number | null
  lastWebhookAt: string | null
}

/** Longest wait for the database, in ms. */
export const DATABASE_TIMEOUT_MS = 2_000
/** Limits in seconds; the provider's signatures fail from a difference of 300 seconds on. */
const SKEW = { note: 5, reason: 240 } as const
const FREE_BYTES = { note: 1024 ** 3, reason: 64 * 1024 ** 2 } as const
/**
 * Age in seconds of the oldest due job that shows a fault: mails normally leave within seconds, so the worker has
 * stopped, or the mail server accepts nothing.
 */
export const BACKLOG_SECONDS = 300
const WEBHOOK_SILENCE_DAYS = 7

const reason = (part: ReadinessFinding['part'], says: string): ReadinessFinding => ({ part, weight: 'reason', says })
const note = (part: ReadinessFinding['part'], says: string): ReadinessFinding => ({ part, weight: 'note', says })

interface ReadyRequest {
  pool: pg.Pool
  /** Folders that this process writes to; by default those of its settings. */
  folders?: readonly WritableFolder[]
  /** Whether payments come from a provider that sends webhooks. */
  webhooks: boolean
  migrations?: string
}

/**
 * Checks whether this process can work right now. Takes at most about twice `DATABASE_TIMEOUT_MS`: the checks run at the
 * same time, and the figures are read after them, each within that limit.
 */
export async function checkReadiness({
  pool,
  folders = listWritableFolders(),
  webhooks,
  migrations,
}: ReadyRequest): Promise<Readiness> {
  const findings: ReadinessFinding[] = isStopping() ? [reason('process', 'is about to stop')] : []
  const [database, disk] = await Promise.all([askDatabase(pool, migrations), folderFindings(folders)])
  // Read after the checks above, because they may meet shortages too.
  findings.push(...disk, ...database.findings, ...shortageFindings())
  const figures = database.answered ? await figuresOf(pool) : null
  if (figures) findings.push(...notesOf(figures, webhooks))
  return {
    ready: findings.every(({ weight }) => weight === 'note'),
    findings,
    clockSkewSeconds: database.skew,
    lastWebhookAt: figures?.lastWebhookAt?.toISOString() ?? null,
  }
}

/** Runs one statement that reads the clock and the schema, and one that writes: a full disk can still be read. */
async function askDatabase(pool: pg.Pool, migrations?: string) {
  try {
    return await withTimeout(DATABASE_TIMEOUT_MS, lookAtDatabase(pool, migrations))
  } catch (error) {
    // The driver's message contains the machine's name, so the reason is written only to the operator's log.
    log.warn({ error: String(error) }, 'ready: the database does not answer')
    return {
      answered: false,
      skew: null,
      findings: [reason('database', `gave no answer within ${DATABASE_TIMEOUT_MS} ms`)],
    }
  }
}

async function lookAtDatabase(pool: pg.Pool, migrations?: string) {
  const startedAt = Date.now()
  const { rows } = await pool.query<{ now: Date; zone: string; applied: string[] | null }>(
    `SELECT clock_timestamp() AS now, current_setting('TimeZone') AS zone, (SELECT array_agg(migration_name::text) FROM "_prisma_migrations"
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS applied`,
  )
  const skew = ((startedAt + Date.now()) / 2 - (rows[0]?.now.getTime() ?? startedAt)) / 1000
  const missing = findMissingMigrations(rows[0]?.applied ?? [], migrations)
  const findings = [
    ...(missing.length > 0 ? [reason('schema', `lacks ${missing.join(', ')}`)] : []),
    ...skewFinding(skew),
    ...zoneFinding(rows[0]?.zone ?? 'UTC'),
    ...(missing.length === 0 ? await writeFinding(pool) : []),
  ]
  return { answered: true, skew, findings }
}

export function skewFinding(skew: number): ReadinessFinding[] {
  const says = `${skew.toFixed(1)} s against the database`
  if (Math.abs(skew) >= SKEW.reason) return [reason('clock', says)]
  return Math.abs(skew) >= SKEW.note ? [note('clock', says)] : []
}

/**
 * Reports a time zone other than UTC: the driver reads every time as UTC, but a pooler may hand out connections in
 * another zone.
 */
function zoneFinding(zone: string): ReadinessFinding[] {
  return /^(Etc\/)?(UTC|GMT)$/i.test(zone) ? [] : [reason('database', `goes by the time zone ${zone} in place of UTC`)]
}

/**
 * Creates a temporary table of about a megabyte that is dropped at once. The heartbeat row of each check may still fit
 * on its old page when nothing else fits; this statement runs only after a recent full disk.
 */
const ROOM = `CREATE TEMP TABLE ready_room ON COMMIT DROP AS SELECT repeat('x', 1000) AS x FROM generate_series(1, 1000)`

async function writeFinding(pool: pg.Pool): Promise<ReadinessFinding[]> {
  try {
    if (isOutOfSpace() && recentShortages().length === 0 && (await hasRoom(pool))) forgetOldShortages()
    await pool.query(`INSERT INTO "Heartbeat" (name, at) VALUES ('ready', now())
      ON CONFLICT (name) DO UPDATE SET at = now()`)
    return []
  } catch (error) {
    recordShortage(error)
    log.error({ error: String(error) }, 'ready: the database takes nothing')
    return [reason('database', 'can be read, but takes nothing: disk full, or a copy that only reads')]
  }
}

/**
 * Whether the database accepts data that needs new space; also true when the role may not create temporary tables.
 * @throws the database's error otherwise
 */
async function hasRoom(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(ROOM)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return true
    throw error
  } finally {
    await client.query('ROLLBACK').catch(() => {})
    client.release()
  }
}

/** Reports statements and mails that were refused within the last minute because of a shortage. */
export const shortageFindings = (): ReadinessFinding[] =>
  recentShortages().map(({ code, times }) => reason('shortage', `${describeShortage(code)}; refused so far: ${times}`))

/** Returns the findings about the folders that this process writes to. */
export async function folderFindings(
  folders: readonly WritableFolder[] = listWritableFolders(),
): Promise<ReadinessFinding[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      try {
        const state = await withTimeout(DATABASE_TIMEOUT_MS, checkFolder(folder.dir))
        // The operator is alarmed at once, as for a database without space.
        if (folder.isNeeded && state.refused !== null) recordShortage({ code: state.refused })
        return folderFinding(folder, state)
      } catch (error) {
        // A busy process gets the disk's answer late: that is no reason to send no requests here, and no alarm.
        log.warn({ folder: folder.name, error: String(error) }, 'ready: a folder does not answer')
        return [note('disk', `${folder.name} gave no answer`)]
      }
    }),
  )
  return found.flat()
}

export function folderFinding(
  { name, isNeeded }: WritableFolder,
  { freeBytes, refused }: FolderState,
): ReadinessFinding[] {
  const urgent = isNeeded ? reason : note
  if (refused !== null) return [urgent('disk', `${name} takes no files (${refused})`)]
  const says = `${name} has ${Math.round(freeBytes / 1024 ** 2)} MB free`
  if (freeBytes < FREE_BYTES.reason) return [urgent('disk', says)]
  return freeBytes < FREE_BYTES.note ? [note('disk', says)] : []
}

const figuresOf = (pool: pg.Pool): Promise<SiteMetrics | null> =>
  withTimeout(DATABASE_TIMEOUT_MS, readCachedSiteMetrics(pool)).catch(() => null)

function notesOf({ outbox, lastWebhookAt }: SiteMetrics, webhooks: boolean): ReadinessFinding[] {
  const found: ReadinessFinding[] = []
  if (outbox.oldestSeconds > BACKLOG_SECONDS) {
    found.push(note('outbox', `${outbox.waiting} jobs wait, the oldest for ${Math.round(outbox.oldestSeconds)} s`))
  }
  const silent = lastWebhookAt === null || Date.now() - lastWebhookAt.getTime() > WEBHOOK_SILENCE_DAYS * DAY_MS
  if (webhooks && silent) found.push(note('webhook', `none for ${WEBHOOK_SILENCE_DAYS} days`))
  return found
}
