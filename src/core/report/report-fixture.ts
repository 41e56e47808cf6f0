import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { HelpLevel, Instrument } from '../instrument'
import { type AnswerGroup, type Profile, profileOf } from './profile'

/**
 * A small test of two traits with six items each (0–4, the last of each part reversed), two groups a part, one
 * question.
 */
export const instrument: Instrument = {
  slug: 'fixture',
  version: 1,
  group: 'self',
  minutes: 1,
  responseScale: { min: 0, max: 4 },
  dimensions: ['a', 'b'].map((part) => ({
    id: `part-${part}`,
    kind: 'trait' as const,
    items: [1, 2, 3, 4, 5, 6].map((n) => ({ id: `${part}${n}`, reversed: n === 6 })),
  })),
  context: [{ id: 'c1', options: 3 }],
  directed: [],
  pairs: [],
  order: [],
  hasOverall: false,
  care: { first: [], soft: [], rules: [] },
  sample: {},
  freeDimension: 'part-a',
  shareable: true,
}

export const groups: AnswerGroup[] = ['a', 'b'].flatMap((part) => [
  { id: `${part}-first`, part: `part-${part}`, items: [1, 2, 3].map((n) => `${part}${n}`) },
  { id: `${part}-last`, part: `part-${part}`, items: [4, 5, 6].map((n) => `${part}${n}`) },
])

/** Returns a profile from turned answers, six digits a part; `-` leaves one out. */
export function createProfile(a: string, b: string, context: Responses = {}, help: HelpLevel = 'none'): Profile {
  const responses: Record<string, number> = { ...context }
  for (const [part, digits] of [
    ['a', a],
    ['b', b],
  ] as const) {
    ;[...digits].forEach((digit, at) => {
      if (digit !== '-') responses[`${part}${at + 1}`] = at === 5 ? 4 - Number(digit) : Number(digit)
    })
  }
  return profileOf({ instrument, groups, result: scoreSitting(instrument, responses, {}), responses, help })
}
