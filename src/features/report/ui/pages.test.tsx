import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { instrumentText } from '@/content/instruments'
import { type Locale, locales } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import { texts } from '@/server/i18n'
import { appMarkup } from '@/testing/app-markup'
import { publishedInstrument } from '@/testing/sittings'
import { sampleReport } from '../sample'
import type { FullView, SummaryAccess, SummaryView } from '../schema'
import { FullReport } from './FullReport'
import styles from './Letter.module.css'
import { SampleReport } from './SampleReport'
import { SummaryReport } from './SummaryReport'

const sleep = publishedInstrument('sleep')
const price = { amount: '$4.99', list: null, refundDays: 14, credits: 0, anonymous: true }

async function fullOf(instrument: Instrument, locale: Locale): Promise<FullView> {
  return sampleReport(instrument, await instrumentText(instrument, locale), locale, null)
}

async function summaryOf(locale: Locale, change: Partial<SummaryView> = {}): Promise<SummaryView> {
  const { dimensions, story, ...full } = await fullOf(sleep, locale)
  const free = dimensions.find(({ id }) => id === sleep.freeDimension)
  if (!free) throw new Error('no free dimension')
  const parts = dimensions.map(({ id, name }) => ({ id, name, begins: null }))
  const talk = dimensions.map(({ id, name, reading }) => ({
    ...{ id, name, text: reading?.talk ?? '' },
    ...{ calls: false, light: id === 'maintenance' },
  }))
  const opening = story?.letter[0] ?? null
  return { ...full, kind: 'summary', access: 'offer', parts, free, opening, talk, ...change }
}

const CLAUSE = new RegExp(`<span class="${styles.clause}">([^<]*)</span>`, 'g')

async function summaryPage(locale: Locale, change: Partial<SummaryView> = {}): Promise<string> {
  const props = { price, site: 'Mindglass', locale, t: await texts(locale, 'report') }
  const html = appMarkup(<SummaryReport view={await summaryOf(locale, change)} {...props} />)
  // Chinese headlines carry marks of where they may break.
  return html.replaceAll('<wbr/>', '').replaceAll(CLAUSE, '$1')
}

/** Positions of several pieces of a page, which must all be there. */
function positions(html: string, pieces: readonly string[]): number[] {
  return pieces.map((piece) => {
    expect(html).toContain(piece)
    return html.indexOf(piece)
  })
}
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('summary page', () => {
  test.each(locales)('in %s goes from the headline over the picture to the offer', async (locale) => {
    const t = await texts(locale, 'report')
    const { head } = await summaryOf(locale)
    const html = await summaryPage(locale)
    const order = positions(html, [
      head?.headline ?? '',
      '<svg',
      t('summary.freeTitle'),
      t('summary.othersTitle'),
      t('dimension.talk'),
      t('limits.title'),
      price.amount,
      t('keep.title'),
    ])
    expect(order).toEqual(ascending(order))
    expect(html).toContain('href="/payment?report=sample"')
  })

  test.each(locales)('in %s says nothing of the paid dimensions but their names', async (locale) => {
    const html = await summaryPage(locale)
    const { dimensions } = await fullOf(sleep, locale)
    for (const { id, name, about, reading } of dimensions) {
      expect(html).toContain(name)
      if (id === sleep.freeDimension) continue
      for (const text of [about, reading?.quick, reading?.describes, reading?.helps]) {
        expect(html).not.toContain(text)
      }
    }
  })

  test('with a retake offered has it first and no price anywhere', async () => {
    const t = await texts('en', 'report')
    const html = await summaryPage('en', { retake: true, offer: false, flagCount: 2 })
    const order = positions(html, [
      '/tests/sleep/run?retake=sample',
      t('retake.show'),
      t('summary.freeTitle'),
      t('unsold.text'),
    ])
    expect(order).toEqual(ascending(order))
    expect(html).not.toContain(price.amount)
    expect(html).not.toContain('/payment')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('says once for every part when to talk to someone, and folds only what is light', async () => {
    const t = await texts('en', 'report')
    const { talk } = await summaryOf('en')
    const html = await summaryPage('en')
    for (const { text } of talk) expect(html.split(escaped(text))).toHaveLength(2)
    const fold = html.indexOf(t('talk.light'))
    for (const { text, light } of talk) expect(html.indexOf(escaped(text)) > fold).toBe(light)
  })

  test.each<{ access: SummaryAccess; sells: boolean; pays: boolean }>([
    { access: 'pending', sells: false, pays: true },
    { access: 'checking', sells: false, pays: false },
    { access: 'refunded', sells: true, pays: true },
    { access: 'suspended', sells: false, pays: false },
  ])('says where a payment stands: $access', async ({ access, sells, pays }) => {
    const t = await texts('es', 'report')
    const html = await summaryPage('es', { access })
    if (access !== 'offer') expect(html).toContain(t(`access.${access}.title`))
    expect(html.includes(price.amount)).toBe(sells)
    expect(html.includes('/payment?report=sample')).toBe(pays)
  })

  test('offers one of the account’s own reports before a payment that was begun', async () => {
    const t = await texts('en', 'report')
    const props = { price: { ...price, credits: 2 }, site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<SummaryReport view={await summaryOf('en', { access: 'pending' })} {...props} />)
    expect(html).toContain(t('offer.credit', { left: 2 }))
    expect(html).not.toContain(t('access.pending.action'))
  })

  test('without an overall band still has a headline, and no hill', async () => {
    const t = await texts('en', 'report')
    const html = await summaryPage('en', { overall: null, head: null })
    expect(html).toContain(`<h1>${t('head.plain')}</h1>`)
  })
})

describe('full report', () => {
  test.each(locales)('in %s has every reading, and each chart with a name and a table', async (locale) => {
    const instrument = publishedInstrument('mood-energy')
    const view = await fullOf(instrument, locale)
    const t = await texts(locale, 'report')
    const html = appMarkup(<FullReport view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
    for (const { name, reading } of view.dimensions) {
      for (const text of [name, reading?.quick, reading?.describes, reading?.helps, reading?.talk]) {
        expect(html).toContain(escaped(text ?? undefined))
      }
    }
    const images = html.match(/<svg[^>]*role="img"[^>]*>/g) ?? []
    expect(images).toHaveLength(2 + 2 * view.dimensions.length)
    for (const image of images) expect(image).toMatch(/aria-label="[^"]{10,}"/)
    expect(html.match(/<table/g)).toHaveLength(2 + view.dimensions.length)
    expect(html).not.toMatch(/\{\{|undefined|NaN/)
  })

  test.each([true, false])('can be deleted by who took the test: %s', async (own) => {
    const t = await texts('en', 'report')
    const view = { ...(await fullOf(sleep, 'en')), own }
    const html = appMarkup(<FullReport view={view} pdf={false} site="Mindglass" locale="en" t={t} />)
    expect(html.includes('href="/report/sample/delete"')).toBe(own)
  })

  test('with a dimension that is not scored draws and says so', async () => {
    const view = await fullOf(publishedInstrument('mood-energy'), 'en')
    const dimensions = view.dimensions.map((one, n) => (n === 1 ? { ...one, reading: null } : one))
    const t = await texts('en', 'report')
    const props = { site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<FullReport view={{ ...view, dimensions }} pdf={false} {...props} />)
    expect(html).toContain(t('dimension.notScored'))
    expect(
      html
        .match(/<polygon[^>]*points="([^"]*)"/g)
        ?.at(-1)
        ?.split(' ')
        .filter((part) => part.includes(',')),
    ).toHaveLength(5)
  })
})

test.each(locales)('the sample in %s is marked as one and sells nothing', async (locale) => {
  const t = await texts(locale, 'report')
  const html = renderToStaticMarkup(<SampleReport view={await fullOf(sleep, locale)} locale={locale} t={t} />)
  expect(html).toContain(t('sample.notice'))
  expect(html).not.toContain('/payment')
  expect(html).not.toContain('<button')
  expect(html).not.toContain('1970')
})

/** Text as React writes it. */
const escaped = (text = ''): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
