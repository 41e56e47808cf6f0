import type { PublicNorms } from '@mindglass/psychometrics/publication/public-norms'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'

/** One published release as the page tells it. */
export interface NormsView {
  number: number
  plan: string
  codeHash: string
  itemHash: string
  publishedAt: Date
  norms: PublicNorms<Locale>
}

/** A release among all there have been. */
export interface ReleaseView {
  number: number
  n: number
  months: { from: string; to: string }
  publishedAt: Date
  withdrawnAt: Date | null
  /** Its tables are offered no more. */
  withheld: boolean
}

/** The test and language that the figures are of, and who reads them. */
export interface Words {
  locale: Locale
  t: Translate<'norms'>
}
