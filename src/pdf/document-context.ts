import type { I18n } from '@lingui/core'
import type { CountryView } from '@/core/care/helplines'
import type { TimeZone } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { ScoreText, TranslateScore } from '@/core/report/scores/score-words'
import type { Paper } from './paper'

/** Document text ids for the texts of a score, by the ids that the page uses. */
export const scoreTexts: Record<ScoreText, string> = {
  'level.level1': 'pdf.level.level1',
  'level.level2': 'pdf.level.level2',
  'level.level3': 'pdf.level.level3',
  'level.level4': 'pdf.level.level4',
  'level.level5': 'pdf.level.level5',
  'interval.between': 'pdf.interval.between',
  'chart.overall': 'pdf.overall',
  'place.sure.likely': 'pdf.place.sure.likely',
  'place.sure.veryLikely': 'pdf.place.sure.veryLikely',
  'place.score': 'pdf.place.score',
  'place.band': 'pdf.place.band',
  'place.assumed': 'pdf.place.assumed',
  'place.one.trait.none': 'pdf.place.one.trait.none',
  'place.one.trait.below': 'pdf.place.one.trait.below',
  'place.one.trait.above': 'pdf.place.one.trait.above',
  'place.one.trait.both': 'pdf.place.one.trait.both',
  'place.one.symptom.none': 'pdf.place.one.symptom.none',
  'place.one.symptom.below': 'pdf.place.one.symptom.below',
  'place.one.symptom.above': 'pdf.place.one.symptom.above',
  'place.one.symptom.both': 'pdf.place.one.symptom.both',
  'place.two.trait': 'pdf.place.two.trait',
  'place.two.symptom': 'pdf.place.two.symptom',
  'place.short.a.one': 'pdf.place.short.a.one',
  'place.short.a.two': 'pdf.place.short.a.two',
  'place.short.b.one': 'pdf.place.short.b.one',
  'place.short.b.two': 'pdf.place.short.b.two',
  'place.short.c.one': 'pdf.place.short.c.one',
  'place.short.c.two': 'pdf.place.short.c.two',
  'among.inside.same': 'pdf.among.inside.same',
  'among.inside.near': 'pdf.among.inside.near',
  'among.floor.same': 'pdf.among.floor.same',
  'among.floor.near': 'pdf.among.floor.near',
  'among.ceiling.same': 'pdf.among.ceiling.same',
  'among.ceiling.near': 'pdf.among.ceiling.near',
  'among.count.none': 'pdf.among.count.none',
  'among.count.hardly': 'pdf.among.count.hardly',
  'among.count.about': 'pdf.among.count.about',
  'among.count.between': 'pdf.among.count.between',
  'among.margin.inside': 'pdf.among.margin.inside',
  'among.margin.floor': 'pdf.among.margin.floor',
  'among.margin.ceiling': 'pdf.among.margin.ceiling',
  'among.error.lower': 'pdf.among.error.lower',
  'among.error.same': 'pdf.among.error.same',
  'among.error.stretches': 'pdf.among.error.stretches',
  'among.error.any': 'pdf.among.error.any',
  'among.gloss': 'pdf.among.gloss',
  'among.unknown': 'pdf.among.unknown',
  'dots.title': 'pdf.dots.title',
  'dots.less': 'pdf.dots.less',
  'dots.more': 'pdf.dots.more',
  'dots.label': 'pdf.dots.label',
  'dots.both': 'pdf.dots.both',
  'dots.two': 'pdf.dots.two',
  'dots.highest': 'pdf.dots.highest',
  'dots.lowest': 'pdf.dots.lowest',
}

/** Data that every part of a document needs: language, texts, paper and helplines. */
export interface DocumentContext {
  locale: Locale
  /** Time zone of dates and times. */
  zone: TimeZone
  i18n: I18n
  paper: Paper
  /** Helplines for the country of the reader. */
  help: CountryView
  /** Address of the site, without a slash at its end. */
  site: string
}

/** Returns a function that renders the texts of a score in the document's language. */
export const createScoreTranslator =
  (i18n: I18n): TranslateScore =>
  (text, values) =>
    i18n._(scoreTexts[text], values)
