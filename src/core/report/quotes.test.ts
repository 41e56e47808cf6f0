import { expect, test } from 'vitest'
import { quotesOf } from './quotes'
import { createProfile } from './report-fixture'

const order = ['a2', 'a1', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']

test('quotes contain one confirming, one contradicting and one connecting answer', () => {
  // Part a leads with a high score. Part b leans low, so the answer that stands out there is its high one, b6.
  expect(quotesOf(createProfile('443430', '111103'), order)).toEqual([
    { role: 'confirms', item: 'a2', end: 'high' },
    { role: 'contradicts', item: 'a6', end: 'low' },
    { role: 'connects', item: 'b6', end: 'high' },
  ])
})

test('a leading part with a low score is confirmed by its lowest answer', () => {
  expect(quotesOf(createProfile('001020', '222222'), order)[0]).toEqual({
    role: 'confirms',
    item: 'a2',
    end: 'low',
  })
})

test('a mild symptom is confirmed by a mild answer, and contradicted by the most severe answer', () => {
  const light = createProfile('111030', '000000')
  const parts = light.parts.map((part) => ({ ...part, kind: 'symptom' as const }))
  expect(quotesOf({ ...light, parts }, order).slice(0, 2)).toEqual([
    { role: 'confirms', item: 'a4', end: 'low' },
    { role: 'contradicts', item: 'a5', end: 'high' },
  ])
})

test('a symptom that is not mild is confirmed by its most severe answer, even a middle one', () => {
  const symptoms = (answers: string) => {
    const one = createProfile(answers, '000000')
    return { ...one, parts: one.parts.map((part) => ({ ...part, kind: 'symptom' as const })) }
  }
  expect(quotesOf(symptoms('222211'), order)).toEqual([
    { role: 'confirms', item: 'a2', end: 'high' },
    { role: 'contradicts', item: 'a5', end: 'low' },
  ])
  // A score of four tenths of the scale is no longer light.
  expect(quotesOf(symptoms('22211-'), order)[0]).toEqual({ role: 'confirms', item: 'a2', end: 'high' })
})

test('a middle answer does not contradict its part', () => {
  expect(quotesOf(createProfile('333222', '222222'), order)).toEqual([{ role: 'confirms', item: 'a2', end: 'high' }])
  expect(quotesOf(createProfile('444432', '000012'), order).map(({ role, item }) => role + item)).toEqual([
    'confirmsa2',
    'confirmsb1',
  ])
  expect(quotesOf(createProfile('444421', '222222'), order)[1]).toMatchObject({
    role: 'contradicts',
    item: 'a6',
  })
})

test('an answer is quoted only if its text suits the reader', () => {
  const suits = (item: string, end: string) => item !== 'a2' && end === 'high'
  expect(quotesOf(createProfile('443430', '111103'), order, { suits })).toEqual([
    { role: 'confirms', item: 'a1', end: 'high' },
    { role: 'connects', item: 'b6', end: 'high' },
  ])
})

test('an answer is not quoted when it is already explained elsewhere', () => {
  expect(
    quotesOf(createProfile('443430', '111103'), order, { taken: new Set(['a2', 'a6']) }).map(({ item }) => item),
  ).toEqual(['a1', 'b6'])
})

test('an answer is quoted only for the side of the scale on which it lies', () => {
  // The lowest answer of part a, 3, lies above the middle. The highest of part b, 1, lies below, so its 0 is quoted.
  expect(quotesOf(createProfile('444433', '000011'), order).map(({ item, end }) => item + end)).toEqual([
    'a2high',
    'b1low',
  ])
})

test('no answer is quoted when the answers within each part are equal', () => {
  expect(quotesOf(createProfile('333333', '222222'), order)).toEqual([])
})

test('the second part can supply a connecting quote when the answers of the leading part are equal', () => {
  expect(quotesOf(createProfile('333333', '111103'), order)).toEqual([{ role: 'connects', item: 'b6', end: 'high' }])
})

test('a third part is quoted only when the first two parts have no answer that stands out', () => {
  const withThird = (a: string, b: string) => {
    const two = createProfile(a, b)
    const part = { ...createProfile(a, '444411').parts[1], id: 'part-c', pomp: 60 }
    const answers = [...createProfile(a, '444411').answers.values()]
      .filter((one) => one.part === 'part-b')
      .map((one) => ({ ...one, id: one.id.replace('b', 'c'), part: 'part-c' }))
    return {
      ...two,
      parts: [...two.parts, part as (typeof two.parts)[number]],
      answers: new Map([...two.answers, ...answers.map((one) => [one.id, one] as const)]),
    }
  }
  const missing = quotesOf(withThird('444443', '111111'), order)
  expect(missing.map(({ item }) => item)).toEqual(['a2', 'c5'])
  expect(quotesOf(withThird('443430', '111103'), order).map(({ item }) => item)).toEqual(['a2', 'a6', 'b6'])
})

test('an answer confirms nothing when it does not lie beyond the mean of its part', () => {
  // The one answer that stands out is explained elsewhere, and the rest lie below the mean.
  expect(
    quotesOf(createProfile('433333', '222222'), order, { taken: new Set(['a1']) }).map(({ role }) => role),
  ).toEqual([])
})

test('no answer is quoted when no part is scored', () => {
  expect(quotesOf(createProfile('4-----', '2-----'), order)).toEqual([])
})
