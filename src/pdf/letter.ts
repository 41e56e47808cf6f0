import type { I18n } from '@lingui/core'
import type { TimeZone } from '@/core/dates'
import type { CountryView } from '@/core/helplines'
import type { Locale } from '@/core/locale'
import type { Say } from '@/core/report/scores/score-words'
import type { PageNumbers } from './page-numbers'
import { scoreTexts } from './score-texts'
import type { ReportStyle } from './style'

/** Data that every part of the document needs: its language, texts and styles. */
export interface Letter {
  locale: Locale
  /** In which days and times are told. */
  zone: TimeZone
  i18n: I18n
  style: ReportStyle
  /** Whom to call where the reader is. */
  help: CountryView
  /** Where chapters and parts begin. */
  numbers: PageNumbers
}

/** Says a score in the texts of the document. */
export const sayIn =
  (i18n: I18n): Say =>
  (text, values) =>
    i18n._(scoreTexts[text], values)
