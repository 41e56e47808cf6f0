import { isRecord } from '@/core/input/type-guards'
import { fallbackLocale } from '@/core/locale'
import { Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '../db/db'
import { countEvent } from '../observability/counts'
import { log } from '../observability/log'
import { metrics } from '../observability/metrics'
import { currentRequestId, runAsRequest } from '../observability/requests/request-id'
import type { JobKind } from './jobs'

export interface Job {
  id: bigint
  topic: string
  payload: Prisma.JsonValue
  attempts: number
  maxAttempts: number
  /** Id of the request that enqueued the job. */
  requestId: string | null
}

/** Handler of each topic. */
export type Handlers = Readonly<Record<string, (job: Job) => Promise<void>>>

/** Returns the handler of one kind of job. A payload of another shape is retried: the next deployment may accept it. */
export const defineHandler = <Payload>(
  { topic, payload }: JobKind<Payload>,
  run: (payload: Payload, job: Job) => Promise<void>,
): Handlers => ({
  [topic]: async (job) => run(payload.parse(job.payload), job),
})

/** Returns a handler for a payload with an address in it: the payload is emptied once the job is done or given up. */
export const defineErasingHandler = <Payload>(
  db: Db,
  { topic, payload }: JobKind<Payload>,
  run: (payload: Payload, job: Job) => Promise<void>,
): Handlers => ({
  [topic]: async (job) => {
    const parsed = payload.safeParse(job.payload)
    // The payload is already empty: the job was done, and the process ended before noting it.
    if (!parsed.success) return
    const forget = () => db.outbox.updateMany({ where: { id: job.id }, data: { payload: {} } })
    try {
      await run(parsed.data, job)
    } catch (error) {
      if (error instanceof PermanentFailure) await forget()
      throw error
    }
    await forget()
  },
})

/** Thrown by a handler when no retry can help; the job is closed as failed. */
export class PermanentFailure extends Error {}

/**
 * Thrown when the operator has to act (wrong password, bad certificate); the job is retried forever and logged as an
 * alarm.
 */
export class OperatorFailure extends Error {}

interface EnqueueOptions {
  /** Key of the job: a second job with the same key is not stored. */
  dedupeKey?: string
  runAt?: Date
}

/** Fields of payloads that hold the ids of a job's subjects. */
const naming = ['userId', 'orderId', 'sittingId', 'giftId', 'reportKeyIds'] as const

/** Returns the ids by which the jobs about a person are found. */
export function subjectIdsOf(payload: unknown): string[] {
  if (!isRecord(payload)) return []
  const found = naming.flatMap((field) => payload[field] ?? [])
  return found.filter((id) => typeof id === 'string')
}

/** Stores a job. Call it with the `tx` of the business transaction: the job exists if and only if that one commits. */
export async function enqueue<Payload extends Prisma.InputJsonObject>(
  tx: Tx,
  { topic }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  options: EnqueueOptions = {},
): Promise<void> {
  const data = [{ topic, payload, about: subjectIdsOf(payload), requestId: currentRequestId(), ...options }]
  await tx.outbox.createMany({ data, skipDuplicates: true })
}

/**
 * Takes up to `limit` due jobs for `leaseSeconds`, in one statement: no transaction is open while a handler talks to
 * SMTP, and a crashed worker's lease simply expires. The column rounds to milliseconds, so the clock is rounded too:
 * otherwise a job that is due now could be half a millisecond ahead of the next query.
 * @param only takes this job alone; its first attempt ignores `runAt`, because the machine that wrote it may have a
 * clock some milliseconds ahead of the database's
 */
export async function claimJobs(
  db: Pick<Db, '$queryRaw'>,
  limit: number,
  leaseSeconds: number,
  only?: bigint,
): Promise<Job[]> {
  const due = Prisma.sql`"runAt" <= now()::timestamptz(3)`
  const which = only === undefined ? due : Prisma.sql`id = ${only} AND (attempts = 0 OR ${due})`
  const jobs = await db.$queryRaw<Job[]>`
    UPDATE "Outbox" SET attempts = attempts + 1, "lockedUntil" = now() + make_interval(secs => ${leaseSeconds}::float8)
    WHERE id IN (SELECT id FROM "Outbox"
                 WHERE "doneAt" IS NULL AND "failedAt" IS NULL AND attempts < "maxAttempts"
                   AND ("lockedUntil" IS NULL OR "lockedUntil" < now()) AND ${which}
                 ORDER BY "runAt", id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, topic, payload, attempts, "maxAttempts", "requestId"`
  return jobs.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export type JobOutcome = 'done' | 'retry' | 'failed'

/** Runs one claimed job, as part of the request that enqueued it, and records its outcome. */
export async function runJob(db: Db, handlers: Handlers, job: Job): Promise<JobOutcome> {
  const outcome = await runAsRequest(requestIdOfJob(job), () => runHere(db, handlers, job))
  metrics().jobs.inc({ topic: job.topic, outcome })
  // Mails are counted only by their outcome, without the reader's language.
  if (job.topic.startsWith('mail.') && outcome !== 'retry') {
    countEvent('mail', outcome === 'done' ? 'sent' : 'failed', fallbackLocale)
  }
  return outcome
}

/**
 * Returns the id by which the logs and mails of a job are found; a job that no request enqueued has an id of its own.
 */
export const requestIdOfJob = ({ id, requestId }: Pick<Job, 'id' | 'requestId'>): string => requestId ?? `job-${id}`

async function runHere(db: Db, handlers: Handlers, job: Job): Promise<JobOutcome> {
  try {
    const defineHandler = handlers[job.topic]
    if (!defineHandler) throw new PermanentFailure(`no handler for ${job.topic}`)
    await defineHandler(job)
  } catch (error) {
    return settleFailure(db, job, error)
  }
  // `attempts` is the fencing token: a worker whose lease was taken over cannot overwrite the newer result.
  await db.$executeRaw`UPDATE "Outbox" SET "doneAt" = now(), "lockedUntil" = NULL, "lastError" = NULL
    WHERE id = ${job.id} AND attempts = ${job.attempts}`
  return 'done'
}

/** Returns the seconds until the next try: 5, 10, 20 … 600, ±20 % so that many jobs do not come back at once. */
export const backoffSeconds = (attempts: number, random = Math.random()): number =>
  Math.min(600, 5 * 2 ** (attempts - 1)) * (0.8 + random * 0.4)

async function settleFailure(db: Db, job: Job, error: unknown): Promise<JobOutcome> {
  const text = String(error instanceof Error ? error.message : error).slice(0, 2000)
  const operator = error instanceof OperatorFailure
  const failed = error instanceof PermanentFailure || (!operator && job.attempts >= job.maxAttempts)
  const entry = { job: String(job.id), topic: job.topic, attempts: job.attempts, error: text, failed }
  if (operator) log.error({ ...entry, alarm: true }, 'outbox: the operator has to act')
  else log.warn(entry, 'outbox: job not done')
  await db.$executeRaw`UPDATE "Outbox" SET "lockedUntil" = NULL, "lastError" = ${text},
      "failedAt" = CASE WHEN ${failed} THEN now() END,
      attempts = CASE WHEN ${operator} THEN LEAST(attempts, 8) ELSE attempts END,
      "runAt" = now() + make_interval(secs => ${backoffSeconds(job.attempts)}::float8)
    WHERE id = ${job.id} AND attempts = ${job.attempts}`
  return failed ? 'failed' : 'retry'
}

/**
 * Runs the job with this dedupe key at once, for a caller that shows the outcome to the user; the worker retries later.
 */
export async function runJobNow(db: Db, handlers: Handlers, dedupeKey: string): Promise<JobOutcome> {
  const row = await db.outbox.findUnique({ where: { dedupeKey } })
  if (!row) throw new Error('outbox: no such job')
  if (row.doneAt) return 'done'
  if (row.failedAt) return 'failed'
  const [job] = await claimJobs(db, 1, 60, row.id)
  return job ? runJob(db, handlers, job) : 'retry'
}

/** Runs every due job once; returns how many there were. */
export async function drainOutbox(db: Db, handlers: Handlers, limit = 10, leaseSeconds = 60): Promise<number> {
  const jobs = await claimJobs(db, limit, leaseSeconds)
  await Promise.all(jobs.map((job) => runJob(db, handlers, job)))
  return jobs.length
}

/** Number of rows per statement: locks are held for a moment only. */
const BATCH = 1_000

/**
 * Fills in the column `about` of older jobs, in batches. They come from a version that did not write it, which may
 * still run beside this one during an upgrade. Returns the number of rows filled.
 */
export async function fillAboutColumn(db: Db): Promise<number> {
  let filled = 0
  for (let last = 0n; ; ) {
    const rows = await db.$queryRaw<{ id: bigint }[]>`
      UPDATE "Outbox" SET about = array_remove(
          ARRAY[payload->>'userId', payload->>'orderId', payload->>'sittingId', payload->>'giftId'], NULL)
        || CASE WHEN jsonb_typeof(payload->'reportKeyIds') = 'array'
             THEN ARRAY(SELECT jsonb_array_elements_text(payload->'reportKeyIds')) ELSE '{}' END
      WHERE id IN (SELECT id FROM "Outbox" WHERE about IS NULL AND id > ${last}
                   ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id`
    filled += rows.length
    if (rows.length < BATCH) return filled
    last =
      rows
        .map(({ id }) => id)
        .sort((a, b) => Number(a - b))
        .at(-1) ?? last
  }
}
