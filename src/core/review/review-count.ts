/** So many ratings make an average, and so many reviews take the place of the samples. */
export const enoughReviews = 4
