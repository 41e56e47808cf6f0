import { expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets } from '@/content/check/report/sheets'
import { instrument } from '../instrument'
import { report } from '../report'

const random = randomSheets(instrument, report.groups, 1500, 5).map((sheet) => composeSheet(instrument, report, sheet))

const levelOf = ({ profile }: ComposedReport, id: string): string =>
  profile.parts.find((part) => part.id === id)?.level ?? ''

const paragraphsOf = ({ composition: { portrait, letter, parts, meeting, edge, plan } }: ComposedReport): string[] =>
  [
    portrait,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...(plan?.days ?? []).map(({ piece }) => piece),
  ].flatMap((piece) => piece?.id ?? [])

/** Pieces that use a light tone, set a task or question a number. */
const light =
  /^(?:edge\.|portrait\.(?!heavy|bleak)|gives\.(?!heavy)|pull\.(?!teach-mistake|silent|beside-help)|difference\.(?:photo|able-over-kind)|meeting\.(?!heavy|doubting-strict)|group\.(?:hands|looking\.middle)|day\.(?:evidence|forecast|bold|word-for-word))/

test('a report for very low acceptance and low competence has the help plan', () => {
  const bleak = random.filter(
    (one) => levelOf(one, 'acceptance') === 'level1' && /^level[12]$/.test(levelOf(one, 'competence')),
  )
  expect(bleak.length).toBeGreaterThan(50)
  expect(new Set(bleak.map((one) => levelOf(one, 'contingency'))).size).toBeGreaterThan(4)
  for (const reading of bleak) {
    expect(reading.composition.plan?.plan.id).toBe('help')
    expect(reading.composition.handOver.map(({ reader }) => reader)).toContain('doctor')
    expect(paragraphsOf(reading).filter((id) => light.test(id))).toEqual([])
  }
})

test('a report for low acceptance has the “help” or the “kind” plan', () => {
  const strict = random.filter((one) => /^level[12]$/.test(levelOf(one, 'acceptance')))
  expect(strict.length).toBeGreaterThan(200)
  expect(new Set(strict.map(({ composition }) => composition.plan?.plan.id))).toEqual(new Set(['help', 'kind']))
})

test('a report for identical answers in the middle has the portrait and the letter “even”', () => {
  const middle = instrument.dimensions.flatMap(({ items }) => items.map(({ id }) => [id, 3] as const))
  const reading = composeSheet(instrument, report, { name: 'all in between', responses: Object.fromEntries(middle) })
  expect(paragraphsOf(reading).slice(0, 3)).toEqual(['portrait.even', 'pattern.even', 'gives.middle'])
  expect(reading.composition.handOver[0]?.facts.map(({ id }) => id)).toContain('fact.friend.between')
})
