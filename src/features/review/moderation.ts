import { isoDay } from '@/core/dates'
import { codePointLength } from '@/core/input/visible'
import type { ReviewFault } from '@/core/review/review'
import { cleanReview } from '@/core/review/review-text'
import type { Db } from '@/server/db/db'

/** Maximum length of an answer, in code points. */
export const answerMaxLength = 1000

/**
 * Lists hidden reviews that were deleted since; the record left of each still keeps its writer from posting another
 * one.
 */
export async function listDeletedReviews(db: Db): Promise<string[]> {
  const hidden = await db.review.findMany({ where: { hiddenAt: { not: null } }, select: { id: true } })
  const holds = await db.reviewHold.findMany({
    where: { id: { notIn: hidden.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return holds.map(({ id, instrument, reason, createdAt }) =>
    [`${id}  ${isoDay(createdAt)}  ${instrument}`, `  hidden: ${reason}; deleted since`].join('\n'),
  )
}

/**
 * Hides a review. Its writer still sees it, with the reason, and cannot post another one of the test, even after
 * deleting it. Returns false if there is none.
 */
export async function hideReview(db: Db, id: string, hiddenReason: ReviewFault, now: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [review] = await tx.review.updateManyAndReturn({
      where: { id },
      data: { hiddenAt: now, hiddenReason, waitingSince: null },
    })
    if (!review) return false
    const { guestId, instrument } = review
    await tx.reviewHold.upsert({
      where: { id },
      create: { id, guestId, instrument, reason: hiddenReason, createdAt: now },
      update: { reason: hiddenReason },
    })
    return true
  })
}

/**
 * Shows a hidden review again and deletes the reports about it. A review that its writer has deleted stays deleted, but
 * the writer can post another one. Returns false if there is neither a review nor a record that it was hidden.
 */
export async function unhideReview(db: Db, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const shown = await tx.review.updateMany({
      where: { id },
      data: { hiddenAt: null, hiddenReason: null, waitingSince: null },
    })
    await tx.reviewReport.deleteMany({ where: { reviewId: id } })
    const lifted = await tx.reviewHold.deleteMany({ where: { id } })
    return shown.count + lifted.count > 0
  })
}

/**
 * Sets the operator's answer to a review; an empty one removes it. Returns false if there is no such review, or the
 * answer is too long.
 */
export async function answerReview(db: Db, id: string, words: string, now: Date): Promise<boolean> {
  const answer = cleanReview(words) || null
  if (answer !== null && codePointLength(answer) > answerMaxLength) return false
  const { count } = await db.review.updateMany({ where: { id }, data: { answer, answeredAt: answer && now } })
  return count > 0
}
