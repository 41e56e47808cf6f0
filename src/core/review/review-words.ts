const keys = ['rating.r1', 'rating.r2', 'rating.r3', 'rating.r4', 'rating.r5'] as const

/** Returns the key, in the texts of reviews, of the word for 1 to 5 points. */
export function ratingKey(points: number): (typeof keys)[number] {
  const key = keys[points - 1]
  if (!key) throw new Error(`no rating ${points}`)
  return key
}
