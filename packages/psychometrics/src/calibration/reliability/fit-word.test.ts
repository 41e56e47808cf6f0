import { expect, test } from 'vitest'
import { fitWord } from './fit-word.ts'

test.each([
  { cfi: 1, rmsea: 0, word: 'good' },
  { cfi: 0.95, rmsea: 0.06, word: 'good' },
  { cfi: 0.949, rmsea: 0.06, word: 'fair' },
  { cfi: 0.95, rmsea: 0.061, word: 'fair' },
  { cfi: 0.9, rmsea: 0.08, word: 'fair' },
  { cfi: 0.899, rmsea: 0.01, word: 'low' },
  { cfi: 0.99, rmsea: 0.081, word: 'low' },
] as const)('fitWord returns $word for CFI $cfi and RMSEA $rmsea', ({ cfi, rmsea, word }) => {
  expect(fitWord({ cfi, rmsea })).toBe(word)
})
