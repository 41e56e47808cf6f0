import { DomainError } from '@/core/error/error'
import { reviewFaults } from '@/core/review/review'
import { answerMaxLength, answerReview, hideReview, unhideReview } from '@/features/review/moderation'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { readSetting, writeSetting } from '@/server/settings'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake } from '../schema'
import type {
  AnswerReviewInput,
  HideReviewInput,
  ListReviewsInput,
  ReviewPolicy,
  ReviewRows,
  SetReviewPolicyInput,
  ShowReviewInput,
} from './reviews-schema'

const lists: Readonly<Record<ListReviewsInput['filter'], Prisma.ReviewWhereInput>> = {
  reported: { reports: { some: {} }, hiddenAt: null },
  waiting: { waitingSince: { not: null }, hiddenAt: null },
  hidden: { hiddenAt: { not: null } },
  all: {},
}

const matching = (q: string): Prisma.ReviewWhereInput => {
  const has = { contains: q, mode: 'insensitive' as const }
  return q === '' ? {} : { OR: [{ id: q }, { name: has }, { content: has }, { instrument: has }] }
}

/** Lists the reviews with the faults reported in them, newest first. */
export const listReviews = (db: Db, by: Actor, input: ListReviewsInput): Promise<ReviewRows> =>
  runAuditedAction(db, by, { act: 'review.read', subject: `reviews:${input.filter}` }, async () => {
    const where = { ...lists[input.filter], ...matching(input.q) }
    const rows = await db.review.findMany({
      where,
      include: { reports: { select: { fault: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    return { total: await db.review.count({ where }), rows: rows.map(rowOf) }
  })

type Row = Prisma.ReviewGetPayload<{ include: { reports: { select: { fault: true } } } }>

function rowOf({ id, createdAt, instrument, locale, name, content, rating, answer, ...rest }: Row) {
  const { hiddenAt, hiddenReason, waitingSince, reports } = rest
  const faults = reviewFaults
    .map((fault) => ({ fault, count: reports.filter((report) => report.fault === fault).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return {
    id,
    at: createdAt.toISOString(),
    instrument,
    locale,
    name,
    content,
    rating,
    answer,
    faults,
    waiting: waitingSince !== null,
    hidden: hiddenAt && hiddenReason,
  }
}

const found = (done: boolean): void => {
  if (!done) throw new DomainError('NOT_FOUND')
}

/** Hides a review; its writer still sees it and the reason. @throws DomainError NOT_FOUND */
export const hideReviewAsStaff = (
  db: Db,
  by: Actor,
  { reviewId, fault, reason }: HideReviewInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(
    db,
    by,
    { act: 'review.hide', subject: `review:${reviewId}`, reason: `${fault}: ${reason}` },
    async () => found(await hideReview(db, reviewId, fault, now)),
  )

/** Shows a hidden or waiting review and settles the reports of it. @throws DomainError NOT_FOUND */
export const showReviewAsStaff = (db: Db, by: Actor, { reviewId, reason }: ShowReviewInput): Promise<void> =>
  runAuditedAction(db, by, { act: 'review.show', subject: `review:${reviewId}`, reason }, async () =>
    found(await unhideReview(db, reviewId)),
  )

/** Sets or deletes the public answer to a review. @throws DomainError REVIEW_LONG, NOT_FOUND */
export const answerReviewAsStaff = (
  db: Db,
  by: Actor,
  { reviewId, words, reason }: AnswerReviewInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'review.answer', subject: `review:${reviewId}`, reason }, async () => {
    if ((await db.review.count({ where: { id: reviewId } })) === 0) throw new DomainError('NOT_FOUND')
    if (!(await answerReview(db, reviewId, words, now))) throw new DomainError('REVIEW_LONG', { max: answerMaxLength })
  })

/** Returns whether the team reads reviews before or after they are published. */
export const readReviewPolicy = (db: Db, by: Actor): Promise<ReviewPolicy> =>
  runAuditedAction(db, by, { act: 'review.read', subject: 'setting:reviewModeration' }, async () => ({
    moderation: await readSetting(db, 'reviewModeration'),
  }))

export const setReviewPolicy = (db: Db, by: Actor, { moderation, reason }: SetReviewPolicyInput, now = new Date()) =>
  runAuditedAction(
    db,
    by,
    { act: 'review.policy', subject: 'setting:reviewModeration', reason: `${moderation}: ${reason}` },
    () => writeSetting(db, 'reviewModeration', moderation, now),
  )
