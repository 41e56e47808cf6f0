import type { Responses } from '@mindglass/psychometrics/instrument'
import { type SittingResult, scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { advisesRetake, resultColumn, sittingResponses, sittingResult } from './stored-sitting'

/** Id of the sitting whose result is stored. */
const id = 'a-sitting'
const stored = (result: SittingResult) => ({ id, result: JSON.parse(JSON.stringify(resultColumn(id, result))) })

const scored = currentInstruments().map((instrument) => {
  const responses: Responses = Object.fromEntries(instrument.order.map((id) => [id, instrument.responseScale.min]))
  return { slug: instrument.slug, result: scoreSitting(instrument, responses, {}) }
})
const [{ result } = { result: undefined }] = scored

describe('stored scores', () => {
  test.each(scored)('are read back unchanged for $slug', ({ result }) => {
    expect(sittingResult(stored(result))).toEqual(result)
  })

  test.each([
    { flags: [], validity: 'use' },
    { flags: ['directed'], validity: 'noNorms' },
    { flags: ['speed', 'directed'], validity: 'askAgain' },
  ] as const)(
    'have the flags $flags and the validity $validity when an older row lacks a validity',
    ({ flags, validity }) => {
      const older = { ...result, flags, validity: undefined, distress: true }
      expect(sittingResult({ id, result: JSON.parse(JSON.stringify(older)) })).toEqual({ ...result, flags, validity })
    },
  )

  test('are null and advise no retake when the sitting has no result yet', () => {
    expect(sittingResult({ id, result: null })).toBeNull()
    expect(advisesRetake({ id, result: null })).toBe(false)
  })

  test.each([
    ['another version', { normVersion: 'design-9' }],
    ['a flag that does not exist', { flags: ['tooFast'] }],
    ['an outcome that does not exist', { validity: 'maybe' }],
    ['a new flag without an outcome', { flags: ['spread'], validity: undefined }],
    ['a missing part', { dimensions: undefined }],
  ])('are rejected when they have %s', (_, change) => {
    expect(() => sittingResult({ id, result: JSON.parse(JSON.stringify({ ...result, ...change })) })).toThrow()
  })

  test.each([
    { validity: 'use', advised: false },
    { validity: 'noNorms', advised: false },
    { validity: 'askAgain', advised: true },
  ] as const)('make advisesRetake return $advised when the validity is $validity', ({ validity, advised }) => {
    if (!result) throw new Error('no instrument')
    expect(advisesRetake(stored({ ...result, validity }))).toBe(advised)
  })
})

test.each([
  ['a list', []],
  ['an answer without a value', { q01: { ms: 1, at: 1 } }],
])('stored answers with an invalid structure are rejected: %s', (_, responses) => {
  expect(() => sittingResponses({ id, responses })).toThrow()
})
