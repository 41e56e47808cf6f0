import type { Instrument, Responses } from './instrument.ts'
import { rawAnswers } from './scoring/key.ts'
import type { SheetSign } from './validity/signs.ts'
import { assessValidity } from './validity/validity.ts'

export const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `i${from + index}`)
export const uniformResponses = (items: readonly string[], value: number) =>
  Object.fromEntries(items.map((id) => [id, value]))

/** Instrument with 24 scored items; a directed item is presented after i6, and a context item after i12. */
export const trialInstrument: Instrument = {
  slug: 'trial',
  version: 1,
  responseScale: { min: 0, max: 4 },
  dimensions: [{ id: 'd', kind: 'symptom', items: ids(1, 24).map((id) => ({ id, reversed: false })) }],
  context: [{ id: 'c1', options: 5 }],
  directed: [{ id: 'x1', expected: 3 }],
  pairs: [
    { a: 'i1', b: 'i20', kind: 'synonym' },
    { a: 'i2', b: 'i21', kind: 'antonym' },
    { a: 'i3', b: 'i22', kind: 'antonym' },
  ],
  order: [...ids(1, 6), 'x1', ...ids(7, 12), 'c1', ...ids(13, 24)],
  hasOverall: true,
}

/** Attentive answers without long runs or repeated patterns, and with consistent pairs. */
export const attentive: Responses = {
  ...Object.fromEntries(ids(1, 24).map((id, index) => [id, [...'123212213122313221232112'].map(Number)[index] ?? 0])),
  i20: 1,
  i21: 2,
  i22: 1,
  c1: 0,
  x1: 3,
}

export const flagsOf = (responses: Responses, timesMs: Record<string, number> = {}, of = trialInstrument) =>
  assessValidity(of, rawAnswers(of, responses), { times: timesMs }).flags

/** No sheets left out for any sign. */
export const noSigns: Record<SheetSign, number> = {
  directed: 0,
  inconsistency: 0,
  speed: 0,
  longstring: 0,
  pattern: 0,
  spread: 0,
  copied: 0,
}
