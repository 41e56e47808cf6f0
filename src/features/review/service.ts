import { findInstrument } from '@/content/tests/instruments'
import { isoDay } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { minReviewCount } from '@/core/review/review'
import { toPublicText } from '@/core/texts/public-text'
import { lockPerson } from '@/features/auth/merge-guest'
import type { Prisma, Review, ReviewHold } from '@/generated/prisma/client'
import { guestsOf, type Owner, ownedBy } from '@/server/auth/principal'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { readSetting } from '@/server/settings'
import { publicReviewWhere } from './newest-reviews'
import {
  type DeleteReviewInput,
  type EditReviewInput,
  type MyReview,
  type OwnReview,
  type Reviews,
  type ReviewsInput,
  type ReviewView,
  reviewsPerPage,
  type WriteReviewInput,
} from './schema'

/** Filter for the reviews of this browser, and of every browser that has joined the signed-in account. */
const writtenBy = (principal: Owner): Prisma.ReviewWhereInput => ({ sitting: ownedBy(principal) })

/** Returns the public view of a review. */
const viewOf = (review: Review): ReviewView => ({
  id: review.id,
  name: toPublicText(review.name),
  content: toPublicText(review.content),
  rating: review.rating,
  locale: review.locale,
  date: isoDay(review.createdAt),
  edited: review.editedAt !== null,
  answer: review.answer,
})

/** Returns the writer's own view of a review. */
const ownViewOf = (review: Review): OwnReview => ({
  ...viewOf(review),
  hidden: review.hiddenAt === null ? null : review.hiddenReason,
  waiting: review.waitingSince !== null,
})

function assertTest(slug: string): void {
  if (!findInstrument(slug)) throw new DomainError('NOT_FOUND')
}

/** Returns one page of other people's reviews of a test: all of them, positive or not. */
export async function listReviews(db: Db, principal: Owner, { slug, page }: ReviewsInput): Promise<Reviews> {
  assertTest(slug)
  const rows = await db.review.findMany({
    where: { instrument: slug, ...publicReviewWhere, NOT: writtenBy(principal) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * reviewsPerPage,
    take: reviewsPerPage + 1,
  })
  const { _count, _avg } = await db.review.aggregate({
    where: { instrument: slug, ...publicReviewWhere },
    _count: { _all: true, rating: true },
    _avg: { rating: true },
  })
  const rated = _count.rating >= minReviewCount && _avg.rating !== null
  return {
    reviews: rows.slice(0, reviewsPerPage).map(viewOf),
    older: rows.length > reviewsPerPage,
    total: _count._all,
    average: rated ? { value: _avg.rating ?? 0, count: _count.rating } : null,
  }
}

/** Returns the visitor's own review of a test, and whether they may write one. */
export async function getMyReview(db: Db, principal: Owner, slug: string): Promise<MyReview> {
  assertTest(slug)
  const own = await ownReview(db, principal, slug)
  const completed = own ?? (await completedSitting(db, principal, slug))
  return {
    own: own && ownViewOf(own),
    mayReview: completed !== null,
    held: (await holdOf(db, principal, slug))?.reason ?? null,
    name: await getAccountName(db, principal),
  }
}

const ownReview = (db: Db | Tx, principal: Owner, slug: string): Promise<Review | null> =>
  db.review.findFirst({
    where: { instrument: slug, ...writtenBy(principal) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/**
 * Returns the record that this person's review was hidden and not shown again; it remains after the review is deleted.
 */
const holdOf = (db: Db | Tx, principal: Owner, slug: string): Promise<ReviewHold | null> =>
  db.reviewHold.findFirst({
    where: { instrument: slug, guest: guestsOf(principal) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/** Returns the person's latest completed sitting of this test. */
const completedSitting = (db: Db | Tx, principal: Owner, slug: string) =>
  db.sitting.findFirst({
    where: { ...ownedBy(principal), instrument: slug, completedAt: { not: null } },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, guestId: true },
  })

/** Returns the name to fill in forms with; empty if the visitor is signed out. */
export async function getAccountName(db: Db, { userId }: Owner): Promise<string> {
  if (userId === null) return ''
  const { name, nickname } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, nickname: true },
  })
  return nickname ?? name
}

/**
 * Publishes a review by a person who completed the test, at once or after moderation. All browsers of one account count
 * as one person, who has one review of a test.
 * @throws DomainError REVIEW_EXISTS; REVIEW_HELD while an earlier review by this person is hidden, even if it was
 * deleted; NOT_FOUND if the person has not completed the test
 */
export async function writeReview(
  db: Db,
  principal: Owner,
  { slug, locale, ...words }: WriteReviewInput,
  now: Date,
): Promise<OwnReview> {
  assertTest(slug)
  return db.$transaction(async (tx) => {
    await lockWriter(tx, principal)
    if (await ownReview(tx, principal, slug)) throw new DomainError('REVIEW_EXISTS')
    if (await holdOf(tx, principal, slug)) throw new DomainError('REVIEW_HELD')
    const sitting = await completedSitting(tx, principal, slug)
    if (!sitting) throw new DomainError('NOT_FOUND')
    const { id: sittingId, guestId } = sitting
    const row = { id: randomId(), sittingId, guestId, instrument: slug, locale, createdAt: now, ...words }
    const waitingSince = await waitsSince(tx, now)
    return ownViewOf(await tx.review.create({ data: { ...row, waitingSince } }))
  })
}

/** Returns the start of the wait for moderation; null if reviews are public at once. */
const waitsSince = async (tx: Tx, now: Date): Promise<Date | null> =>
  (await readSetting(tx, 'reviewModeration')) === 'before' ? now : null

/**
 * Makes parallel requests of one person run one after the other, whichever browser they come from. The lock on the
 * browser's row also keeps the browser from joining an account meanwhile, because the account may already have a
 * review.
 */
async function lockWriter(tx: Tx, { guestId, userId }: Owner): Promise<void> {
  if (guestId !== null) await tx.$queryRaw`SELECT 1 FROM "Guest" WHERE "id" = ${guestId} FOR NO KEY UPDATE`
  const person = userId ?? guestId
  if (person !== null) await lockPerson(tx, person)
}

/**
 * Changes text or rating; without a difference it does not mark the review as edited.
 * @throws DomainError NOT_FOUND
 */
export async function editReview(
  db: Db,
  principal: Owner,
  { reviewId, ...words }: EditReviewInput,
  now: Date,
): Promise<OwnReview> {
  return db.$transaction(async (tx) => {
    const before = await tx.review.findFirst({ where: { id: reviewId, ...writtenBy(principal) } })
    if (!before) throw new DomainError('NOT_FOUND')
    const { name, content, rating } = before
    if (words.name === name && words.content === content && words.rating === rating) return ownViewOf(before)
    // Unread text replaces text already read: the review waits for moderation again, and an earlier wait continues.
    const waitingSince = (await waitsSince(tx, now)) ?? before.waitingSince
    const data = { ...words, editedAt: now, waitingSince }
    return ownViewOf(await tx.review.update({ where: { id: reviewId }, data }))
  })
}

/** Deletes the visitor's own review. @throws DomainError NOT_FOUND */
export async function deleteReview(db: Db, principal: Owner, { reviewId }: DeleteReviewInput): Promise<void> {
  const { count } = await db.review.deleteMany({ where: { id: reviewId, ...writtenBy(principal) } })
  if (count === 0) throw new DomainError('NOT_FOUND')
}
