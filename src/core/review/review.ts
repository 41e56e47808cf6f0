/** Minimum number of ratings for an average, and of reviews that replace the samples. */
export const minReviewCount = 4

const keys = ['rating.r1', 'rating.r2', 'rating.r3', 'rating.r4', 'rating.r5'] as const

/** Returns the key, in the texts of reviews, of the word for 1 to 5 points. */
export function ratingKey(points: number): (typeof keys)[number] {
  const key = keys[points - 1]
  if (!key) throw new Error(`no rating ${points}`)
  return key
}

/** Faults for which a reader may report a review and an operator may hide one. Being critical is not a fault. */
export const reviewFaults = ['insult', 'danger', 'exposes', 'advertising', 'law'] as const
export type ReviewFault = (typeof reviewFaults)[number]

export const isReviewFault = (value: unknown): value is ReviewFault =>
  (reviewFaults as readonly unknown[]).includes(value)
