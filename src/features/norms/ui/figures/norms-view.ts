import type { PublicNorms } from '@mindglass/psychometrics/publication/public-norms'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'

/** One published release as the page shows it. */
export interface ReleaseDetail {
  number: number
  plan: string
  codeHash: string
  itemHash: string
  publishedAt: Date
  norms: PublicNorms<Locale>
}

/** One of all releases so far. */
export interface ReleaseSummary {
  number: number
  n: number
  months: { from: string; to: string }
  publishedAt: Date
  withdrawnAt: Date | null
  /** Whether its tables are no longer offered. */
  withheld: boolean
}

/** Language of the reader, and texts in it. */
export interface TextProps {
  locale: Locale
  t: Translate<'norms'>
}
