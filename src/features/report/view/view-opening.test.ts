import { describe, expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { loadInstrumentText } from '@/content/tests/instruments'
import type { Headline } from '@/core/care/care'
import { publishedInstrument } from '@/testing/data/sittings'
import { buildOpeningView } from './view'

const real = await loadInstrumentText(publishedInstrument('stress-burnout', 1), 'en')
const headOf = (headline: string) => ({ headline, body: `More of ${headline}` })
const text: InstrumentText = {
  ...real,
  heads: { part: { distance: headOf('far') }, some: { level3: headOf('some'), level4: headOf('more') }, rules: {} },
}
const name = (id: string) => real.dimensions[id]?.name
const withHeads = (heads: InstrumentText['heads']) => ({ ...text, heads: { ...text.heads, ...heads } })

describe('buildOpeningView', () => {
  test.each<{ headline: Headline; of?: InstrumentText; expected: object }>([
    { headline: { from: 'band', level: 'level2' }, expected: { ...real.overall?.level2, parts: [] } },
    { headline: { from: 'whole' }, expected: { ...real.overall?.level5, parts: [] } },
    {
      headline: { from: 'whole' },
      of: withHeads({ whole: headOf('all of it') }),
      expected: { ...headOf('all of it'), parts: [] },
    },
    {
      headline: { from: 'part', part: 'distance', parts: ['distance', 'control'] },
      expected: { ...headOf('far'), parts: [name('distance'), name('control')] },
    },
    {
      headline: { from: 'some', level: 'level4', parts: ['overload'] },
      expected: { ...headOf('more'), parts: [name('overload')] },
    },
    {
      headline: { from: 'rule', head: 'spell' },
      of: withHeads({ rules: { spell: headOf('rule') } }),
      expected: { ...headOf('rule'), parts: [] },
    },
  ])('returns the text of the headline $headline', ({ headline, of = text, expected }) => {
    expect(buildOpeningView(headline, of)).toEqual(expected)
  })

  test('returns null for a plain headline', () => {
    expect(buildOpeningView({ from: 'plain' }, text)).toBeNull()
  })

  test.each<{ headline: Headline; missing: string }>([
    { headline: { from: 'band', level: 'level2' }, missing: 'overall' },
    { headline: { from: 'whole' }, missing: 'the whole' },
    { headline: { from: 'part', part: 'distance', parts: [] }, missing: 'distance' },
    { headline: { from: 'some', level: 'level3', parts: [] }, missing: 'level3' },
    { headline: { from: 'rule', head: 'spell' }, missing: 'spell' },
  ])('throws an error that names the missing text: $missing', ({ headline, missing }) => {
    for (const heads of [undefined, {}]) {
      expect(() => buildOpeningView(headline, { ...text, overall: undefined, heads })).toThrow(`no text for ${missing}`)
    }
    const unnamed: Headline = { from: 'some', level: 'level3', parts: ['nobody'] }
    expect(() => buildOpeningView(unnamed, text)).toThrow('no text for nobody')
  })
})
