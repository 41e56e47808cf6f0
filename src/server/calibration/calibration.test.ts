import { expect, test } from 'vitest'
import { answersOf, normal, seeded, trueItems } from '@/core/psychometrics/calibration/simulation'
import { calibrateInThread } from './calibration'

const random = seeded(11)
const items = trueItems(random, 6, 4)
const people = (n: number) => Array.from({ length: n }, () => answersOf(random, items, normal(random)))
const scale = { min: 0, max: 3 }

test('a thread calibrates one part and ends', async () => {
  const answer = await calibrateInThread({ rows: people(500), scale })
  if (!answer.ok) throw new Error(answer.detail)
  expect(answer.value.respondents).toBe(500)
  expect(answer.value.items.map(({ intercepts }) => intercepts.length)).toEqual([3, 3, 3, 3, 3, 3])
})

test('a refusal comes back with its reason', async () => {
  expect(await calibrateInThread({ rows: people(499), scale })).toEqual({
    ok: false,
    reason: 'too-few-respondents',
    detail: 'too-few-respondents: 499 of 500',
  })
})

test('a thread that takes too long is ended', async () => {
  await expect(calibrateInThread({ rows: people(500), scale }, 1)).rejects.toThrow('longer than 1 ms')
})
