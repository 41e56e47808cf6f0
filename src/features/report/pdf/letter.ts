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

const levelTexts = {
  level1: /* i18n */ { id: 'pdf.level.level1', message: 'Very low' },
  level2: /* i18n */ { id: 'pdf.level.level2', message: 'Low' },
  level3: /* i18n */ { id: 'pdf.level.level3', message: 'Medium' },
  level4: /* i18n */ { id: 'pdf.level.level4', message: 'High' },
  level5: /* i18n */ { id: 'pdf.level.level5', message: 'Very high' },
} satisfies Record<Level, { id: string; message: string }>

export const levelName = (i18n: I18n, level: Level): string => i18n._(levelTexts[level])
