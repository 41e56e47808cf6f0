import { describe, expect, test } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { intervalLayers, thinLayers } from '@/core/charts/score-interval'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { buildReportContents } from '@/core/report/contents'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { publishedInstrument } from '@/testing/data/sittings'
import { collectTexts, escapeText } from '@/testing/markup-text'
import { storyFixture } from '@/testing/story-fixture'
import type { FullView, SummaryAccess, SummaryView } from '../schema'
import { createSampleReport } from '../view/sample-report'
import { FullReport } from './FullReport'
import { offerId } from './offer/Offer'
import { SummaryReport } from './SummaryReport'

const sleep = publishedInstrument('sleep')
const next = {
  articles: [{ id: 'sleep-debt', title: 'An article', minutes: 5 }],
  test: { slug: 'worry', title: 'Another test' },
}
const price = {
  amount: '$4.99',
  list: null,
  line: '3 free, then $4.99 each.',
  refundDays: 14,
  credits: 0,
  anonymous: true,
}

async function fullOf(instrument: Instrument, locale: Locale): Promise<FullView> {
  return createSampleReport(instrument, await loadInstrumentText(instrument, locale), locale, null)
}

async function summaryOf(locale: Locale, change: Partial<SummaryView> = {}): Promise<SummaryView> {
  const { dimensions, story, ...full } = await fullOf(sleep, locale)
  const free = dimensions.find(({ id }) => id === sleep.freeDimension)
  if (!free) throw new Error('no free dimension')
  const parts = dimensions.map(({ id, name }) => ({ id, name, begins: null }))
  const talk = full.talk.map((one) => ({ ...one, light: one.id === 'maintenance' }))
  const opening = story?.letter[0] ?? null
  const contents = buildReportContents(sleep, null)
  return {
    ...full,
    kind: 'summary',
    access: 'offer',
    returned: null,
    parts,
    free,
    contents,
    whole: null,
    light: false,
    opening,
    talk,
    ...change,
  }
}

const CLAUSE = /<span class="clause">([^<]*)<\/span>/g

async function summaryPage(locale: Locale, change: Partial<SummaryView> = {}): Promise<string> {
  const props = { price, site: 'Mindglass', locale, t: await texts(locale, 'report') }
  const html = appMarkup(<SummaryReport next={next} view={await summaryOf(locale, change)} {...props} />)
  // Chinese headlines contain marks where a line may break.
  return html.replaceAll('<wbr/>', '').replaceAll(CLAUSE, '$1')
}

/** Returns the positions of several pieces of a page, and expects all of them to exist. */
function positions(html: string, pieces: readonly string[]): number[] {
  return pieces.map((piece) => {
    expect(html).toContain(piece)
    return html.indexOf(piece)
  })
}
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('the summary page', () => {
  test.each(locales)('shows headline, picture, offer, limits and next step in this order, in %s', async (locale) => {
    const t = await texts(locale, 'report')
    const { head } = await summaryOf(locale)
    const html = await summaryPage(locale)
    const order = positions(html, [
      head?.headline ?? '',
      '<svg',
      'href="#offer"',
      t('contents.glance'),
      t('summary.freeTitle'),
      t('dimension.talk'),
      'id="offer"',
      t('keep.title'),
      t('limits.one'),
      t('limits.title'),
      t('more'),
      t('support.title'),
    ])
    expect(order).toEqual(ascending(order))
    expect(html).toContain('href="/payment?report=sample"')
  })

  test.each(locales)('names the paid dimensions without their texts, in %s', async (locale) => {
    const html = await summaryPage(locale)
    const { dimensions } = await fullOf(sleep, locale)
    for (const { id, name, about, partResult } of dimensions) {
      expect(html).toContain(name)
      if (id === sleep.freeDimension) continue
      for (const text of [about, partResult?.quick, partResult?.describes, partResult?.helps]) {
        expect(html).not.toContain(text)
      }
    }
  })

  test('shows how each locked part begins, and states that the full report has the rest', async () => {
    const t = await texts('en', 'report')
    const { parts, free } = await summaryOf('en')
    const begun = parts.map((part, n) => ({ ...part, begins: n === 0 ? null : `It begins so ${part.id}.` }))
    const html = await summaryPage('en', { parts: begun })
    const closed = begun.filter(({ id }) => id !== free.id)
    for (const { begins } of closed) expect(html).toContain(begins ?? t('dimension.notScored'))
    expect(html.split(t('summary.closed'))).toHaveLength(1 + closed.filter(({ begins }) => begins).length)
    // Only the open part shows its score interval.
    expect(html.match(/data-lens/g)).toHaveLength(1)
    expect(html).toContain(`href="#part-${free.id}"`)
    for (const { id } of closed) expect(html).not.toContain(`part-${id}`)
    const lit = new Set([...html.matchAll(/ d="(M[^"]*)" fill-opacity/g)].map(([, d]) => d))
    expect(lit.size).toBe(intervalLayers.length + thinLayers.length)
  })

  test('shows the portrait sentence as its headline, or below the picture when there is help', async () => {
    const own = { portrait: 'You stay near.', opening: 'This is how the letter begins.' }
    const plain = await summaryPage('en', { ...own, head: null })
    expect(plain).toContain('<h1>You stay near.</h1>')
    expect(plain.split('You stay near.')).toHaveLength(2)
    const html = await summaryPage('en', { ...own, help: 'soft', offer: false })
    const order = positions(html, ['<h1', '<svg', 'You stay near.', 'This is how the letter begins.'])
    expect(order).toEqual(ascending(order))
  })

  test('links to the offer near the top only when something is offered', async () => {
    expect(await summaryPage('en')).toContain('href="#offer"')
    for (const change of [
      { help: 'soft', offer: false },
      { offer: false, retake: true },
      { access: 'pending' },
    ] as const)
      expect(await summaryPage('en', change)).not.toContain('href="#offer"')
  })

  test('links to sharing under the portrait, or at the end when there is help or a retake', async () => {
    const t = await texts('en', 'report')
    const shown = await summaryPage('en', { shareable: true })
    const order = positions(shown, ['<svg', t('shareFirst'), t('summary.freeTitle')])
    expect(order).toEqual(ascending(order))
    expect(shown.split('/report/sample/share')).toHaveLength(2)
    for (const change of [
      { help: 'soft', offer: false },
      { offer: false, retake: true },
    ] as const) {
      const html = await summaryPage('en', { shareable: true, ...change })
      expect(html).not.toContain(t('shareFirst'))
      const last = positions(html, [t('limits.title'), '/report/sample/share'])
      expect(last).toEqual(ascending(last))
    }
    expect(await summaryPage('en')).not.toContain('/share')
  })

  test('puts the retake first and shows no price when a retake is offered', async () => {
    const t = await texts('en', 'report')
    const html = await summaryPage('en', { retake: true, offer: false, signs: ['directed', 'spread'] })
    const order = positions(html, [
      escapeText(t('retake.signs.spread')),
      '/tests/sleep/run?retake=sample',
      t('retake.show'),
      t('summary.freeTitle'),
      t('unsold.text'),
    ])
    expect(order).toEqual(ascending(order))
    for (const word of [price.amount, '/payment']) expect(html).not.toContain(word)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('states once per part when to talk to someone, and collapses only mild parts if help comes first', async () => {
    const t = await texts('en', 'report')
    const { talk } = await summaryOf('en')
    const html = await summaryPage('en', { help: 'first', offer: false })
    for (const { text } of talk) expect(html.split(escapeText(text))).toHaveLength(2)
    const fold = html.indexOf(t('talk.light'))
    for (const { text, light } of talk) expect(html.indexOf(escapeText(text)) > fold).toBe(light)
  })

  test.each(['none', 'soft'] as const)(
    'collapses the non-urgent advice to talk to someone when the help level is “%s”',
    async (help) => {
      const t = await texts('en', 'report')
      const { talk } = await summaryOf('en')
      const html = await summaryPage('en', { help, offer: help === 'none' })
      const section = html.slice(html.indexOf('id="talk"'))
      const [fold = '', after = ''] = section.slice(0, section.indexOf('</section>')).split('</details>')
      expect(fold).toMatch(/<details[^>]*><summary><h2/)
      expect(fold).not.toContain('open=""')
      for (const { text, calls } of talk) expect(fold.includes(escapeText(text))).toBe(help === 'none' || !calls)
      expect(after).toContain(t('support.link'))
    },
  )

  test.each<{ access: SummaryAccess; sells: boolean; pays: boolean }>([
    { access: 'pending', sells: false, pays: true },
    { access: 'checking', sells: false, pays: false },
    { access: 'refunded', sells: false, pays: true },
    { access: 'suspended', sells: false, pays: false },
  ])('shows the state of the payment: $access', async ({ access, sells, pays }) => {
    const t = await texts('es', 'report')
    const html = await summaryPage('es', { access })
    if (access !== 'offer') expect(html).toContain(t(`access.${access}.title`))
    expect(html.includes(price.amount)).toBe(sells)
    expect(html.includes('/payment?report=sample')).toBe(pays)
  })

  test.each([
    { what: 'payment', expected: 'Your payment was returned on' },
    { what: 'credit', expected: 'The report you used for it is in your account again.' },
  ] as const)(
    'states that the $what was refunded, and offers the report again only as a link',
    async ({ what, expected }) => {
      const t = await texts('en', 'report')
      const returned = { what, at: '2026-11-20T12:00:00.000Z' }
      const html = await summaryPage('en', { access: 'refunded', returned })
      expect(html.replaceAll(/<[^>]+>/g, '')).toContain(expected)
      expect(html).toContain('November 20, 2026')
      expect(html).not.toContain(t('access.refunded.text'))
      expect(html).not.toContain(`id="${offerId}"`)
      const links = [...html.matchAll(/<a[^>]*href="\/payment[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
      expect(links).toEqual([t('access.refunded.again')])
    },
  )

  test('offers an account credit in place of a pending payment', async () => {
    const t = await texts('en', 'report')
    const props = { price: { ...price, credits: 2 }, site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<SummaryReport next={next} view={await summaryOf('en', { access: 'pending' })} {...props} />)
    expect(html).toContain(t('offer.credit', { left: 2 }))
    expect(html).not.toContain(t('access.pending.action'))
  })

  test('has a single button that spends a credit, in the offer, and links to the offer above', async () => {
    const t = await texts('en', 'report')
    const props = { price: { ...price, credits: 2, anonymous: false }, site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<SummaryReport next={next} view={await summaryOf('en')} {...props} />)
    const taps = [...html.matchAll(/<button.*?<\/button>/g)].filter(([tap]) =>
      tap.includes(t('offer.credit', { left: 2 })),
    )
    expect(taps).toHaveLength(1)
    expect(html).toMatch(new RegExp(`<a[^>]*href="#${offerId}"[^>]*>(?:<[^>]*>)*${t('offer.way')}`))
    expect(html.indexOf(taps[0]?.[0] ?? '')).toBeGreaterThan(html.indexOf(`id="${offerId}"`))
    expect(html).not.toContain('/payment?')
  })

  test.each([true, false])('offers registration only to a guest (guest: %s)', async (anonymous) => {
    const t = await texts('en', 'report')
    const props = { price: { ...price, anonymous }, site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<SummaryReport next={next} view={await summaryOf('en')} {...props} />)
    expect(html.includes('/register')).toBe(anonymous)
    expect(html.includes(t('keep.free.summary'))).toBe(anonymous)
    expect(html.includes(t('keep.free.summaryOwn'))).toBe(!anonymous)
  })

  test.each(locales)(
    'states the length and chapters of the full report, and links once to registration, in %s',
    async (locale) => {
      const t = await texts(locale, 'report')
      const parts = [{ id: 'onset', name: 'Falling asleep', begins: 'You lie awake.' }]
      const whole = { parts: ['onset'], chapters: ['letter', 'together', 'week'] as const, length: 5500, minutes: 25 }
      const html = await summaryPage(locale, {
        parts,
        opening: 'One thing. And more.',
        whole: { ...whole, chapters: [...whole.chapters] },
      })
      const card = html.slice(html.indexOf(`id="${offerId}"`), html.indexOf(t('keep.title')))
      const length = { cn: '5,500', en: '5,500', es: '5.500' }[locale]
      expect(card).toContain(t('offer.whole.size', { chapters: 4, length, minutes: 25 }))
      const order = positions(card, [
        t('chapter.letter'),
        'Falling asleep',
        t('chapter.together'),
        t('offer.whole.about.together'),
        t('chapter.week'),
      ])
      expect(order).toEqual(ascending(order))
      // The page has said above how letter and parts begin.
      for (const begun of ['One thing.', 'You lie awake.']) expect(card).not.toContain(begun)
      // The heading names no price; the button leads to registration, and a quieter link to payment without an account.
      expect(card.match(/<h2[^>]*>(.*?)<\/h2>/)?.[1]).not.toMatch(/\d/)
      expect(card.match(/data-variant="filled"/g) ?? []).toHaveLength(0)
      expect(card.match(/<a[^>]*href="\/register[^"]*"/g)).toHaveLength(1)
      expect(card).toMatch(/<a[^>]*data-variant="transparent"[^>]*href="\/payment\?report=sample"/)
      expect(card).toContain(price.line)
    },
  )

  test('shows the default headline when there is no overall level', async () => {
    const t = await texts('en', 'report')
    const html = await summaryPage('en', { overall: null, head: null })
    expect(html).toContain(`<h1>${t('head.plain')}</h1>`)
  })
})

describe('the full report', () => {
  test.each(locales)('shows the text of every part in %s, with a name and numbers for each chart', async (locale) => {
    const instrument = publishedInstrument('mood-energy')
    const view = await fullOf(instrument, locale)
    const t = await texts(locale, 'report')
    const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
    // A sentence in display type stays at its position in the paragraph.
    const read = html
      .replaceAll('<wbr/>', '')
      .replaceAll(CLAUSE, '$1')
      .replaceAll(/<span class="[^"]*" data-pulled="true">([^<]*)<\/span>/g, '$1')
    for (const { name, partResult } of view.dimensions) {
      for (const text of [name, partResult?.quick, partResult?.describes, partResult?.helps, partResult?.talk]) {
        expect(read).toContain(escapeText(text ?? undefined))
      }
    }
    const images = html.match(/<svg[^>]*role="img"[^>]*>/g) ?? []
    // The page has one image for the portrait, and one interval for each part.
    expect(images).toHaveLength(1 + view.dimensions.length)
    for (const image of images) expect(image).toMatch(/aria-label="[^"]{10,}"/)
    for (const { partResult } of view.dimensions) {
      const { score = 0, from = 0, to = 0 } = partResult?.interval ?? {}
      expect(html).toContain(t('interval.score', { score, from, to, sure: t('place.sure.likely') }))
    }
    // Every range is shown with the note that it is no laboratory value.
    for (const { range } of view.dimensions) expect(html).toContain(t('interval.range', range))
    expect(t('interval.range', { from: 0, to: 40 })).toMatch(/lab value|化验|valor de laboratorio/)
    expect(html).not.toMatch(/\{\{|undefined|NaN/)
  })

  test.each(locales)(
    'shows every chapter and a list of chapters in %s when the test has report texts of its own',
    async (locale) => {
      const t = await texts(locale, 'report')
      const view = { ...(await fullOf(sleep, locale)), story: storyFixture, portrait: 'You stay near.', head: null }
      const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
      const parts = sleep.dimensions.map(({ id }) => `part-${id}`)
      const chapters = ['letter', ...parts, 'together', 'answers', 'where', 'context', 'week', 'later', 'hand-over']
      const ids = [...chapters, 'talk', 'unknown', 'sources']
      const order = positions(
        html,
        ids.flatMap((id) => `id="${id}"`),
      )
      expect(order).toEqual(ascending(order))
      for (const id of ids) expect(html).toContain(`href="#${id}"`)
      const rows = [...html.matchAll(/<details class="[^"]*"( open="")? data-chapter="(\d+)">/g)]
      expect(rows.map(([, , number]) => Number(number))).toEqual(ids.map((_, at) => at + 1))
      expect(rows.map(([, open]) => open !== undefined)).toEqual(ids.map((_, at) => at < 2))
      for (const text of collectTexts(storyFixture)) expect(html).toContain(escapeText(text))
      const [gate, day] = positions(html, ['Whom it is not for.', 'First title'])
      expect(gate).toBeLessThan(day ?? 0)
      expect(html).toContain('href="https://doi.org/10.1000/182"')
      expect(html).toContain('action="/api/report/sample/calendar"')
      // Each day and each line of a page to hand over has a checkbox, none of them ticked.
      expect(html.match(/type="checkbox"/g)).toHaveLength(7 + 4)
      expect(html).not.toContain('checked')
      expect(html.indexOf('/articleDetail/sleep-debt')).toBeGreaterThan(html.indexOf('/report/sample/delete'))
      expect(html).not.toMatch(/\{\{|undefined|NaN/)
    },
  )

  test.each(['soft', 'first'] as const)(
    'states whom to talk to above the picture when the help level is “%s”',
    async (help) => {
      const t = await texts('en', 'report')
      const view = { ...(await fullOf(sleep, 'en')), help, offer: false }
      const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale="en" t={t} />)
      const order = positions(html, ['<h1', 'id="talk"', '<svg', 'id="part-onset"'])
      expect(order).toEqual(ascending(order))
      expect(html.split('id="talk"')).toHaveLength(2)
    },
  )

  test.each(locales)('describes each chart in %s in at most twelve words and without digits', async (locale) => {
    const t = await texts(locale, 'report')
    const view = await fullOf(publishedInstrument('mood-energy'), locale)
    const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />)
    const says = [...html.matchAll(/<p class="[^"]*says[^"]*">([^<]+)<\/p>/g)].map(([, words = '']) => words)
    expect(says).toHaveLength(view.dimensions.length)
    for (const words of says) {
      expect(words).not.toMatch(/\d/)
      expect(locale === 'cn' ? words.length / 2 : words.split(' ').length).toBeLessThanOrEqual(12)
    }
    // Scores, ranges and counts of answers appear only in the folded numbers.
    const shown = html.replaceAll(/<details class="[^"]*numbers[^"]*">.*?<\/details>/g, '')
    for (const { partResult, range } of view.dimensions) {
      const { score = 0, half = 0 } = partResult?.interval ?? {}
      for (const words of [t('place.score', { score, half }), t('interval.range', range)]) {
        expect(html.includes(escapeText(words)) && shown.includes(escapeText(words))).toBe(false)
      }
    }
  })

  test('shows two scores on one map when the test has a map', async () => {
    const t = await texts('en', 'report')
    const view = await fullOf(publishedInstrument('attachment'), 'en')
    const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale="en" t={t} />)
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(1 + 1 + view.dimensions.length)
  })

  test.each([true, false])('links to the deletion of the report only for the test taker (own: %s)', async (own) => {
    const t = await texts('en', 'report')
    const view = { ...(await fullOf(sleep, 'en')), own }
    const html = appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale="en" t={t} />)
    expect(html.includes('href="/report/sample/delete"')).toBe(own)
  })

  test('labels a dimension without a score as not scored and draws no chart for it', async () => {
    const view = await fullOf(publishedInstrument('mood-energy'), 'en')
    const dimensions = view.dimensions.map((one, n) => (n === 1 ? { ...one, partResult: null } : one))
    const t = await texts('en', 'report')
    const props = { site: 'Mindglass', locale: 'en', t } as const
    const html = appMarkup(<FullReport next={next} view={{ ...view, dimensions }} pdf={false} {...props} />)
    expect(html).toContain(t('dimension.notScored'))
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(dimensions.length)
  })
})
