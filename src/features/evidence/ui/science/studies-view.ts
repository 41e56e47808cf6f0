import type { Study } from '@/core/evidence/plan'
import type { PublicStudy } from '@/core/evidence/release'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'

/** One published release as the page shows it. */
export interface StudyReleaseView {
  id: string
  number: number
  publishedAt: Date
  withdrawnAt: Date | null
  figures: PublicStudy
}

/** One study of the test in one language, or of one plan. */
export interface StudyView {
  study: Study
  scope: string
  count: number | null
  goal: number
  releases: readonly StudyReleaseView[]
}

export interface DrawList {
  number: number
  fingerprint: string
  seed: string | null
  used: number
  drawn: number
}

/** Language and texts of the reader, and the names of the parts and plans. */
export interface StudyTexts {
  locale: Locale
  t: Translate<'evidence'>
  partName: (id: string) => string
  planName: (id: string) => string
}
