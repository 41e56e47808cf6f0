import type pg from 'pg'

/** Figures from the database about the state of the site; counts and times, nothing about a person. */
export interface SiteMetrics {
  outbox: { waiting: number; stuck: number; failed: number; failedMails: number; oldestSeconds: number }
  orders: Readonly<Record<string, number>>
  /** Payments that the payer's bank has asked back and that are still undecided. */
  disputes: number
  /** Unsettled differences from the provider's books. */
  findings: number
  /** Refunds that did not reach the buyer and that no other refund has replaced. */
  owed: number
  lastWebhookAt: Date | null
}

/** Only failures of the last day count: older ones stay in the outbox but raise no alarm. */
const OUTBOX = `
  SELECT count(*) FILTER (WHERE "failedAt" IS NULL AND "runAt" <= now()::timestamptz(3))::int AS waiting,
         count(*) FILTER (WHERE "failedAt" IS NULL AND attempts >= 5)::int AS stuck,
         count(*) FILTER (WHERE "failedAt" > now() - interval '1 day')::int AS failed,
         count(*) FILTER (WHERE "failedAt" > now() - interval '1 day' AND topic LIKE 'mail.%')::int AS "failedMails",
         coalesce(extract(epoch FROM now() - min("runAt")
           FILTER (WHERE "failedAt" IS NULL AND "runAt" <= now()::timestamptz(3) AND ("lockedUntil" IS NULL OR "lockedUntil" < now()))),
           0)::float8 AS "oldestSeconds"
  FROM "Outbox" WHERE "doneAt" IS NULL`
const ORDERS = `SELECT status::text AS status, count(*)::int AS count FROM "Order" GROUP BY status`
/** The last event of each disputed order decides; of two in the same millisecond, the one that ends the dispute. */
const DISPUTES = `
  SELECT count(*)::int AS count FROM (
    SELECT DISTINCT ON ("orderId") type FROM "ProviderEvent"
    WHERE type LIKE 'charge.dispute.%' AND "orderId" IS NOT NULL AND "receivedAt" > now() - interval '120 days'
    ORDER BY "orderId", "receivedAt" DESC, type = 'charge.dispute.created') last
  WHERE type = 'charge.dispute.created'`
const FINDINGS = `SELECT count(*)::int AS count FROM "Finding" WHERE "resolvedAt" IS NULL`
const OWED = `SELECT count(*)::int AS count FROM "Refund" WHERE "failedAt" IS NOT NULL AND "settledAt" IS NULL`
const WEBHOOK = `SELECT max("receivedAt") AS last FROM "ProviderEvent"`

/** Reads the figures from the database. @throws the error of the database, or of a query that timed out */
export async function readSiteMetrics(pool: pg.Pool): Promise<SiteMetrics> {
  const outbox = await pool.query<SiteMetrics['outbox']>(OUTBOX)
  const orders = await pool.query<{ status: string; count: number }>(ORDERS)
  const disputes = await pool.query<{ count: number }>(DISPUTES)
  const findings = await pool.query<{ count: number }>(FINDINGS)
  const owed = await pool.query<{ count: number }>(OWED)
  const webhook = await pool.query<{ last: Date | null }>(WEBHOOK)
  return {
    outbox: outbox.rows[0] ?? { waiting: 0, stuck: 0, failed: 0, failedMails: 0, oldestSeconds: 0 },
    orders: Object.fromEntries(orders.rows.map(({ status, count }) => [status, count])),
    disputes: disputes.rows[0]?.count ?? 0,
    findings: findings.rows[0]?.count ?? 0,
    owed: owed.rows[0]?.count ?? 0,
    lastWebhookAt: webhook.rows[0]?.last ?? null,
  }
}

const FRESH_MS = 15_000
let kept: { at: number; figures: Promise<SiteMetrics> } | undefined

/** Returns the figures, read at most every 15 seconds however often they are requested. */
export function readCachedSiteMetrics(pool: pg.Pool): Promise<SiteMetrics> {
  if (!kept || Date.now() - kept.at > FRESH_MS) {
    kept = { at: Date.now(), figures: readSiteMetrics(pool) }
    kept.figures.catch(() => {
      kept = undefined
    })
  }
  return kept.figures
}
