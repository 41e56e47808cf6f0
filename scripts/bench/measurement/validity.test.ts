import { describe, expect, test } from 'vitest'
import { publishedInstruments } from '@/content/instruments'
import { kinds } from './people'
import { outcomesOf } from './validity'

const people = 400
/** What chance adds to a share of `people`: three standard errors, in percent. */
const slack = (percent: number) => 300 * Math.sqrt((percent / 100) * (1 - percent / 100) * (1 / people))
const judged = kinds.filter(({ least, most }) => least !== undefined || most !== undefined)

describe.each(
  publishedInstruments().map((instrument) => ({ instrument, name: `${instrument.slug} v${instrument.version}` })),
)('$name', ({ instrument }) => {
  test.each(judged)('asks again: $name', async (kind) => {
    const { askAgain, use } = await outcomesOf(instrument, kind, people, 1)
    const { least, most } = kind
    if (least !== undefined) expect(askAgain).toBeGreaterThanOrEqual(least - slack(least))
    if (most !== undefined) expect(askAgain).toBeLessThanOrEqual(most + slack(most))
    // Keeping out of norms is the stricter of the two.
    expect(askAgain + use).toBeLessThan(100.001)
  })
})
