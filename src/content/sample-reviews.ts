/**
 * Sample reviews that show the form until there are real ones; their texts are `reviews` in `locales/<lng>/tests.json`,
 * and every place that shows one marks it as a sample.
 */
export const sampleReviews = [
  { id: 'r1', date: '2026-10-04' },
  { id: 'r2', date: '2026-10-11' },
  { id: 'r3', date: '2026-10-23' },
  { id: 'r4', date: '2026-11-02' },
] as const
