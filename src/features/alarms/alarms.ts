import { ALARM_OVER_SECONDS, type AlarmKind, type AlarmState } from '@/core/ops/alarm'
import type { OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { metrics } from '@/server/observability/metrics'
import { recentCounts } from '@/server/observability/recent-counts'
import { recentShortages } from '@/server/observability/shortage'
import { readSiteMetrics } from '@/server/observability/site-metrics'
import type { AlarmConditions } from './alarm-conditions'
import { findAlarmConditions } from './alarm-conditions'

/** Content of an alarm. It contains nothing about a person. */
export interface AlarmMessage {
  kind: AlarmKind
  state: AlarmState
  value: number
  since: Date
}

/** Sends an alarm to the operator. @throws when no way of sending works. */
export type SendAlarm = (news: AlarmMessage) => Promise<void>

/**
 * Alarms about single cases: every further case is reported too. The other alarms are reported when they begin and when
 * they end.
 */
const caseAlarms: readonly AlarmKind[] = ['books', 'dispute', 'held', 'job', 'mail', 'refund']
/**
 * Duration of a claim in seconds: if a process dies while it reports an alarm, another process reports it after this
 * time.
 */
const CLAIM_SECONDS = 60

/** Checks once, and reports alarms that have begun, grown or ended. Several processes may do this at the same time. */
export async function checkAlarms(database: OpenDb, tell: SendAlarm): Promise<void> {
  const skew = await clockSkew(database)
  metrics().clockSkewSeconds.set(skew)
  const figures = await readSiteMetrics(database.pool)
  const shortages = recentShortages().reduce((sum, { times }) => sum + times, 0)
  await recordSigns(
    database,
    findAlarmConditions({ figures, skew, shortages, five: recentCounts(5), ten: recentCounts(10) }),
  )
  await sendDueAlarms(database, tell)
}

async function clockSkew({ pool }: OpenDb): Promise<number> {
  const startedAt = Date.now()
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  return ((startedAt + Date.now()) / 2 - (rows[0]?.now.getTime() ?? startedAt)) / 1000
}

/** Records the current signs. A value that has fallen may rise again, and is then reported again. */
export async function recordSigns({ db }: OpenDb, signs: AlarmConditions): Promise<void> {
  for (const [kind, value] of Object.entries(signs)) {
    await db.$executeRaw`
      INSERT INTO "Alarm" (kind, value, "seenAt", since) VALUES (${kind}, ${value}, now(), now())
      ON CONFLICT (kind) DO UPDATE SET value = EXCLUDED.value, "seenAt" = now(),
        "toldValue" = CASE WHEN "Alarm"."toldValue" > EXCLUDED.value THEN EXCLUDED.value ELSE "Alarm"."toldValue" END`
  }
}

interface News {
  kind: AlarmKind
  value: number
  since: Date
  toldValue: number | null
  over: boolean
}

/** Claims the alarms to report, so that no other process reports them too, and marks them as reported. */
export async function sendDueAlarms({ db }: OpenDb, tell: SendAlarm): Promise<void> {
  const news = await db.$queryRaw<News[]>`
    UPDATE "Alarm" SET "claimedUntil" = now() + make_interval(secs => ${CLAIM_SECONDS}::float8)
    WHERE ("claimedUntil" IS NULL OR "claimedUntil" < now())
      AND ("toldValue" IS NULL OR (kind = ANY(${caseAlarms}) AND value > "toldValue")
           OR "seenAt" < now() - make_interval(secs => ${ALARM_OVER_SECONDS}::float8))
    RETURNING kind, value, since, "toldValue",
      "seenAt" < now() - make_interval(secs => ${ALARM_OVER_SECONDS}::float8) AS over`
  for (const { kind, value, since, toldValue, over } of news) {
    const state = over ? 'over' : toldValue === null ? 'begins' : 'more'
    try {
      // The end of an alarm that was never reported is not reported either.
      if (!(over && toldValue === null)) await tell({ kind, state, value, since })
      if (over) await db.alarm.deleteMany({ where: { kind } })
      else
        await db.alarm.updateMany({
          where: { kind },
          data: { toldValue: value, toldAt: new Date(), claimedUntil: null },
        })
    } catch (error) {
      log.warn({ kind, state, error: String(error) }, 'watch: an alarm could not be told, it is tried again')
    }
  }
  const lasting = await db.alarm.findMany({ select: { kind: true } })
  metrics().alarms.reset()
  for (const { kind } of lasting) metrics().alarms.set({ kind }, 1)
}
