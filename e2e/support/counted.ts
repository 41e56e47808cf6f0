/** The test that has norms, and in which language there are so many that a place is a number. */
export const counted = { slug: 'attention', manyIn: 'en' } as const

/** The test whose figures nobody has read yet: a draft in each language. */
export const drafted = 'self-worth'
