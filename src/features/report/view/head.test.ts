import { describe, expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { instrumentText } from '@/content/tests/instruments'
import type { Headline } from '@/core/care/care'
import { publishedInstrument } from '@/testing/data/sittings'
import { headView } from './head'

const real = await instrumentText(publishedInstrument('stress-burnout', 1), 'en')
const said = (headline: string) => ({ headline, body: `More of ${headline}` })
const text: InstrumentText = {
  ...real,
  heads: { part: { distance: said('far') }, some: { level3: said('some'), level4: said('more') }, rules: {} },
}
const name = (id: string) => real.dimensions[id]?.name
const withHeads = (heads: InstrumentText['heads']) => ({ ...text, heads: { ...text.heads, ...heads } })

describe('the first sentences of a report', () => {
  test.each<{ headline: Headline; of?: InstrumentText; expected: object }>([
    { headline: { from: 'band', level: 'level2' }, expected: { ...real.overall?.level2, parts: [] } },
    { headline: { from: 'whole' }, expected: { ...real.overall?.level5, parts: [] } },
    {
      headline: { from: 'whole' },
      of: withHeads({ whole: said('all of it') }),
      expected: { ...said('all of it'), parts: [] },
    },
    {
      headline: { from: 'part', part: 'distance', parts: ['distance', 'control'] },
      expected: { ...said('far'), parts: [name('distance'), name('control')] },
    },
    {
      headline: { from: 'some', level: 'level4', parts: ['overload'] },
      expected: { ...said('more'), parts: [name('overload')] },
    },
    {
      headline: { from: 'rule', head: 'spell' },
      of: withHeads({ rules: { spell: said('rule') } }),
      expected: { ...said('rule'), parts: [] },
    },
  ])('are those of $headline', ({ headline, of = text, expected }) => {
    expect(headView(headline, of)).toEqual(expected)
  })

  test('are none where nothing is summed up', () => {
    expect(headView({ from: 'plain' }, text)).toBeNull()
  })

  test.each<{ headline: Headline; missing: string }>([
    { headline: { from: 'band', level: 'level2' }, missing: 'overall' },
    { headline: { from: 'whole' }, missing: 'the whole' },
    { headline: { from: 'part', part: 'distance', parts: [] }, missing: 'distance' },
    { headline: { from: 'some', level: 'level3', parts: [] }, missing: 'level3' },
    { headline: { from: 'rule', head: 'spell' }, missing: 'spell' },
  ])('throw an error that names the missing text: $missing', ({ headline, missing }) => {
    for (const heads of [undefined, {}]) {
      expect(() => headView(headline, { ...text, overall: undefined, heads })).toThrow(`no text for ${missing}`)
    }
    const unnamed: Headline = { from: 'some', level: 'level3', parts: ['nobody'] }
    expect(() => headView(unnamed, text)).toThrow('no text for nobody')
  })
})
