/** Test that has norms, and the language with enough respondents to show a percentile rank as a number. */
export const counted = { slug: 'attention', manyIn: 'en' } as const

/** Test whose norms have not been reviewed yet: a draft in each language. */
export const drafted = 'self-worth'
