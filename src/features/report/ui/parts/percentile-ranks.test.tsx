import { describe, expect, test } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { scaleEnds, textsAtEnds, viewAtEnd } from '@/testing/data/scale-ends'
import { publishedInstrument } from '@/testing/data/sittings'
import { escapeText } from '@/testing/markup-text'
import { createSampleReport } from '../../view/sample-report'
import { FullReport } from '../FullReport'

const worry = publishedInstrument('worry', 1)
const next = { articles: [], test: null }

describe.each(locales)('the percentile rank on the page in %s', (locale) => {
  test.each(scaleEnds)(
    'states that nobody scored beyond the %s of the scale, followed by the margin of error',
    async (end) => {
      const t = await texts(locale, 'report')
      const sample = createSampleReport(worry, await loadInstrumentText(worry, locale), locale, null)
      const view = viewAtEnd(sample, end)
      const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
      const { sentence, margin } = textsAtEnds[locale][end]
      expect(html.split(escapeText(sentence))).toHaveLength(view.dimensions.length + 1)
      // The rank and its margin are shown together, among the folded numbers.
      expect(html.split(`<p>${escapeText(sentence)}</p><p>${escapeText(margin)}</p>`)).toHaveLength(
        view.dimensions.length + 1,
      )
      const folded = [...html.matchAll(/<details class="[^"]*numbers[^"]*">.*?<\/details>/g)].map(([fold]) => fold)
      expect(folded).toHaveLength(view.dimensions.length)
      for (const fold of folded) expect(fold).toContain(escapeText(sentence))
      // The error for this number of people is shown only in the folded numbers.
      const error = escapeText(
        t('among.error.same', { n: locale === 'es' ? '1000' : '1,000', from: 0, to: 0 }).slice(0, 20),
      )
      expect(folded.join()).toContain(error)
    },
  )
})
