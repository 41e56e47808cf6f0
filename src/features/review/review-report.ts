import { isReviewFault } from '@/core/review/review'
import { HOUR_SECONDS } from '@/core/time'
import type { Owner } from '@/server/auth/principal'
import { deriveKeys, randomId } from '@/server/crypto/secrets'
import type { OpenDb } from '@/server/db/db'
import { networkOf } from '@/server/limits/network'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { publicReviewWhere } from './newest-reviews'

const perAddress: RateLimitRule = { name: 'review.report.ip', points: 10, seconds: HOUR_SECONDS }

const ID = /^[\w-]{1,64}$/

/** Person who reports, identified just enough to count each person once: by account, by browser, or else by network. */
export interface Reporter {
  principal: Owner
  ip: string
}

/** Returns a public review; null for a hidden and an unknown one. */
export const findPublicReview = (db: OpenDb['db'], id: string) =>
  ID.test(id) ? db.review.findFirst({ where: { id, ...publicReviewWhere } }) : Promise.resolve(null)

/**
 * Stores a reader's report about a review. The review stays visible until a person has checked it; a second report by
 * the same reader changes nothing.
 * @returns false if there is no such review, or no such fault
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function reportReview(
  database: OpenDb,
  { principal: { userId, guestId }, ip }: Reporter,
  reviewId: string,
  fault: unknown,
): Promise<boolean> {
  await consume(database, perAddress, ip)
  const { db } = database
  if (!isReviewFault(fault) || !(await findPublicReview(db, reviewId))) return false
  const who = userId ?? guestId ?? networkOf(ip)
  const [readerHash = '', ...earlier] = deriveKeys('review-report', `${reviewId}:${who}`)
  if (earlier.length > 0 && (await db.reviewReport.count({ where: { reviewId, readerHash: { in: earlier } } })) > 0)
    return true
  const row = { id: randomId(), reviewId, fault, readerHash }
  const { count } = await db.reviewReport.createMany({ data: [row], skipDuplicates: true })
  if (count > 0) log.warn({ review: reviewId, fault }, 'a review was reported; look at it in the console')
  return true
}
