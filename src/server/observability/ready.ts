import type pg from 'pg'
import { DAY_MS } from '@/core/time'
import { missingMigrations } from '../db/migrations'
import { type Figures, recentFigures } from './figures'
import { type FolderState, folderState, type WrittenFolder, writtenFolders } from './folders'
import { log } from './log'
import { forgetOldShortages, isRoomInDoubt, noteShortage, recentShortages, wordsOf } from './shortage'
import { isStopping } from './stopping'
import { within } from './within'

/** Result of a check: nothing, something to look at, or a reason to send no requests here. */
export interface Finding {
  part: 'process' | 'database' | 'schema' | 'disk' | 'shortage' | 'clock' | 'outbox' | 'webhook'
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

interface ReadyRequest {
  pool: pg.Pool
  /** Where this process writes; by default as its settings say. */
  folders?: readonly WrittenFolder[]
  /** Whether payments come from a provider that sends webhooks. */
  webhooks: boolean
  migrations?: string
}

/** Whether this process can do its work right now. Never takes much longer than `DATABASE_MS`. */
export async function readiness({
  pool,
  folders = writtenFolders(),
  webhooks,
  migrations,
}: ReadyRequest): Promise<Readiness> {
  const findings: Finding[] = isStopping() ? [reason('process', 'is about to stop')] : []
  const [database, disk] = await Promise.all([askDatabase(pool, migrations), folderFindings(folders)])
  // After the questions: what they meet counts too.
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
  const startedAt = Date.now()
  const { rows } = await pool.query<{ now: Date; zone: string; applied: string[] | null }>(
    `SELECT clock_timestamp() AS now, current_setting('TimeZone') AS zone, (SELECT array_agg(migration_name::text) FROM "_prisma_migrations"
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS applied`,
  )
  const skew = ((startedAt + Date.now()) / 2 - (rows[0]?.now.getTime() ?? startedAt)) / 1000
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

/**
 * A table of about a megabyte that is given back at once. The row that is written at every look finds room on its old page
 * when nothing else does; this is asked only while a disk was full of late.
 */
const ROOM = `CREATE TEMP TABLE ready_room ON COMMIT DROP AS SELECT repeat('x', 1000) AS x FROM generate_series(1, 1000)`

async function writeFinding(pool: pg.Pool): Promise<Finding[]> {
  try {
    if (isRoomInDoubt() && recentShortages().length === 0 && (await hasRoom(pool))) forgetOldShortages()
    await pool.query(`INSERT INTO "Heartbeat" (name, at) VALUES ('ready', now())
      ON CONFLICT (name) DO UPDATE SET at = now()`)
    return []
  } catch (error) {
    noteShortage(error)
    log.error({ error: String(error) }, 'ready: the database takes nothing')
    return [reason('database', 'can be read, but takes nothing: disk full, or a copy that only reads')]
  }
}

/** Whether the database takes something that makes it longer. @throws what it says, but not when this may not be asked. */
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

/** Statements and mails that were refused within the last minute because something has run out. */
export const shortageFindings = (): Finding[] =>
  recentShortages().map(({ code, times }) => reason('shortage', `${wordsOf(code)}; refused so far: ${times}`))

/** Returns the findings about the folders that this process writes to. */
export async function folderFindings(folders: readonly WrittenFolder[] = writtenFolders()): Promise<Finding[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      try {
        const state = await within(DATABASE_MS, folderState(folder.dir))
        // The operator hears of it at once, as of a database without room.
        if (folder.isNeeded && state.refused !== null) noteShortage({ code: state.refused })
        return folderFinding(folder, state)
      } catch (error) {
        // A process that is busy itself hears late of what its disk said: no reason to send nobody here, and no alarm.
        log.warn({ folder: folder.name, error: String(error) }, 'ready: a folder does not answer')
        return [note('disk', `${folder.name} gave no answer`)]
      }
    }),
  )
  return found.flat()
}

export function folderFinding({ name, isNeeded }: WrittenFolder, { freeBytes, refused }: FolderState): Finding[] {
  const urgent = isNeeded ? reason : note
  if (refused !== null) return [urgent('disk', `${name} takes no files (${refused})`)]
  const says = `${name} has ${Math.round(freeBytes / 1024 ** 2)} MB free`
  if (freeBytes < FREE_BYTES.reason) return [urgent('disk', says)]
  return freeBytes < FREE_BYTES.note ? [note('disk', says)] : []
}

const figuresOf = (pool: pg.Pool): Promise<Figures | null> => within(DATABASE_MS, recentFigures(pool)).catch(() => null)

function notesOf({ outbox, lastWebhookAt }: Figures, webhooks: boolean): Finding[] {
  const found: Finding[] = []
  if (outbox.oldestSeconds > BACKLOG_SECONDS) {
    found.push(note('outbox', `${outbox.waiting} jobs wait, the oldest for ${Math.round(outbox.oldestSeconds)} s`))
  }
  const silent = lastWebhookAt === null || Date.now() - lastWebhookAt.getTime() > WEBHOOK_SILENCE_DAYS * DAY_MS
  if (webhooks && silent) found.push(note('webhook', `none for ${WEBHOOK_SILENCE_DAYS} days`))
  return found
}
