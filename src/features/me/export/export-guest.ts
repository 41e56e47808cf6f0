import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { decryptSittingResult } from '@/features/assessments/stored-sitting'
import type { Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { linkedReportFilter } from './browser-data'
import { readBoughtGifts, readOrdersPage } from './export-orders'
import { writeList } from './export-page'
import { readHiddenReviews, readSittingsPage } from './export-sittings'

/**
 * Yields all data of a browser without an account, in the format of `exportAccount`: fields that only an account has
 * are null or empty. One more list is `linked`: other people's reports that a mailed link opened here, limited to what
 * the link opens: no answers, orders or reviews.
 *
 * ```
 * linked: [{ id, test, version, title, language, completedAt, result, report: { openedAt } }]
 * ```
 */
export async function* exportGuest(
  db: Db,
  principal: Pick<Principal, 'guestId' | 'reportKeyHashes'>,
  locale: Locale,
  now: Date,
): AsyncGenerator<string> {
  // No guest has an empty id, so without a guest nothing is found.
  const guestId = principal.guestId ?? ''
  const head = {
    format: 'mindglass-export/1',
    exportedAt: now,
    account: null,
    signIns: [],
    creditBalance: 0,
    credits: [],
    membership: null,
    giftsBought: await readBoughtGifts(db, { guestId }, locale),
    giftsRedeemed: [],
    hiddenReviews: await readHiddenReviews(db, { id: guestId }),
    linked: await linkedReports(db, principal, locale, now),
  }
  yield JSON.stringify(head, null, 2).slice(0, -2)
  yield* writeList('sittings', (after) => readSittingsPage(db, { id: guestId }, locale, after))
  yield* writeList('orders', (after) => readOrdersPage(db, { guestId }, locale, after))
  yield '\n}\n'
}

async function linkedReports(db: Db, principal: Parameters<typeof exportGuest>[1], locale: Locale, now: Date) {
  const rows = await db.sitting.findMany({
    where: linkedReportFilter(principal, now),
    orderBy: { id: 'asc' },
    select: {
      id: true,
      instrument: true,
      instrumentVersion: true,
      locale: true,
      completedAt: true,
      result: true,
      entitlement: { select: { createdAt: true } },
    },
  })
  const written = rows.map(async ({ instrument: test, instrumentVersion: version, entitlement, ...row }) => {
    const instrument = findInstrument(test, version)
    return {
      id: row.id,
      test,
      version,
      title: instrument ? (await loadInstrumentText(instrument, locale)).title : test,
      language: row.locale,
      completedAt: row.completedAt,
      result: decryptSittingResult(row),
      report: entitlement && { openedAt: entitlement.createdAt },
    }
  })
  return Promise.all(written)
}
