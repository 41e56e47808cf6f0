import { findInstrument } from '@/content/tests/instruments'

/** Test that has norms, and the language with enough respondents to show a percentile rank as a number. */
export const testWithNorms = { slug: 'attention', manyIn: 'en' } as const

/** Test whose norms have not been reviewed yet: a draft in each language. */
export const testWithDraftNorms = 'self-worth'

export const draftNormsVersion = findInstrument(testWithDraftNorms)?.version ?? 1
