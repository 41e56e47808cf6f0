import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import { texts } from '@/server/i18n/i18n'
import { publishedInstrument } from '@/testing/data/sittings'
import { escapeText } from '@/testing/markup-text'
import { createSampleReport } from '../../view/sample-report'
import { Contents } from '../parts/Contents'
import { PartPortrait, PortraitBesideEmptyFrame } from '../parts/PartPortrait'
import { PortraitFigure } from '../parts/PortraitFigure'
import { ClosedParts, PartsOverview } from './PartsOverview'

const instrument = publishedInstrument('big-five')

async function sampleIn(locale: (typeof locales)[number]) {
  const report = await loadOwnReport(instrument, locale)
  const view = createSampleReport(instrument, await loadInstrumentText(instrument, locale), locale, report)
  return { view, t: await texts(locale, 'report') }
}

describe.each(locales)('the overview of the parts in %s', (locale) => {
  test('has a row for each part with its name, level and score interval, linked to the part', async () => {
    const { view, t } = await sampleIn(locale)
    const html = renderToStaticMarkup(<PartsOverview parts={view.dimensions} locale={locale} t={t} />)
    const rows = html.split('<li>').slice(1)
    expect(rows).toHaveLength(view.dimensions.length)
    for (const [index, { id, name, partResult }] of view.dimensions.entries()) {
      expect(rows[index]).toMatch(new RegExp(`^<a class="[^"]*" href="#part-${id}">`))
      if (!partResult) throw new Error(`${id} is not scored`)
      for (const word of [name, scoreName(partResult, locale, t)])
        expect(rows[index]).toContain(`>${escapeText(word)}<`)
      expect(rows[index]?.match(/<svg /g)).toHaveLength(1)
    }
  })

  test('labels a part as not scored and draws no score interval for it', async () => {
    const { view, t } = await sampleIn(locale)
    const parts = view.dimensions.slice(0, 1).map((part) => ({ ...part, partResult: null }))
    const html = renderToStaticMarkup(<PartsOverview parts={parts} locale={locale} t={t} />)
    expect(html).toContain(escapeText(t('glance.none')))
    expect(html).not.toContain('<svg')
  })

  test('shows how locked parts begin and how to unlock them, without a link or score interval', async () => {
    const { view, t } = await sampleIn(locale)
    const parts = view.dimensions.map(({ id, name }, n) => ({ id, name, begins: n === 0 ? null : `Begins ${n}.` }))
    const html = renderToStaticMarkup(<ClosedParts parts={parts} opens t={t} />)
    for (const { name, begins } of parts) {
      expect(html).toContain(escapeText(name))
      expect(html).toContain(escapeText(begins ?? t('dimension.notScored')))
    }
    expect(html.split(escapeText(t('summary.closed')))).toHaveLength(parts.length)
    expect(html).not.toMatch(/<svg|<a |<path/)
    expect(renderToStaticMarkup(<ClosedParts parts={parts} opens={false} t={t} />)).not.toContain(t('summary.closed'))
  })
})

describe('the table of contents', () => {
  const letter = { id: 'letter', title: 'A letter' }
  const week = { id: 'week', title: 'One thing' }
  const linksOf = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

  test('lists the parts first and then links to all remaining chapters', async () => {
    const { view, t } = await sampleIn('en')
    const parts = view.dimensions.map(({ id, name }) => ({ id: `part-${id}`, title: name }))
    const html = renderToStaticMarkup(
      <Contents chapters={[letter, ...parts, week]} rest={[]} dimensions={view.dimensions} locale="en" t={t} />,
    )
    expect(linksOf(html)).toEqual([...parts.map(({ id }) => id), 'letter', 'week'])
    expect(html.match(/<svg /g)).toHaveLength(parts.length)
  })

  test('shows no score charts when the parts are in the collapsed section', async () => {
    const { view, t } = await sampleIn('en')
    const parts = view.dimensions.map(({ id, name }) => ({ id: `part-${id}`, title: name }))
    const html = renderToStaticMarkup(
      <Contents chapters={[letter, week]} rest={parts} dimensions={view.dimensions} locale="en" t={t} />,
    )
    expect(linksOf(html)).toEqual(['letter', 'week', 'rest', ...parts.map(({ id }) => id)])
    expect(html).not.toContain('<svg')
  })
})

describe('the drawing of a part', () => {
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const refsOf = (html: string) => [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)

  test.each(['big-five', 'sleep', 'mood-energy'])('reuses the SVG marks of the full drawing: %s', async (slug) => {
    const test = publishedInstrument(slug)
    const view = createSampleReport(test, await loadInstrumentText(test, 'en'), 'en', await loadOwnReport(test, 'en'))
    const t = await texts('en', 'report')
    const whole = renderToStaticMarkup(<PortraitFigure view={view} t={t} />)
    const ids = idsOf(whole)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, draws } of view.dimensions) {
      const html = renderToStaticMarkup(<PartPortrait view={view} ids={[id]} caption={draws} />)
      expect(ids).toEqual(expect.arrayContaining(refsOf(html)))
      // The drawing contains the whole portrait in pale ink, and some marks in full ink.
      expect(refsOf(html).length).toBeGreaterThan(1)
      expect(html).toContain(`<figcaption>${escapeText(draws ?? '')}</figcaption>`)
      expect(idsOf(html)).toEqual([])
      expect(html).not.toMatch(/ d="|<circle/)
    }
    const [one, two] = view.dimensions.map(({ id }) =>
      refsOf(renderToStaticMarkup(<PartPortrait view={view} ids={[id]} />)),
    )
    const both = refsOf(
      renderToStaticMarkup(<PartPortrait view={view} ids={view.dimensions.slice(0, 2).map(({ id }) => id)} />),
    )
    expect(new Set(both)).toEqual(new Set([...(one ?? []), ...(two ?? [])]))
  })

  test('is absent when no part was scored, as is the empty frame for the next portrait', async () => {
    const { view, t } = await sampleIn('en')
    const none = { ...view, picture: [] }
    expect(renderToStaticMarkup(<PartPortrait view={none} ids={['openness']} />)).toBe('')
    expect(renderToStaticMarkup(<PartPortrait view={view} ids={[]} />)).toBe('')
    expect(renderToStaticMarkup(<PortraitBesideEmptyFrame view={none} t={t} />)).toBe('')
    expect(renderToStaticMarkup(<PortraitBesideEmptyFrame view={view} t={t} />)).toContain(
      escapeText(t('portrait.later')),
    )
  })
})
