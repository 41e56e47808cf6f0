import type { Level } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { levelText } from '@/content/tests/instrument-text'
import { loadInstrumentText } from '@/content/tests/instruments'
import { overallPhase, phaseOf } from '@/core/care/phase'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { chooseTextByAnswers, chooseTextForHelp } from '@/core/report/slots'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { createScoringAnswers } from '@/testing/data/answers'
import { publishedInstrument } from '@/testing/data/sittings'
import type { SummaryAccess } from '../../schema'
import { buildFullView, buildSummaryView, type ReportSource } from '../../view/view'
import { FullReport } from '../FullReport'
import { SummaryReport } from '../SummaryReport'

interface Case {
  name: string
  slug: string
  /** Version of the test; the newest if absent. */
  version?: number
  /** Scores of parts (0–100); parts that are not named get `rest`. */
  scores: Record<string, number>
  rest?: number
  context?: Record<string, number>
  help: 'none' | 'soft' | 'first'
  /** Level of the mean of these answers; the reader must not be given it. */
  mean: Level | null
  /** Path of the headline in the instrument's texts. */
  head: readonly ['part' | 'rules' | 'some', string] | null
}

/** Cases A–E are the sittings that a reviewer recomputed; all but the last had got a calm headline or a price. */
const cases: readonly Case[] = [
  {
    name: 'A: a maximal low phase, all else calm',
    slug: 'mood-energy',
    version: 1,
    scores: { low: 100 },
    help: 'first',
    mean: 'level1',
    head: ['part', 'low'],
  },
  {
    name: 'A with some swings',
    slug: 'mood-energy',
    version: 1,
    scores: { low: 100, swings: 71 },
    help: 'first',
    mean: 'level2',
    head: ['part', 'low'],
  },
  {
    name: 'B: high energy and risk',
    slug: 'mood-energy',
    version: 1,
    help: 'first',
    mean: 'level5',
    scores: { activation: 100, thought: 100, impulse: 100, irritability: 100, low: 21, swings: 75 },
    head: ['part', 'activation'],
  },
  {
    name: 'C: no interest, no strength',
    slug: 'low-mood',
    help: 'first',
    mean: 'level5',
    scores: { interest: 100, body: 100, mood: 56, thinking: 67 },
    head: ['part', 'interest'],
  },
  {
    name: 'D: exhaustion alone',
    slug: 'stress-burnout',
    scores: { exhaustion: 100 },
    rest: 25,
    help: 'first',
    mean: null,
    head: ['part', 'exhaustion'],
  },
  {
    name: 'E: daily life stopped, all parts calm',
    slug: 'mood-energy',
    version: 1,
    scores: {},
    context: { c1: 1, c2: 2, c3: 4 },
    help: 'first',
    mean: 'level1',
    head: ['rules', 'stopped'],
  },
  {
    name: 'daily life hindered a lot',
    slug: 'mood-energy',
    version: 1,
    scores: {},
    context: { c3: 3 },
    help: 'soft',
    mean: 'level1',
    head: ['rules', 'hindered'],
  },
  {
    name: 'energy and mind both high',
    slug: 'mood-energy',
    version: 1,
    scores: { activation: 67, thought: 63 },
    help: 'first',
    mean: 'level2',
    head: ['some', 'level4'],
  },
  {
    name: 'a maximal low that goes on, newest version',
    slug: 'mood-energy',
    scores: { low: 100 },
    context: { c6: 1 },
    help: 'first',
    mean: null,
    head: ['part', 'low'],
  },
  {
    name: 'a maximal low that is over and was long, newest version',
    slug: 'mood-energy',
    scores: { low: 100 },
    context: { c7: 4 },
    help: 'soft',
    mean: null,
    head: ['rules', 'low-over'],
  },
  {
    name: 'a life that stopped and goes on, newest version',
    slug: 'mood-energy',
    scores: { low: 60 },
    context: { c3: 4, c7: 4 },
    help: 'soft',
    mean: null,
    head: ['rules', 'stopped-over'],
  },
  {
    name: 'two highs of five days, newest version',
    slug: 'mood-energy',
    scores: { activation: 50 },
    context: { c1: 1, c2: 4, c4: 2 },
    help: 'soft',
    mean: null,
    head: ['rules', 'stretch'],
  },
  {
    name: 'a low that goes on and costs something, newest version',
    slug: 'mood-energy',
    scores: { low: 25 },
    context: { c3: 2, c6: 1 },
    help: 'soft',
    mean: null,
    head: ['rules', 'inside'],
  },
  {
    name: 'dozing at the wheel, newest version',
    slug: 'sleep',
    scores: {},
    context: { c6: 2 },
    help: 'soft',
    mean: null,
    head: ['rules', 'wheel'],
  },
  {
    name: 'overload alone',
    slug: 'stress-burnout',
    scores: { overload: 88 },
    help: 'soft',
    mean: null,
    head: ['part', 'overload'],
  },
  {
    name: 'avoidance alone',
    slug: 'worry',
    scores: { avoidance: 92 },
    help: 'soft',
    mean: null,
    head: ['part', 'avoidance'],
  },
  {
    name: 'nights that never begin',
    slug: 'sleep',
    version: 1,
    scores: { onset: 100 },
    help: 'soft',
    mean: 'level2',
    head: ['part', 'onset'],
  },
  {
    name: 'attention that slips away',
    slug: 'attention',
    scores: { inattention: 100 },
    help: 'soft',
    mean: null,
    head: ['part', 'inattention'],
  },
  {
    name: 'harsh with oneself, worth at stake',
    slug: 'self-worth',
    scores: { acceptance: 0, contingency: 100 },
    rest: 50,
    help: 'soft',
    mean: null,
    head: ['rules', 'harsh'],
  },
]

const next = { articles: [], test: null }
const price = {
  line: '3 free, then $4.99 each.',
  amount: '$4.99',
  list: '$6.99',
  refundDays: 14,
  credits: 0,
  anonymous: true,
}

async function sourceOf(one: Case, locale: Locale): Promise<ReportSource & { instrument: Instrument }> {
  const instrument = publishedInstrument(one.slug, one.version)
  const { scores, rest, context } = one
  const responses = createScoringAnswers(instrument, scores, { ...(rest && { rest }), ...(context && { context }) })
  return {
    sittingId: 'a1',
    completedAt: new Date('2026-11-20T10:00:00Z'),
    takenIn: locale,
    own: true,
    instrument,
    responses,
    text: await loadInstrumentText(instrument, locale),
    locale,
    report: null,
    result: scoreSitting(instrument, responses, {}),
  }
}

const pages = new Map<string, ReturnType<typeof renderSummary>>()

/** Renders the summary page of a case once, for all tests that read it. */
function summaryPage(one: Case, locale: Locale, { access = 'offer' as SummaryAccess, credits = 0 } = {}) {
  const key = [one.name, locale, access, credits].join()
  const page = pages.get(key) ?? renderSummary(one, locale, access, credits)
  pages.set(key, page)
  return page
}

async function renderSummary(one: Case, locale: Locale, access: SummaryAccess, credits: number) {
  const view = buildSummaryView(await sourceOf(one, locale), access)
  const t = await texts(locale, 'report')
  const props = { price: { ...price, credits }, site: 'Mindglass', locale, t }
  return { view, t, html: plain(appMarkup(<SummaryReport next={next} view={view} {...props} />)) }
}

/** Returns HTML without the break marks of Chinese headlines, and with unescaped characters. */
const plain = (html: string): string =>
  html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<span class="[^"]*clause[^"]*">([^<]*)<\/span>/g, '$1')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Returns the text of a page without tags. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')
const money = /[$€¥￥]|\d[.,]\d\d\b|\d\s*元|\b(?:USD|EUR|CNY)\b/

describe.each(cases)('the report for the case $name', (one) => {
  test(`has the overall level ${one.mean}`, async () => {
    expect((await sourceOf(one, 'en')).result.overall?.level ?? null).toBe(one.mean)
  })

  test.each(locales)('shows help above the headline and above every link, in %s', async (locale) => {
    const { text } = await sourceOf(one, locale)
    const { view, t, html } = await summaryPage(one, locale)
    expect(view.help).toBe(one.help)
    // The styles of header and footer depend on this attribute, see base.css.
    expect(html).toMatch(new RegExp(`<article[^>]* data-help="${one.help}"`))
    const [where, key] = one.head ?? []
    const heads: Record<string, { headline: string } | undefined> = where ? { ...text.heads?.[where] } : {}
    expect(view.head?.headline).toBe(heads[key ?? '']?.headline)
    const title = one.help === 'first' ? t('help.title') : t('soft.title')
    const first = html.indexOf(title)
    expect(first).toBeGreaterThan(0)
    expect(html.slice(0, first)).not.toContain('<h1')
    expect(html.slice(0, first)).not.toContain('href')
    expect(html.indexOf('<h1')).toBeGreaterThan(first)
    expect(html).toContain(view.head?.headline ?? '-')
    for (const level of ['level1', 'level2', 'level3'] as const)
      expect(html).not.toContain(text.overall?.[level].headline)
    // Only the strong form of help shows phone numbers.
    expect(html.includes('href="tel:')).toBe(one.help === 'first')
    expect(html).toContain('href="/help-now"')
  })

  test.each(locales)(
    'shows all advice before payment, with the reasons for help above the charts, in %s',
    async (locale) => {
      const { text, instrument, result, responses } = await sourceOf(one, locale)
      const { view, html } = await summaryPage(one, locale)
      for (const { id } of instrument.dimensions) {
        const level = result.dimensions.find((found) => found.id === id)?.level ?? 'level1'
        const words = text.dimensions[id]
        const talk = words && levelText(words, level, phaseOf(id, instrument, responses)).talk
        const chosen = talk && chooseTextByAnswers(talk, (question) => responses[question])
        expect(html).toContain(chosen && chooseTextForHelp(one.help, chosen))
      }
      for (const { id } of instrument.context) {
        const { notes = [], notesOver = {} } = text.context[id] ?? {}
        const option = responses[id] ?? 0
        const over = overallPhase(instrument, responses) !== 'now'
        const note = (over ? notesOver[option] : undefined) ?? notes[option]
        expect(html).toContain(note && chooseTextForHelp(one.help, note))
      }
      // The free part is one that calls for help, if any does.
      expect(view.free.id).toBe(view.talk.find(({ calls }) => calls)?.id ?? instrument.freeDimension)
      const charts = html.indexOf('<svg')
      const reasons = [...view.talk.filter(({ calls }) => calls), ...view.context.filter(({ calls }) => calls)]
      expect(reasons.length).toBeGreaterThan(0)
      for (const reason of reasons) {
        expect(html.indexOf('text' in reason ? reason.text : reason.note)).toBeLessThan(charts)
      }
    },
  )

  test.each<{ access: SummaryAccess; credits: number }>([
    { access: 'offer', credits: 0 },
    { access: 'offer', credits: 3 },
    { access: 'pending', credits: 0 },
    { access: 'refunded', credits: 0 },
  ])('shows no price when the access is $access and $credits credits are left', async ({ access, credits }) => {
    for (const locale of locales) {
      const { t, html } = await summaryPage(one, locale, { access, credits })
      expect(wordsOf(html)).not.toMatch(money)
      expect(html).not.toMatch(/href="\/(?:vip|shop)/)
      // A single quiet link follows all free content: to the payment page, or a button that uses a credit.
      const links = [...html.matchAll(/<a[^>]*href="\/payment[^"]*"[^>]*>.*?<\/a>/g)].map(([link]) => link)
      const taps = [...html.matchAll(/<button.*?<\/button>/g)]
        .map(([tap]) => tap)
        .filter((tap) => tap.includes(t('offer.credit', { left: credits })))
      expect({ links: links.length, taps: taps.length }).toEqual(
        credits > 0 ? { links: 0, taps: 1 } : { links: 1, taps: 0 },
      )
      expect(html.indexOf([...links, ...taps][0] ?? '')).toBeGreaterThan(html.indexOf(t('limits.title')))
      expect(html).not.toContain(t('summary.closed'))
      if (access !== 'pending') expect(html).toContain(`<summary>${t('later.title')}</summary>`)
    }
  })

  test.each(locales)('shows help above the headline and nothing to buy after payment, in %s', async (locale) => {
    const view = buildFullView(await sourceOf(one, locale))
    const t = await texts(locale, 'report')
    const html = plain(
      appMarkup(<FullReport next={next} view={view} pdf={false} site="Mindglass" locale={locale} t={t} />),
    )
    const first = html.indexOf(one.help === 'first' ? t('help.title') : t('soft.title'))
    expect(first).toBeGreaterThan(0)
    expect(html.indexOf('<h1')).toBeGreaterThan(first)
    expect(html).toContain(view.head?.headline ?? '-')
    expect(wordsOf(html)).not.toMatch(money)
    expect(html).not.toMatch(/href="\/(?:vip|shop|payment)/)
  })
})

test('the summary shows the price and no phone number when no answer calls for help', async () => {
  const calm: Case = {
    name: '',
    slug: 'mood-energy',
    scores: { swings: 55 },
    rest: 30,
    help: 'none',
    mean: 'level2',
    head: null,
  }
  const { view, html } = await summaryPage(calm, 'en')
  expect(view).toMatchObject({ help: 'none', offer: true })
  expect(html).toContain(price.amount)
  expect(html).not.toContain('href="tel:')
})
