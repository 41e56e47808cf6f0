import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { instrumentText, ownReport } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import { texts } from '@/server/i18n/i18n'
import { publishedInstrument } from '@/testing/data/sittings'
import { escaped } from '@/testing/markup-text'
import { sampleReport } from '../../view/sample'
import { Contents } from '../parts/Contents'
import { LaterPortrait, PartPortrait } from '../parts/PartPortrait'
import { PortraitFigure } from '../parts/PortraitFigure'
import { ClosedParts, Glance } from './Glance'

const instrument = publishedInstrument('big-five')

async function sampleIn(locale: (typeof locales)[number]) {
  const report = await ownReport(instrument, locale)
  const view = sampleReport(instrument, await instrumentText(instrument, locale), locale, report)
  return { view, t: await texts(locale, 'report') }
}

describe.each(locales)('a glance in %s', (locale) => {
  test('has a row for each part with its name, lens and word, which leads to the part', async () => {
    const { view, t } = await sampleIn(locale)
    const html = renderToStaticMarkup(<Glance parts={view.dimensions} locale={locale} t={t} />)
    const rows = html.split('<li>').slice(1)
    expect(rows).toHaveLength(view.dimensions.length)
    for (const [index, { id, name, reading }] of view.dimensions.entries()) {
      expect(rows[index]).toMatch(new RegExp(`^<a class="[^"]*" href="#part-${id}">`))
      if (!reading) throw new Error(`${id} is not scored`)
      for (const word of [name, scoreName(reading, locale, t)]) expect(rows[index]).toContain(`>${escaped(word)}<`)
      expect(rows[index]?.match(/<svg /g)).toHaveLength(1)
    }
  })

  test('says without a lens that a part was not scored', async () => {
    const { view, t } = await sampleIn(locale)
    const parts = view.dimensions.slice(0, 1).map((part) => ({ ...part, reading: null }))
    const html = renderToStaticMarkup(<Glance parts={parts} locale={locale} t={t} />)
    expect(html).toContain(escaped(t('glance.none')))
    expect(html).not.toContain('<svg')
  })

  test('has for closed parts their beginning and what opens them, and neither link nor lens', async () => {
    const { view, t } = await sampleIn(locale)
    const parts = view.dimensions.map(({ id, name }, n) => ({ id, name, begins: n === 0 ? null : `Begins ${n}.` }))
    const html = renderToStaticMarkup(<ClosedParts parts={parts} opens t={t} />)
    for (const { name, begins } of parts) {
      expect(html).toContain(escaped(name))
      expect(html).toContain(escaped(begins ?? t('dimension.notScored')))
    }
    expect(html.split(escaped(t('summary.closed')))).toHaveLength(parts.length)
    expect(html).not.toMatch(/<svg|<a |<path/)
    expect(renderToStaticMarkup(<ClosedParts parts={parts} opens={false} t={t} />)).not.toContain(t('summary.closed'))
  })
})

describe('the contents', () => {
  const chapters = [
    { id: 'letter', title: 'A letter' },
    { id: 'parts', title: 'Part by part' },
    { id: 'week', title: 'One thing' },
  ]

  test('begin with the parts, lead to every other chapter and end with the length', async () => {
    const { view, t } = await sampleIn('en')
    const read = view.dimensions.flatMap(({ about, reading }) => [about, reading?.describes ?? ''])
    const html = renderToStaticMarkup(
      <Contents chapters={chapters} rest={[]} dimensions={view.dimensions} texts={read} locale="en" t={t} />,
    )
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links).toEqual([...view.dimensions.map(({ id }) => `part-${id}`), 'letter', 'week'])
    const [, words = '', minutes] = html.match(/About ([\d,]+) words, (\d+) minutes or so/) ?? []
    const said = read.join(' ').split(/\s+/).length
    expect(Math.abs(Number(words.replace(',', '')) - said)).toBeLessThanOrEqual(50)
    expect(Number(minutes)).toBe(Math.ceil(said / 230))
  })

  test('say neither places nor a length while the parts wait', async () => {
    const { view, t } = await sampleIn('en')
    const [letter, parts, week] = chapters
    if (!letter || !parts || !week) throw new Error('no chapters')
    const html = renderToStaticMarkup(
      <Contents chapters={[letter, week]} rest={[parts]} dimensions={view.dimensions} texts={[]} locale="en" t={t} />,
    )
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['letter', 'week', 'rest', 'parts'])
    expect(html).not.toMatch(/<svg|words/)
  })
})

describe('the drawing of a part', () => {
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const refsOf = (html: string) => [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)

  test.each(['big-five', 'sleep', 'mood-energy'])('uses the marks of the whole drawing: %s', async (slug) => {
    const test = publishedInstrument(slug)
    const view = sampleReport(test, await instrumentText(test, 'en'), 'en', await ownReport(test, 'en'))
    const t = await texts('en', 'report')
    const whole = renderToStaticMarkup(<PortraitFigure view={view} t={t} />)
    const ids = idsOf(whole)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, draws } of view.dimensions) {
      const html = renderToStaticMarkup(<PartPortrait view={view} ids={[id]} caption={draws} />)
      expect(ids).toEqual(expect.arrayContaining(refsOf(html)))
      // All of it, hardly to be seen, and something in full ink.
      expect(refsOf(html).length).toBeGreaterThan(1)
      expect(html).toContain(`<figcaption>${escaped(draws ?? '')}</figcaption>`)
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

  test('is absent where no part was scored, and so is the place for the next one', async () => {
    const { view, t } = await sampleIn('en')
    const none = { ...view, picture: [] }
    expect(renderToStaticMarkup(<PartPortrait view={none} ids={['openness']} />)).toBe('')
    expect(renderToStaticMarkup(<PartPortrait view={view} ids={[]} />)).toBe('')
    expect(renderToStaticMarkup(<LaterPortrait view={none} t={t} />)).toBe('')
    expect(renderToStaticMarkup(<LaterPortrait view={view} t={t} />)).toContain(escaped(t('portrait.later')))
  })
})
