import type { Locale } from '../locale'

/** Measure behind a score: the statements of one version in the words of one language. */
export interface Measure {
  slug: string
  version: number
  locale: Locale
}

/**
 * Versions whose statements are known to function alike in some languages (no differential item functioning): none so
 * far. Until then, no score is set beside one of another language, in a trend, a comparison or a norm.
 * Source: Putnick & Bornstein 2016, doi 10.1016/j.dr.2016.06.004.
 */
const clear: readonly (Pick<Measure, 'slug' | 'version'> & { locales: readonly Locale[] })[] = []

/** Reasons not to set two scores beside each other: other statements, or the same in another language. */
export type IncomparableReason = 'version' | 'language'

/** Returns the reason not to compare scores of two measures of one test; null if they may be compared. */
export function findIncomparableReason(a: Measure, b: Measure): IncomparableReason | null {
  if (isComparable(a, b)) return null
  return a.version === b.version ? 'language' : 'version'
}

/** Returns whether scores of these two measures may be compared. */
export function isComparable(a: Measure, b: Measure, known = clear): boolean {
  if (a.slug !== b.slug || a.version !== b.version) return false
  if (a.locale === b.locale) return true
  return known.some(
    ({ slug, version, locales }) =>
      slug === a.slug && version === a.version && locales.includes(a.locale) && locales.includes(b.locale),
  )
}
