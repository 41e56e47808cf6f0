import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { respondentKinds } from './respondents'
import { maxRetakePercent, measureCopyDetection, minFoundByAnswers, outcomesOf, twoStandardErrors } from './validity'

const people = 200
/** Seed other than those used for computing the cuts and for the bench. */
const seed = 1
/** Tests to check: one short, one of middle length, one long. */
const judged = currentInstruments().filter(({ slug }) => ['self-worth', 'sleep', 'big-five'].includes(slug))

describe.each(judged.map((instrument) => ({ instrument, name: instrument.slug })))(
  'the test $name',
  ({ instrument }) => {
    test.each(respondentKinds.filter(({ name }) => maxRetakePercent[name]))(
      'advises few respondents of the kind “$name” to retake the test',
      async (kind) => {
        const { askAgain, untimed } = await outcomesOf(instrument, kind, { people, seed, slope: 1.5 })
        const most = maxRetakePercent[kind.name] ?? 0
        expect(Math.max(askAgain, untimed)).toBeLessThanOrEqual(most + 1.5 * twoStandardErrors(most, people))
      },
    )

    test.each(respondentKinds.filter(({ name }) => ['straight line, obeys', 'zigzag'].includes(name)))(
      'advises nearly all respondents of the kind “$name” to retake the test',
      async (kind) => {
        const { untimed } = await outcomesOf(instrument, kind, { people: 100, seed, slope: 1.5 })
        expect(untimed).toBeGreaterThan(95)
      },
    )

    test.each(respondentKinds.filter(({ name }) => name === 'random, human pace'))(
      'excludes most respondents of the kind “$name” from the norms',
      async (kind) => {
        const { outOfNorms } = await outcomesOf(instrument, kind, { people, seed, slope: 1.5 })
        expect(outOfNorms).toBeGreaterThan(75)
      },
    )
  },
)

test.each(judged.filter(({ slug }) => minFoundByAnswers[slug]))(
  'random answers to $slug that pass the attention checks are detected without response times',
  async (instrument) => {
    const kind = respondentKinds.find(({ name }) => name === 'random, obeys')
    if (!kind) throw new Error('no such kind')
    const { untimed } = await outcomesOf(instrument, kind, { people, seed, slope: 1.5 })
    const least = minFoundByAnswers[instrument.slug] ?? 0
    expect(untimed).toBeGreaterThanOrEqual(least - 1.5 * twoStandardErrors(least, people))
  },
)

test.each(judged)('copies of one answer sheet of $slug are detected with few false positives', (instrument) => {
  const { found, wrong } = measureCopyDetection(instrument, { seed, people: 300, copies: 15 })
  expect(found).toBeGreaterThan(80)
  expect(wrong).toBeLessThan(1.5)
})
