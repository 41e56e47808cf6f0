import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findInstrument } from '@/content/tests/instruments'
import { answeredOrSkippedItems, assertAnswers, mergeResponses, timesOf, valuesOf } from './responses'
import { Answer } from './schema'

const answer = (item: string, value: number | null, at: number): Answer => ({ item, value, ms: 2000, at })

describe('mergeResponses', () => {
  test.each([
    { name: 'a new item', incoming: [answer('q02', 3, 5)], expected: { q01: 1, q02: 3 } },
    { name: 'a later answer', incoming: [answer('q01', 4, 11)], expected: { q01: 4 } },
    { name: 'an earlier answer', incoming: [answer('q01', 4, 9)], expected: { q01: 1 } },
    { name: 'an answer of the same moment', incoming: [answer('q01', 4, 10)], expected: { q01: 1 } },
    { name: 'two answers to one item', incoming: [answer('q01', 4, 12), answer('q01', 2, 11)], expected: { q01: 4 } },
    { name: 'an empty batch', incoming: [], expected: { q01: 1 } },
  ])('merges the stored answer and $name into $expected', ({ incoming, expected }) => {
    const stored = { q01: { value: 1, ms: 900, at: 10 } }
    expect(valuesOf(mergeResponses(stored, incoming))).toEqual(expected)
    expect(stored).toEqual({ q01: { value: 1, ms: 900, at: 10 } })
  })

  const answers = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom('q01', 'q02', 'q03'),
      value: fc.integer({ min: 0, max: 4 }),
      ms: fc.nat(9000),
      at: fc.nat(1e6),
    }),
    { selector: ({ at }) => at, maxLength: 20 },
  )

  test('is idempotent and independent of the order in which answers arrive', () => {
    fc.assert(
      fc.property(answers, fc.nat(20), (all, cut) => {
        const once = mergeResponses({}, all)
        expect(mergeResponses(once, all)).toEqual(once)
        expect(mergeResponses(mergeResponses({}, all.slice(cut)), all.slice(0, cut))).toEqual(once)
        expect(mergeResponses({}, all.toReversed())).toEqual(once)
      }),
    )
  })

  test('keeps the response time of the latest answer', () => {
    const merged = mergeResponses({ q01: { value: 1, ms: 900, at: 10 } }, [{ item: 'q01', value: 2, ms: 4000, at: 20 }])
    expect(timesOf(merged)).toEqual({ q01: 4000 })
  })
})

test('a skipped item is neither scored nor timed and can be answered later', () => {
  const stored = mergeResponses({}, [answer('q01', null, 1), answer('q02', 3, 2)])
  expect(valuesOf(stored)).toEqual({ q02: 3 })
  expect(timesOf(stored)).toEqual({ q02: 2000 })
  expect([...answeredOrSkippedItems(stored)]).toEqual(['q01', 'q02'])
  expect(valuesOf(mergeResponses(stored, [answer('q01', 4, 3)]))).toEqual({ q01: 4, q02: 3 })
})

describe('assertAnswers', () => {
  const instrument = findInstrument('sleep', 1)
  if (!instrument) throw new Error('the sleep test is published')

  test.each([
    { answers: [answer('q01', 5, 1)], code: 'RESPONSE_OUT_OF_RANGE' },
    { answers: [answer('q01', -1, 1)], code: 'RESPONSE_OUT_OF_RANGE' },
    { answers: [answer('q99', 1, 1)], code: 'UNKNOWN_ITEM' },
    { answers: [answer('q01', 9, 1), answer('q01', 1, 2)], code: 'RESPONSE_OUT_OF_RANGE' },
  ])('rejects invalid answers with $code', ({ answers, code }) => {
    expect(() => assertAnswers(instrument, answers)).toThrow(expect.objectContaining({ code }))
  })

  test('accepts a skipped item only when the test allows skipping, but never a skipped attention check', () => {
    const open = { ...instrument, leaveOut: true as const }
    const attention = instrument.directed[0]?.id ?? ''
    const refused = expect.objectContaining({ code: 'RESPONSE_OUT_OF_RANGE' })
    expect(() => assertAnswers(open, [answer('q01', null, 1)])).not.toThrow()
    expect(() => assertAnswers(open, [answer(attention, null, 1)])).toThrow(refused)
    expect(() => assertAnswers(open, [answer('q99', null, 1)])).toThrow(refused)
    expect(() => assertAnswers(instrument, [answer('q01', null, 1)])).toThrow(refused)
  })

  test('accepts every value of the scale', () => {
    const answers = instrument.order.flatMap((item) => [0, 1, 2, 3, 4].map((value) => answer(item, value, value)))
    expect(() => assertAnswers(instrument, answers)).not.toThrow()
  })
})

test.each(['__proto__', '', 'q 1', '1q', `q${'0'.repeat(32)}`])('the item id "%s" is rejected', (item) => {
  expect(Answer.safeParse(answer(item, 1, 1)).success).toBe(false)
})
