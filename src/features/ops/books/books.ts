import { DomainError } from '@/core/error/error'
import { DAY_MS } from '@/core/time'
import { createBookFile, listBookSums } from '@/features/books/accounting'
import { reconcileWindow } from '@/features/books/books'
import type { Db, OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import type { PaymentProvider } from '@/server/payments/provider'
import type { TransactionPeriod } from '@/server/payments/provider-transactions'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake } from '../schema'
import type * as wire from './books-schema'

/** Lists the differences from the provider's books, newest first; searches by the id of an order or movement. */
export const listFindings = (db: Db, by: Actor, input: wire.ListFindingsInput): Promise<wire.FindingRows> =>
  runAuditedAction(db, by, { act: 'reconciliation.read', subject: 'findings' }, async () => {
    const { q, filter } = input
    const where = {
      ...(filter === 'all' ? {} : { resolvedAt: filter === 'open' ? null : { not: null } }),
      ...(q !== '' && { OR: [{ orderId: q }, { movementId: q }] }),
    }
    const orderBy = [{ foundAt: 'desc' as const }, { id: 'asc' as const }]
    const rows = await db.finding.findMany({ where, orderBy, ...skipTake(input) })
    return {
      total: await db.finding.count({ where }),
      rows: rows.map(({ id, kind, orderId, movementId, ours, theirs, foundAt, seenAt, resolvedAt, reason }) => ({
        id,
        kind,
        orderId,
        movementId,
        ours,
        theirs,
        reason,
        foundAt: foundAt.toISOString(),
        seenAt: seenAt.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
      })),
    }
  })

/** Settles a difference with its explanation. @throws DomainError NOT_FOUND when there is none, or it is settled */
export const settleFinding = (
  db: Db,
  by: Actor,
  { findingId, reason }: wire.SettleFindingInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'reconciliation.settle', subject: `finding:${findingId}`, reason }, async () => {
    const where = { id: findingId, resolvedAt: null }
    const { count } = await db.finding.updateMany({ where, data: { resolvedAt: now, reason } })
    if (count === 0) throw new DomainError('NOT_FOUND')
  })

/**
 * Compares both books for a period, by default the last two days, in addition to the daily comparison.
 * @throws DomainError PAYMENT_UNAVAILABLE
 */
export const compareBooks = (
  database: OpenDb,
  provider: PaymentProvider,
  by: Actor,
  { reason, from, to }: Partial<TransactionPeriod> & { reason: string },
  now = new Date(),
): Promise<wire.BooksComparison> =>
  runAuditedAction(database.db, by, { act: 'reconciliation.run', subject: 'findings', reason }, async () => {
    try {
      const until = to ?? now
      const window = { from: from ?? new Date(until.getTime() - 2 * DAY_MS), to: until }
      return await reconcileWindow(database, provider, window, now)
    } catch (error) {
      log.error({ error: String(error) }, 'payment: the books could not be compared')
      throw new DomainError('PAYMENT_UNAVAILABLE')
    }
  })

/** Returns the sums of a month by country and currency. */
export const readMonthSums = (db: Db, by: Actor, { month }: wire.GetMonthInput): Promise<wire.MonthSums> =>
  runAuditedAction(db, by, { act: 'accounting.read', subject: `month:${month}` }, async () => ({
    rows: (await listBookSums(db, month)).map(({ fees, ...sum }) => ({
      ...sum,
      fees: Object.entries(fees).map(([currency, minor]) => ({ currency, minor })),
    })),
  }))

/** Returns the sums of a month with every invoice and credit note, as a CSV file. */
export const exportMonthFile = (db: Db, by: Actor, { month, reason }: wire.ExportMonthInput): Promise<wire.MonthFile> =>
  runAuditedAction(db, by, { act: 'accounting.export', subject: `month:${month}`, reason }, async () => ({
    name: `accounting-${month}.csv`,
    csv: await createBookFile(db, month),
  }))
