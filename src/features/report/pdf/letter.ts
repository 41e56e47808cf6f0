import type { I18n } from '@lingui/core'
import type { CountryView } from '@/core/helplines'
import type { Locale } from '@/core/locale'
import type { Level } from '@/core/psychometrics/instrument'
import type { ReportStyle } from './style'

/** What every part of the document needs: its language, texts and styles. */
export interface Letter {
  locale: Locale
  i18n: I18n
  style: ReportStyle
  /** Whom to call where the reader is. */
  help: CountryView
}

const levelTexts: Record<Level, string> = {
  level1: 'pdf.level.level1',
  level2: 'pdf.level.level2',
  level3: 'pdf.level.level3',
  level4: 'pdf.level.level4',
  level5: 'pdf.level.level5',
}

export const levelName = (i18n: I18n, level: Level): string => i18n._(levelTexts[level])
