import { isoDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { getCreditBalance } from '@/features/credits/credits'
import type { Db, OpenDb } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { readBoughtGifts, readOrdersPage } from './export-orders'
import { getProductName, writeList } from './export-page'
import { readHiddenReviews, readSittingsPage } from './export-sittings'

const exportsPerOwner: RateLimitRule = { name: 'me.export.user', points: 10, seconds: HOUR_SECONDS }

/** Limits the exports of one owner. @param owner id of an account or a guest @throws DomainError TOO_MANY_REQUESTS */
export const limitExport = (database: OpenDb, owner: string): Promise<void> => consume(database, exportsPerOwner, owner)

/**
 * Yields all data of an account as one JSON document in pieces, read page by page: an account with thousands of
 * sittings takes no more memory than one with ten. Times are ISO 8601 in UTC, amounts are in minor units. The document
 * has no password hash, key or link. It has the answers and scores of unpaid sittings, because they are the person's
 * own, but no interpretations of any, because reports sell these.
 *
 * ```
 * {
 *   format: "mindglass-export/1", exportedAt,
 *   account: { name, email, emailVerifiedAt, nickname, phone, birthday, sex, language, theme, privacyVersion, createdAt,
 *              signedInAt, keptAt, warnedAt },
 *   signIns: [{ createdAt, lastSeenAt, expiresAt, revokedAt }],
 *   creditBalance,
 *   credits: [{ delta, reason, at }],
 *   membership: { since, revokedAt } | null,
 *   giftsBought: [{ orderId, product, recipientEmail, giverName, createdAt, redeemedAt, revokedAt }],
 *   giftsRedeemed: [{ product, giverName, redeemedAt, revokedAt }],
 *   hiddenReviews: [{ test, reason, hiddenAt }],
 *   sittings: [{ id, test, version, title, language, consentVersion, consentAt, normsConsentAt, normsCollectedAt,
 *                isRepeat, normVersionId, transferVersion, transferAt, startedAt, savedAt, completedAt,
 *                answers: { <item>: { value, ms, at } },     // ms: time taken; at: epoch milliseconds
 *                result,                                     // scores as they were computed; null until completed
 *                report: { openedAt, firstReadAt, usedAt, warnedAt, suspendedAt, revokedAt, closedFor, orderId, byCredit } | null,
 *                review: { name, content, rating, language, createdAt, editedAt, waitingSince, hiddenAt, hiddenReason, answer, answeredAt } | null,
 *                reminder: { email, language, consentVersion, consentAt, confirmedAt, weekAt, weekSentAt, monthAt,
 *                            usefulnessConsentVersion, usefulnessConsentAt } | null,
 *                retest: { consentVersion, consentAt, transferVersion, listNumber, place, isDrawn, email, confirmedAt, askAt,
 *                          askedAt, remindedAt, closesAt, leftAt, secondSittingId } | null,
 *                treatment: { consentVersion, consentAt, transferVersion, answer } | null,
 *                cards: [{ dimensions, portrait, name, language, createdAt, revokedAt }],
 *                comparisons: [{ invited, name, with, dimensions, portrait, agreedAt, createdAt, expiresAt, endedAt }] }],
 *   orders: [{ id, sku, product, sittingId, status, currency, listMinor, amountMinor, refundedMinor, couponCode, email,
 *              emailCorrectedAt, giftEmail, openAccount, method, country, language, acknowledgedAt, acknowledgedText, createdAt, paidAt,
 *              withdrawnAt, paidMinor, paidCurrency, askedMinor, askedCurrency, releasedAt,
 *              refunds: [{ amountMinor, currency, rule, access, state, createdAt, doneAt, failedAt, settledAt }],
 *              disputes: [{ state, reason, amountMinor, currency, dueBy, createdAt, closedAt }] }]
 * }
 * ```
 */
export async function* exportAccount(db: Db, userId: string, locale: Locale, now: Date): AsyncGenerator<string> {
  const head = { format: 'mindglass-export/1', exportedAt: now, ...(await fewOf(db, userId, locale)) }
  yield JSON.stringify(head, null, 2).slice(0, -2)
  yield* writeList('sittings', (after) => readSittingsPage(db, { userId }, locale, after))
  const ordered = { OR: [{ userId }, { userId: null, guest: { userId } }] }
  yield* writeList('orders', (after) => readOrdersPage(db, ordered, locale, after))
  yield '\n}\n'
}

/** Returns the account data that needs no pages, because it has only a few rows. */
async function fewOf(db: Db, userId: string, locale: Locale) {
  const { name, email, emailVerifiedAt, nickname, phone, sex, theme, privacyVersion, createdAt, ...user } =
    await db.user.findUniqueOrThrow({
      where: { id: userId },
      include: {
        sessions: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        credits: { orderBy: { id: 'asc' } },
        vip: true,
        gifts: { orderBy: [{ redeemedAt: 'asc' }, { id: 'asc' }] },
      },
    })
  const { signedInAt, keptAt, warnedAt } = user
  const birthday = user.birthday && isoDay(user.birthday)
  const account = { name, email, emailVerifiedAt, nickname, phone, birthday, sex, language: user.locale, theme }
  return {
    account: { ...account, privacyVersion, createdAt, signedInAt, keptAt, warnedAt },
    signIns: user.sessions.map(({ createdAt, lastSeenAt, expiresAt, revokedAt }) => ({
      createdAt,
      lastSeenAt,
      expiresAt,
      revokedAt,
    })),
    creditBalance: await getCreditBalance(db, userId),
    credits: user.credits.map(({ delta, reason, createdAt: at }) => ({ delta, reason, at })),
    membership: user.vip && { since: user.vip.createdAt, revokedAt: user.vip.revokedAt },
    giftsBought: await readBoughtGifts(db, { userId }, locale),
    giftsRedeemed: user.gifts.map(({ sku, giverName, redeemedAt, revokedAt }) => ({
      product: getProductName(sku, locale),
      giverName,
      redeemedAt,
      revokedAt,
    })),
    hiddenReviews: await readHiddenReviews(db, { userId }),
  }
}
