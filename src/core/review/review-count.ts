/** Minimum number of ratings for an average, and of reviews that replace the samples. */
export const enoughReviews = 4
