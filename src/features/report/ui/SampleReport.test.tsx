import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { publishedInstrument } from '@/testing/data/sittings'
import { createSampleReport } from '../view/sample-report'
import { SampleReport } from './SampleReport'

test.each(locales)('the sample report in %s is labelled as a sample and offers nothing to buy', async (locale) => {
  const t = await texts(locale, 'report')
  const sleep = publishedInstrument('sleep')
  const view = createSampleReport(sleep, await loadInstrumentText(sleep, locale), locale, null)
  const html = renderToStaticMarkup(<SampleReport view={view} locale={locale} t={t} />)
  expect(html).toContain(t('sample.notice'))
  expect(html).not.toContain('/payment')
  // The only buttons open and close the chapters.
  expect(html.match(/<button[^>]*>/g)).toEqual(
    ['open', 'close'].map((fold) => `<button type="button" data-fold="${fold}">`),
  )
  expect(html).not.toContain('1970')
})
