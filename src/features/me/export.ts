import { productNames } from '@/content/catalogue'
import { findInstrument, instrumentText } from '@/content/instruments'
import { isoDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { creditBalance } from '@/features/auth/credits'
import type { Comparison, Prisma, Sku as StoredSku } from '@/generated/prisma/client'
import type { Db, OpenDb } from '@/server/db'
import { consume, type Limit } from '@/server/rate-limit'
import { skuOf } from '@/server/sku'

const pageSize = 50
const exportsPerUser: Limit = { name: 'me.export.user', points: 10, seconds: 60 * 60 }

/** @throws DomainError TOO_MANY_REQUESTS */
export const limitExport = (database: OpenDb, userId: string): Promise<void> =>
  consume(database, exportsPerUser, userId)

/**
 * Everything that an account has, as one JSON document in pieces, read page by page: an account with thousands of
 * sittings takes no more memory than one with ten. Times are ISO 8601 in UTC, amounts minor units. No password hash,
 * key or link is in it. Answers and scores of unpaid sittings are in it, because they are the person's own; the readings
 * of them, which are what a report sells, are in none.
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
 *                report: { openedAt, firstReadAt, usedAt, warnedAt, suspendedAt, revokedAt, orderId, byCredit } | null,
 *                review: { name, content, rating, language, createdAt, editedAt, waitingSince, hiddenAt, hiddenReason, answer, answeredAt } | null,
 *                reminder: { email, language, consentVersion, consentAt, confirmedAt, weekAt, weekSentAt, monthAt } | null,
 *                cards: [{ dimensions, portrait, name, language, createdAt, revokedAt }],
 *                comparisons: [{ invited, name, with, dimensions, portrait, agreedAt, createdAt, expiresAt, endedAt }] }],
 *   orders: [{ id, sku, product, sittingId, status, currency, listMinor, amountMinor, refundedMinor, email,
 *              emailCorrectedAt, giftEmail, openAccount, method, country, language, acknowledgedAt, acknowledgedText, createdAt, paidAt,
 *              withdrawnAt }]
 * }
 * ```
 */
export async function* exportAccount(db: Db, userId: string, locale: Locale, now: Date): AsyncGenerator<string> {
  const head = { format: 'mindglass-export/1', exportedAt: now, ...(await fewOf(db, userId, locale)) }
  yield JSON.stringify(head, null, 2).slice(0, -2)
  yield* list('sittings', (after) => sittingsOf(db, userId, locale, after))
  yield* list('orders', (after) => ordersOf(db, userId, locale, after))
  yield '\n}\n'
}

interface Page {
  rows: object[]
  /** Id of the last row; null when there are no more. */
  last: string | null
}

/** One array, written while it is read. */
async function* list(name: string, read: (after: string | null) => Promise<Page>): AsyncGenerator<string> {
  yield `,\n  "${name}": [`
  let separator = '\n    '
  let page: Page = { rows: [], last: null }
  do {
    page = await read(page.last)
    for (const row of page.rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n    '
    }
  } while (page.last !== null)
  yield '\n  ]'
}

const pageOf = (rows: readonly { id: string }[], written: object[]): Page => ({
  rows: written,
  last: rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null,
})

const from = (after: string | null) => ({
  orderBy: { id: 'asc' as const },
  take: pageSize,
  ...(after === null ? {} : { cursor: { id: after }, skip: 1 }),
})

const nameOf = (sku: StoredSku, locale: Locale): string => productNames[locale][skuOf(sku)]

/** What there are few of. */
async function fewOf(db: Db, userId: string, locale: Locale) {
  const { name, email, emailVerifiedAt, nickname, phone, sex, theme, privacyVersion, createdAt, ...user } =
    await db.user.findUniqueOrThrow({
      where: { id: userId },
      include: {
        sessions: { orderBy: { createdAt: 'asc' } },
        credits: { orderBy: { id: 'asc' } },
        vip: true,
        gifts: true,
      },
    })
  const { signedInAt, keptAt, warnedAt } = user
  const holds = await db.reviewHold.findMany({ where: { guest: { userId } }, orderBy: { createdAt: 'asc' } })
  const bought = await db.gift.findMany({ where: { order: { userId } }, orderBy: { createdAt: 'asc' } })
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
    creditBalance: await creditBalance(db, userId),
    credits: user.credits.map(({ delta, reason, createdAt: at }) => ({ delta, reason, at })),
    membership: user.vip && { since: user.vip.createdAt, revokedAt: user.vip.revokedAt },
    giftsBought: bought.map(({ orderId, sku, recipientEmail, giverName, createdAt, redeemedAt, revokedAt }) => ({
      orderId,
      product: nameOf(sku, locale),
      recipientEmail,
      giverName,
      createdAt,
      redeemedAt,
      revokedAt,
    })),
    giftsRedeemed: user.gifts.map(({ sku, giverName, redeemedAt, revokedAt }) => ({
      product: nameOf(sku, locale),
      giverName,
      redeemedAt,
      revokedAt,
    })),
    hiddenReviews: holds.map(({ instrument: test, reason, createdAt: hiddenAt }) => ({ test, reason, hiddenAt })),
  }
}

const sittingParts = {
  entitlement: {
    select: {
      createdAt: true,
      firstReadAt: true,
      usedAt: true,
      warnedAt: true,
      suspendedAt: true,
      revokedAt: true,
      orderId: true,
      creditEntryId: true,
    },
  },
  review: {
    select: {
      name: true,
      content: true,
      rating: true,
      locale: true,
      createdAt: true,
      editedAt: true,
      waitingSince: true,
      hiddenAt: true,
      hiddenReason: true,
      answer: true,
      answeredAt: true,
    },
  },
  reminder: {
    select: {
      email: true,
      locale: true,
      consentVersion: true,
      consentAt: true,
      confirmedAt: true,
      weekAt: true,
      weekSentAt: true,
      monthAt: true,
    },
  },
  shareCards: {
    orderBy: { createdAt: 'asc' },
    select: { dimensions: true, portrait: true, name: true, locale: true, createdAt: true, revokedAt: true },
  },
  invitations: { orderBy: { createdAt: 'asc' } },
  comparisons: { orderBy: { createdAt: 'asc' } },
} satisfies Prisma.SittingInclude

/** A comparison from the side of one of the two. */
const comparisonOf = (row: Comparison, invited: boolean) => ({
  /** The other person asked. */
  invited,
  name: invited ? row.inviteeName : row.inviterName,
  with: invited ? row.inviterName : row.inviteeName,
  dimensions: row.dimensions,
  portrait: row.portrait,
  agreedAt: invited ? row.inviteeConsentAt : row.inviterConsentAt,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
})

async function sittingsOf(db: Db, userId: string, locale: Locale, after: string | null): Promise<Page> {
  const rows = await db.sitting.findMany({ where: { guest: { userId } }, include: sittingParts, ...from(after) })
  const written = rows.map(
    async ({ id, instrument: test, instrumentVersion: version, entitlement, review, ...row }) => {
      const instrument = findInstrument(test, version)
      const {
        consentVersion,
        consentAt,
        normsConsentAt,
        normsCollectedAt,
        isRepeat,
        normVersionId,
        transferVersion,
        transferAt,
        startedAt,
        savedAt,
        completedAt,
        responses,
        result,
      } = row
      return {
        id,
        test,
        version,
        title: instrument ? (await instrumentText(instrument, locale)).title : test,
        language: row.locale,
        consentVersion,
        consentAt,
        normsConsentAt,
        normsCollectedAt,
        isRepeat,
        normVersionId,
        transferVersion,
        transferAt,
        startedAt,
        savedAt,
        completedAt,
        answers: responses,
        result,
        report: entitlement && {
          openedAt: entitlement.createdAt,
          firstReadAt: entitlement.firstReadAt,
          usedAt: entitlement.usedAt,
          warnedAt: entitlement.warnedAt,
          suspendedAt: entitlement.suspendedAt,
          revokedAt: entitlement.revokedAt,
          orderId: entitlement.orderId,
          byCredit: entitlement.creditEntryId !== null,
        },
        review: review && withLanguage(review),
        reminder: row.reminder && withLanguage(row.reminder),
        cards: row.shareCards.map(withLanguage),
        comparisons: [
          ...row.invitations.map((one) => comparisonOf(one, false)),
          ...row.comparisons.map((one) => comparisonOf(one, true)),
        ],
      }
    },
  )
  return pageOf(rows, await Promise.all(written))
}

const withLanguage = ({ locale: language, ...row }: { locale: string }) => ({ ...row, language })

const orderParts = {
  id: true,
  sku: true,
  sittingId: true,
  status: true,
  currency: true,
  listMinor: true,
  amountMinor: true,
  refundedMinor: true,
  email: true,
  emailCorrectedAt: true,
  giftEmail: true,
  openAccount: true,
  method: true,
  country: true,
  locale: true,
  acknowledgedAt: true,
  acknowledgedText: true,
  createdAt: true,
  paidAt: true,
  withdrawnAt: true,
} satisfies Prisma.OrderSelect

async function ordersOf(db: Db, userId: string, locale: Locale, after: string | null): Promise<Page> {
  const own = { OR: [{ userId }, { userId: null, guest: { userId } }] }
  const rows = await db.order.findMany({ where: own, select: orderParts, ...from(after) })
  const written = rows.map(({ sittingId, ...row }) => ({
    ...withLanguage(row),
    product: nameOf(row.sku, locale),
    sittingId,
  }))
  return pageOf(rows, written)
}
